import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListRow } from '#dataset/schema.ts';
import {
  filterOptions,
  isFiltered,
  readView,
  SORTS,
  type Status,
  statusOptions,
  viewRows,
  writeView,
} from './filter.ts';

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

  it('takes the singular and the plural of a topic for one', () => {
    expect(titles('topic=Graph')).toEqual(['Course Schedule']);
    expect(titles('topic=Hash+Table+%28Map%29')).toEqual(['Two Sum']);
    expect(titles('topic=Grap')).toEqual([]);
  });

  it('ranks what a company asks by how often it is asked, unless another order was chosen', () => {
    const asked = [...rows, row({ title: 'Valid Anagram', companies: 'Meta', frequency: 60 })];
    const shown = (query: string) =>
      viewRows(asked, readView(new URLSearchParams(query)), todo, MARKED).map(({ title }) => title);
    expect(shown('company=Meta')).toEqual(['Two Sum', 'Valid Anagram', 'Sort Colors']);
    expect(shown('company=Meta&sort=title')).toEqual(['Sort Colors', 'Two Sum', 'Valid Anagram']);
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
  const option = (value: string, count: number) => ({ value, label: value, count });

  it('offers what the rows hold, once, in order, with how many rows it leaves', () => {
    expect(filterOptions(rows)).toEqual({
      difficulty: [option('Easy', 1), option('Medium', 1), option('Hard', 1)],
      topic: [option('Arrays', 2), option('Graphs', 1), option('Hash Table', 1)],
      company: [option('Google', 1), option('Meta', 2)],
    });
    expect(statusOptions(rows, ({ title }) => (title === 'Two Sum' ? 'solved' : 'todo'))).toEqual([
      { value: 'todo', label: 'To do', count: 2 },
      { value: 'attempted', label: 'Attempted', count: 0 },
      { value: 'solved', label: 'Solved', count: 1 },
    ]);
  });

  it('has each topic under one name, and none that all rows have', () => {
    const doubled = [
      row({ title: 'A', category: 'Heaps', topics: ['Heap (Priority Queue)', 'Array', 'Hash Table'] }),
      row({ title: 'B', topics: ['Array', 'Heap (Priority Queue)'] }),
      row({ title: 'C', topics: ['Array'] }),
    ];
    expect(filterOptions(doubled).topic).toEqual([option('Hash Table', 1), option('Heaps', 2)]);
  });

  it('leaves as many rows as it says', () => {
    const name = fc.constantFrom('Arrays', 'Array', 'Graphs', 'Graph', 'Heap (Priority Queue)', 'Heaps');
    const made = fc.record({ category: name, topics: fc.array(name, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(made, { maxLength: 8 }), (parts) => {
        const all = parts.map((part, index) => row({ title: `Question ${index}`, ...part }));
        for (const { value, count } of filterOptions(all).topic)
          expect(viewRows(all, readView(new URLSearchParams({ topic: value })), todo, MARKED)).toHaveLength(
            count,
          );
      }),
    );
  });
});
