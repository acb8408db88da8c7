import type { ListRow } from '#dataset/schema.ts';
import { paths } from '#paths.ts';

/** The areas whose pages show a table of questions; the first segment of a question's address. */
export type PageCategory = 'dsa' | 'system-design' | 'machine-learning' | 'behavioral';

const ADDRESSES: Record<PageCategory, (databaseId: string) => string> = {
  dsa: paths.question,
  'system-design': paths.systemDesignQuestion,
  'machine-learning': paths.mlQuestion,
  behavioral: paths.behaviorQuestion,
};

const isPageCategory = (top: string): top is PageCategory => Object.hasOwn(ADDRESSES, top);

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Address of a row's page, `/…-question/{top}/{sub}/{id}`. The parts come from `databaseId`; without one the
 * first comes from the page the row stands on, the second from its category.
 */
export function questionLink(
  page: PageCategory,
  row: Pick<ListRow, 'id' | 'category' | 'databaseId'>,
): string {
  const databaseId = row.databaseId ?? `${page}/${slug(row.category)}/${row.id}`;
  const top = databaseId.split('/')[0] ?? '';
  return ADDRESSES[isPageCategory(top) ? top : page](databaseId);
}
