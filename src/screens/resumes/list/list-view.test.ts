import { describe, expect, it } from 'vitest';
import { type ListedProject, readView, viewProjects, writeView } from './list-view.ts';

const project = (id: string, fields: Partial<ListedProject> = {}): ListedProject => ({
  id,
  title: id,
  owner: 'You',
  lastModified: 0,
  tags: [],
  archived: false,
  ...fields,
});
const first = readView(new URLSearchParams());
const ids = (list: readonly ListedProject[]) => list.map(({ id }) => id);

describe('the list of documents', () => {
  const all = [
    project('Zoë', { lastModified: 1, tags: ['jobs'] }),
    project('alpha', { lastModified: 3 }),
    project('beta', { lastModified: 2, archived: true }),
  ];

  it('shows the newest first, without what is archived', () => {
    expect(viewProjects(all, first)).toMatchObject({ total: 2 });
    expect(ids(viewProjects(all, first).shown)).toEqual(['alpha', 'Zoë']);
    expect(ids(viewProjects(all, { ...first, archived: true }).shown)).toEqual(['beta']);
  });

  it('finds words in title, owner and tags, whatever their case and accents', () => {
    for (const search of ['zoe', 'YOU jobs', 'ZOË'])
      expect(ids(viewProjects(all, { ...first, search }).shown)).toEqual(['Zoë']);
    expect(viewProjects(all, { ...first, search: 'gamma' })).toEqual({ shown: [], total: 2 });
    expect(ids(viewProjects(all, { ...first, tag: 'jobs' }).shown)).toEqual(['Zoë']);
  });

  it('sorts by title in either order', () => {
    const byTitle = { ...first, sort: 'title' as const, descending: false };
    expect(ids(viewProjects(all, byTitle).shown)).toEqual(['alpha', 'Zoë']);
    expect(ids(viewProjects(all, { ...byTitle, descending: true }).shown)).toEqual(['Zoë', 'alpha']);
  });

  it('is kept in the address', () => {
    for (const address of [
      '',
      'q=a+b&tag=x&show=archived',
      'sort=title',
      'sort=title&order=desc',
      'order=asc',
    ])
      expect(writeView(readView(new URLSearchParams(address))).toString()).toBe(address);
    expect(readView(new URLSearchParams('sort=nonsense'))).toEqual(first);
  });
});
