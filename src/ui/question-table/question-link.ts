import { AREAS, type Area, areaOf } from '#areas.ts';
import type { ListRow } from '#dataset/schema.ts';

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Address of a row's page, `/…-question/{top}/{sub}/{id}`. The parts come from `databaseId`; without one the
 * first comes from the area whose page the row stands on, the second from its category.
 * @param top first segment of that area's questions
 */
export function questionLink(top: Area['top'], row: Pick<ListRow, 'id' | 'category' | 'databaseId'>): string {
  const databaseId = row.databaseId ?? `${top}/${slug(row.category)}/${row.id}`;
  const area = areaOf(databaseId) ?? AREAS.find((each) => each.top === top);
  return area?.question(databaseId) ?? '';
}
