import { areaOf } from '#areas.ts';
import type { ListRow } from '#dataset/schema.ts';
import { PAGES } from '#pages.ts';
import { bookmarks } from '#storage/question-records.ts';
import type { Origin } from './origin.ts';

/** What is shown of a question that comes before or after another. */
export type SequenceRow = Pick<ListRow, 'id' | 'title' | 'databaseId'>;

/** Questions in the order of a list, and the list's name. */
export interface Sequence {
  label: string;
  rows: readonly SequenceRow[];
}

/** Loads what lists a question and gives the order in which one came to it, or the most useful one. */
export async function loadSequence(databaseId: string, origin: Origin): Promise<Sequence> {
  const area = areaOf(databaseId);
  const candidates =
    area?.form === 'code' ? await codingSequences(origin) : await answerSequences(databaseId, origin);
  const holds = ({ rows }: Sequence) => rows.some((row) => row.databaseId === databaseId);
  return candidates.find(holds) ?? { label: '', rows: [] };
}

const written = (rows: readonly ListRow[]) => rows.filter((row) => row.written && row.databaseId);

const isFiltered = ({ to }: Origin): boolean => to.includes('?');

/** All coding questions as the table shows them; unfiltered they say no more than their titles. */
async function allCoding(origin: Origin): Promise<readonly SequenceRow[]> {
  if (!isFiltered(origin)) return (await import('virtual:dataset/order')).default;
  return written(await asShown((await import('virtual:dataset/rows')).default, origin));
}

/** The rows as the table at an address shows them; by status it would lose a question once it is solved. */
async function asShown(rows: readonly ListRow[], origin: Origin): Promise<readonly ListRow[]> {
  // Most come from nowhere or from a table as it is: they need not load what filters it.
  if (!isFiltered(origin)) return rows;
  const { readView, viewRows } = await import('../question-table/filter.ts');
  const view = { ...readView(new URLSearchParams(origin.to.split('?')[1])), status: '' };
  const marked = view.bookmarked ? await bookmarks.list() : [];
  return viewRows(rows, view, () => 'todo', new Set(marked.map(({ id }) => id)));
}

async function codingSequences(origin: Origin): Promise<Sequence[]> {
  const [{ default: rows }, { default: lists }] = await Promise.all([
    import('virtual:dataset/order'),
    import('virtual:dataset/lists'),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = (ids: readonly string[]) => [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const blind = {
    label: PAGES.blind75.title,
    rows: inOrder(lists['blind-75'].flatMap(({ questions }) => questions)),
  };
  const leetcode = {
    label: PAGES.leetcode150.title,
    rows: inOrder(lists['leetcode-150'].flatMap(({ questions }) => questions)),
  };
  const all = { label: PAGES.dsa.title, rows };
  if (origin.page === 'leetcode150') return [leetcode, blind, all];
  if (origin.page === 'dsa') return [{ ...all, rows: await allCoding(origin) }, blind, leetcode, all];
  if (origin.page !== 'track') return [blind, leetcode, all];
  const { default: tracks } = await import('virtual:dataset/tracks');
  const track = tracks.find(({ id }) => origin.to.endsWith(`/${id}`));
  const ids = track?.topics.flatMap(({ questions }) => questions) ?? [];
  return [{ label: track?.title ?? '', rows: inOrder(ids) }, blind, leetcode, all];
}

async function answerSequences(databaseId: string, origin: Origin): Promise<Sequence[]> {
  const { default: rows } = await import('virtual:dataset/answer-rows');
  const area = areaOf(databaseId);
  const group = databaseId.slice(0, databaseId.lastIndexOf('/') + 1);
  // Designs are listed by kind, behavioral questions all together.
  const prefix = area?.form === 'star' ? `${area.top}/` : group;
  const own = written(rows.filter((row) => row.databaseId?.startsWith(prefix)));
  const label = area?.groups[group.split('/')[1] ?? ''] ?? area?.label ?? '';
  const name = area?.form === 'star' ? area.label : label;
  return [
    { label: name, rows: await asShown(own, origin) },
    { label: name, rows: own },
  ];
}
