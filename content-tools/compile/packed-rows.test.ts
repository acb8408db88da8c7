import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { ListRow } from '#dataset/schema.ts';
import { buildAnswerRows } from './compile-answer-question.ts';
import { packedRow, UNPACK_ROWS } from './packed-rows.ts';

const unpacked = (rows: readonly ListRow[]): unknown =>
  JSON.parse(
    runInNewContext(`JSON.stringify(JSON.parse(packed)${UNPACK_ROWS})`, {
      packed: JSON.stringify(rows.map(packedRow)),
    }),
  );

test('every row of an answer comes out of its packed form as it was', () => {
  const rows = buildAnswerRows();
  expect(rows.length).toBeGreaterThan(100);
  expect(unpacked(rows)).toEqual(rows);
});

test('so does one whose address is not its title, and one with companies', () => {
  const [row] = buildAnswerRows();
  if (!row) throw new Error('no rows');
  const odd: ListRow[] = [
    { ...row, title: 'C++ & you?', id: 'c-plus-plus', databaseId: 'behavioral/openers/c-plus-plus' },
    { ...row, companies: 'Acme, Globex', frequency: 3, solutions: 0, written: false },
  ];
  expect(unpacked(odd)).toEqual(odd);
});
