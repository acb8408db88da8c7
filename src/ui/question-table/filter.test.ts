import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListRow } from '#dataset/schema.ts';
import { filterOptions, isFiltered, readView, SORTS, type Status, viewRows, writeView } from './filter.ts';

function row(part: Partial<ListRow> & { title: string }): ListRow {
  const id = part.title.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    category: 'Arrays',
    solutions: 0,
    difficulty: 'Easy',
    companies: '',
    frequency: 0,
    databaseId: `dsa/arrays/${id}`,
    topics: [],
    aliases: [],
    written: true,
    ...part,
  };
}

const rows = [
  row({ title: 'Two Sum', topics: ['Hash Table'], companies: 'Google, Meta', frequency: 126 }),
  row({ title: 'Sort Colors', difficulty: 'Medium', companies: 'Meta', frequency: 3 }),
  row({ title: 'Course Schedule', category: 'Graphs', difficulty: 'Hard', frequency: 40 }),
];
const todo = (): Status => 'todo';
const MARKED = new Set(['dsa/arrays/sort-colors']);
const titles = (query: string, statusOf: (row: ListRow) => Status = todo) =>
  viewRows(rows, readView(new URLSearchParams(query)), statusOf, MARKED).map(({ title }) => title);

describe('viewRows', () => {
  it('keeps the given order while nothing is set', () => {
    expect(titles('')).toEqual(['Two Sum', 'Sort Colors', 'Course Schedule']);
  });

  it('wants every word of the search, in title, category or topics, whatever the case', () => {
    expect(titles('q=hash+TWO')).toEqual(['Two Sum']);
    expect(titles('q=graphs')).toEqual(['Course Schedule']);
    expect(titles('q=two+colors')).toEqual([]);
  });

  it('filters by difficulty, topic or category, company and status', () => {
    expect(titles('difficulty=Hard')).toEqual(['Course Schedule']);
    expect(titles('topic=Hash+Table')).toEqual(['Two Sum']);
    expect(titles('topic=Graphs')).toEqual(['Course Schedule']);
    expect(titles('company=Meta')).toEqual(['Two Sum', 'Sort Colors']);
    expect(titles('company=Met')).toEqual([]);
    expect(titles('status=solved', ({ title }) => (title === 'Two Sum' ? 'solved' : 'todo'))).toEqual([
      'Two Sum',
    ]);
  });

  it('shows bookmarked questions alone, on top of other filters', () => {
    expect(titles('bookmarked=1')).toEqual(['Sort Colors']);
    expect(titles('bookmarked=1&difficulty=Hard')).toEqual([]);
  });

  it('orders by difficulty as Easy, Medium, Hard, and by numbers as numbers', () => {
    expect(titles('sort=-difficulty')).toEqual(['Course Schedule', 'Sort Colors', 'Two Sum']);
    expect(titles('sort=frequency')).toEqual(['Sort Colors', 'Course Schedule', 'Two Sum']);
  });

  it('ignores a column it does not know', () => {
    expect(titles('sort=__proto__')).toEqual(titles(''));
  });

  it('only ever leaves rows out or reorders them', () => {
    const view = fc.record({
      search: fc.string(),
      difficulty: fc.constantFrom('', 'Easy', 'Hard', 'Nope'),
      topic: fc.constantFrom('', 'Arrays', 'Graphs'),
      company: fc.constantFrom('', 'Meta'),
      status: fc.constantFrom('', 'solved'),
      bookmarked: fc.constantFrom('', '1'),
      sort: fc.constantFrom(undefined, ...SORTS),
      descending: fc.boolean(),
    });
    fc.assert(
      fc.property(view, (chosen) => {
        const shown = viewRows(rows, chosen, todo, MARKED);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.every((item) => rows.includes(item))).toBe(true);
        if (!isFiltered(chosen)) expect(shown).toHaveLength(rows.length);
      }),
    );
  });
});

describe('the view in the address', () => {
  it('survives being written and read back, and leaves other parameters alone', () => {
    const text = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(text, fc.constantFrom(...SORTS), fc.boolean(), (search, sort, descending) => {
        const view = {
          ...{ search, difficulty: 'Easy', topic: '', company: 'Meta', status: '', bookmarked: '1' },
          ...{ sort, descending },
        };
        const params = writeView(view, new URLSearchParams('other=1'));
        expect(readView(new URLSearchParams(params.toString()))).toEqual(view);
        expect(params.get('other')).toBe('1');
      }),
    );
  });

  it('is empty when nothing is set', () => {
    const cleared = writeView(readView(new URLSearchParams()), new URLSearchParams('q=old&sort=-title'));
    expect(cleared.toString()).toBe('');
  });
});

describe('filterOptions', () => {
  it('offers what the rows hold, once, in order', () => {
    expect(filterOptions(rows)).toEqual({
      difficulty: ['Easy', 'Medium', 'Hard'],
      topic: ['Arrays', 'Graphs', 'Hash Table'],
      company: ['Google', 'Meta'],
    });
  });
});
