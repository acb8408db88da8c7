import type { Difficulty, ListRow } from '#dataset/schema.ts';
import { topicKey, topicNames, topicsOf } from './topics.ts';

export type Status = 'todo' | 'attempted' | 'solved';
export const STATUS_LABELS: Record<Status, string> = {
  todo: 'To do',
  attempted: 'Attempted',
  solved: 'Solved',
};

const DIFFICULTIES: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];

/** Columns a table can be ordered by. */
export const SORTS = [
  'title',
  'category',
  'difficulty',
  'status',
  'companies',
  'frequency',
  'solutions',
] as const;
export type SortKey = (typeof SORTS)[number];

/** What the table shows and in which order; lives in the address. An empty string filters nothing. */
export interface TableView {
  search: string;
  difficulty: string;
  topic: string;
  company: string;
  status: string;
  /** Anything but the empty string: bookmarked questions alone. */
  bookmarked: string;
  sort?: SortKey;
  descending: boolean;
}

const TEXT_FIELDS = {
  search: 'q',
  difficulty: 'difficulty',
  topic: 'topic',
  company: 'company',
  status: 'status',
  bookmarked: 'bookmarked',
} as const;

/** Reads a view from the address; what it does not know is ignored. */
export function readView(params: URLSearchParams): TableView {
  const sort = params.get('sort') ?? '';
  const key = SORTS.find((name) => name === sort.replace(/^-/, ''));
  return {
    search: params.get('q') ?? '',
    difficulty: params.get('difficulty') ?? '',
    topic: params.get('topic') ?? '',
    company: params.get('company') ?? '',
    status: params.get('status') ?? '',
    bookmarked: params.get('bookmarked') ?? '',
    sort: key,
    descending: key !== undefined && sort.startsWith('-'),
  };
}

/** Writes a view over `params`, leaving parameters of others alone and out what is not set. */
export function writeView(view: TableView, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [field, name] of Object.entries(TEXT_FIELDS)) {
    const value = view[field as keyof typeof TEXT_FIELDS];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (view.sort) next.set('sort', `${view.descending ? '-' : ''}${view.sort}`);
  else next.delete('sort');
  return next;
}

export const isFiltered = (view: TableView): boolean =>
  Object.keys(TEXT_FIELDS).some((field) => view[field as keyof typeof TEXT_FIELDS].trim() !== '');

/** Whether the most asked questions come first: what a company asks has no better order, unless the user chose one. */
export const isRanked = (view: TableView): boolean => view.company !== '' && !view.sort;

export type StatusOf = (row: ListRow) => Status;

/** The rows a view shows, in its order. Every word of the search must occur in the title, another name, the category or topics. */
export function viewRows(
  rows: readonly ListRow[],
  view: TableView,
  statusOf: StatusOf,
  bookmarked: ReadonlySet<string>,
): ListRow[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const topic = topicKey(view.topic);
  const shown = rows.filter(
    (row) =>
      (!view.difficulty || row.difficulty === view.difficulty) &&
      (!topic || topicsOf(row).some((name) => topicKey(name) === topic)) &&
      (!view.company || row.companies.split(', ').includes(view.company)) &&
      (!view.status || statusOf(row) === view.status) &&
      (!view.bookmarked || bookmarked.has(row.databaseId ?? '')) &&
      words.every((word) => searchText(row).includes(word)),
  );
  if (isRanked(view)) return shown.sort((a, b) => b.frequency - a.frequency);
  if (!view.sort) return shown;
  const compare = comparators[view.sort];
  const sign = view.descending ? -1 : 1;
  // The title breaks ties, so that equal rows keep one order in either direction.
  return shown.sort((a, b) => sign * compare(a, b, statusOf) || compareText(a.title, b.title));
}

const searchTexts = new WeakMap<ListRow, string>();

function searchText(row: ListRow): string {
  let text = searchTexts.get(row);
  if (text === undefined) {
    text = [row.title, row.category, ...row.topics, ...row.aliases].join(' ').toLowerCase();
    searchTexts.set(row, text);
  }
  return text;
}

const collator = new Intl.Collator('en', { numeric: true });
const compareText = (a: string, b: string) => collator.compare(a, b);
const STATUS_ORDER: Record<Status, number> = { todo: 0, attempted: 1, solved: 2 };

const comparators: Record<SortKey, (a: ListRow, b: ListRow, statusOf: StatusOf) => number> = {
  title: (a, b) => compareText(a.title, b.title),
  category: (a, b) => compareText(a.category, b.category),
  difficulty: (a, b) => DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty),
  status: (a, b, statusOf) => STATUS_ORDER[statusOf(a)] - STATUS_ORDER[statusOf(b)],
  companies: (a, b) => compareText(a.companies, b.companies),
  frequency: (a, b) => a.frequency - b.frequency,
  solutions: (a, b) => a.solutions - b.solutions,
};

/** What a filter offers, and how many rows it would leave. */
export interface FilterOption {
  value: string;
  label: string;
  count: number;
}

/** How often each value occurs, in the order of their names. */
function counted(values: readonly string[]): FilterOption[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, label: value, count }))
    .sort((a, b) => compareText(a.label, b.label));
}

/** The values each filter offers, taken from the rows themselves. */
export function filterOptions(rows: readonly ListRow[]) {
  const difficulties = counted(rows.map((row) => row.difficulty));
  const nameOf = topicNames(rows);
  const topics = rows.flatMap((row) => [...new Set(topicsOf(row).map((topic) => nameOf(topic) ?? topic))]);
  return {
    difficulty: DIFFICULTIES.flatMap((name) => difficulties.filter(({ value }) => value === name)),
    // What all rows have tells none of them apart.
    topic: counted(topics).filter(({ count }) => count < rows.length),
    company: counted(rows.flatMap((row) => row.companies.split(', '))),
  };
}

/** The states of questions, and how many rows are in each. */
export const statusOptions = (rows: readonly ListRow[], statusOf: StatusOf): FilterOption[] =>
  Object.entries(STATUS_LABELS).map(([value, label]) => ({
    value,
    label,
    count: rows.filter((row) => statusOf(row) === value).length,
  }));
