import type { Project } from '#resume/model.ts';

export const SORT_KEYS = ['title', 'owner', 'lastModified'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** What the list shows; lives in the address. */
export interface ListView {
  search: string;
  tag: string;
  archived: boolean;
  sort: SortKey;
  descending: boolean;
}

const FIRST: ListView = { search: '', tag: '', archived: false, sort: 'lastModified', descending: true };

export function readView(params: URLSearchParams): ListView {
  const sort = SORT_KEYS.find((key) => key === params.get('sort')) ?? FIRST.sort;
  return {
    search: params.get('q') ?? '',
    tag: params.get('tag') ?? '',
    archived: params.get('show') === 'archived',
    sort,
    descending: params.has('order') ? params.get('order') === 'desc' : sort === FIRST.sort,
  };
}

/** The view as an address holds it: only what differs from the first view. */
export function writeView({ search, tag, archived, sort, descending }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (tag) params.set('tag', tag);
  if (archived) params.set('show', 'archived');
  if (sort !== FIRST.sort) params.set('sort', sort);
  if (descending !== (sort === FIRST.sort)) params.set('order', descending ? 'desc' : 'asc');
  return params;
}

/** What a row needs to be found and sorted. */
export type ListedProject = Pick<Project, 'id' | 'title' | 'owner' | 'lastModified' | 'tags' | 'archived'>;

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Every document of the view's shelf, and those that its search, tag and order leave of it. */
export function viewProjects<T extends ListedProject>(
  all: readonly T[],
  view: ListView,
): { shown: T[]; total: number } {
  const shelf = all.filter(({ archived }) => archived === view.archived);
  const words = fold(view.search).split(/\s+/).filter(Boolean);
  const found = shelf.filter(
    ({ title, owner, tags }) =>
      (!view.tag || tags.includes(view.tag)) &&
      words.every((word) => fold([title, owner, ...tags].join(' ')).includes(word)),
  );
  const by = (a: T, b: T) =>
    view.sort === 'lastModified'
      ? a.lastModified - b.lastModified
      : a[view.sort].localeCompare(b[view.sort], 'en', { numeric: true });
  found.sort((a, b) => (view.descending ? by(b, a) : by(a, b)) || a.id.localeCompare(b.id));
  return { shown: found, total: shelf.length };
}
