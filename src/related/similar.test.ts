import fc from 'fast-check';
import { expect, it } from 'vitest';
import { similarRows, type Topical } from './similar.ts';

const row = (id: string, ...topics: string[]): Topical => ({ databaseId: `dsa/x/${id}`, topics });

it('a rare shared topic counts more than a common one', () => {
  const own = row('own', 'Array', 'Trie');
  const common = ['a', 'b', 'c', 'd'].map((id) => row(id, 'Array', 'Sorting'));
  const rare = row('rare', 'Trie', 'Sorting');
  expect(similarRows([own, ...common, rare], own, 1)).toEqual([rare]);
});

it('never offers the question itself, nor one that shares nothing, nor more than asked for', () => {
  const topic = fc.constantFrom('a', 'b', 'c', 'd');
  const rows = fc.array(fc.uniqueArray(topic, { minLength: 1 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(rows, fc.nat(5), (topics, limit) => {
      const all = topics.map((each, index) => row(String(index), ...each));
      const [own] = all;
      if (!own) return;
      const found = similarRows(all, own, limit);
      expect(found.length).toBeLessThanOrEqual(limit);
      expect(found).not.toContain(own);
      for (const each of found) expect(each.topics.some((name) => own.topics.includes(name))).toBe(true);
    }),
  );
});
