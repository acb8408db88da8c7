import type { ListRow } from '#dataset/schema.ts';

/** What most rows of answers have. */
const USUAL = {
  solutions: 1,
  companies: '',
  frequency: 0,
  written: true,
} as const satisfies Partial<ListRow>;

/** The end of most addresses. Pages have its text. */
const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A row without what pages can tell from the rest of it: they load every row of an area before anything else. */
export function packedRow({ id, databaseId, ...row }: ListRow): object {
  const unusual = Object.entries(row).filter(([name, value]) => USUAL[name as keyof typeof USUAL] !== value);
  const isTitle = databaseId?.endsWith(`/${slug(row.title)}`);
  return {
    ...Object.fromEntries(unusual),
    databaseId: isTitle ? databaseId?.slice(0, -id.length) : databaseId,
  };
}

/** Code that follows an expression of packed rows and makes rows of them. */
export const UNPACK_ROWS = `.map((row) => {
  const slug = ${slug};
  const databaseId = row.databaseId.endsWith("/") ? row.databaseId + slug(row.title) : row.databaseId;
  return { id: databaseId.split("/").at(-1), ...${JSON.stringify(USUAL)}, ...row, databaseId };
})`;
