import initSqlJs from 'sql.js';
import { expect, test } from 'vitest';
import { compareResults } from './compare-results.ts';
import { judgeQuery } from './judge-query.ts';
import { lineAt } from './locate-error.ts';
import { makeImage, runQuery } from './run-query.ts';
import type { Cell, QueryResult, SqlTable } from './sql.ts';

const engine = await initSqlJs({ useOldExtensionFunctions: false });
const people = (rows: Cell[][]): SqlTable[] => [
  {
    name: 'people',
    columns: [
      { name: 'id', type: 'INTEGER' },
      { name: 'city', type: 'TEXT' },
      { name: 'height', type: 'REAL' },
    ],
    rows,
  },
];
const SHOWN: Cell[][] = [
  [1, 'Aldin', 1.5],
  [2, null, 1.75],
  [3, 'Aldin', null],
];
const image = makeImage(engine, people(SHOWN));
const run = (source: string) => runQuery(engine, image, source);
const result = (columns: string[], ...rows: Cell[][]): QueryResult => ({
  kind: 'rows',
  columns,
  rows,
  more: false,
  statements: 1,
});
const ANY = { ordered: false, tolerance: 1e-6 };

test('a query returns columns and cells, with NULL, whole and fractional numbers and bytes', () => {
  expect(run('SELECT * FROM people')).toMatchObject({ columns: ['id', 'city', 'height'], rows: SHOWN });
  expect(run("SELECT x'00ff' AS b, NULL AS n, 1.5 AS f, '' AS e")).toMatchObject({
    rows: [["x'00ff'", null, 1.5, '']],
  });
  expect(run('SELECT id FROM people WHERE id > 9')).toMatchObject({ columns: ['id'], rows: [] });
});

test('each run starts with the original data, whatever the one before did', () => {
  expect(run('DROP TABLE people')).toEqual({ kind: 'nothing', statements: 1 });
  expect(run('DELETE FROM people; SELECT COUNT(*) AS n FROM people')).toMatchObject({
    rows: [[0]],
    statements: 2,
  });
  expect(run('SELECT COUNT(*) AS n FROM people')).toMatchObject({ rows: [[3]] });
});

test('a million rows are cut, and bytes beyond measure are an error', () => {
  const many = run(
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1000000) SELECT i FROM n',
  );
  expect(many).toMatchObject({ kind: 'rows', more: true });
  expect(many.kind === 'rows' && many.rows.length).toBe(1000);
  expect(run('SELECT zeroblob(900000000)')).toMatchObject({ kind: 'error', message: 'out of memory' });
  expect(run(`SELECT '${'x'.repeat(9000)}' AS long`)).toMatchObject({ rows: [[`${'x'.repeat(2000)}…`]] });
});

test.each([
  ['SELEC 1', 1, 1],
  ['SELECT id,\n  city,\nFROM people', 3, 1],
  ["-- FROM people FROM\nSELECT 'FROM' AS a FROM FROM people", 2, 25],
  ['SELECT id FROM people;\nSELECT nope FROM people', 2, 8],
  ['SELECT id /* nope */ FROM people\nWHERE nope = 1', 2, 7],
  ['SELECT p.id FROM people p\nWHERE p.nope > 1', 2, 7],
  ['SELECT id\nFROM persons', 2, 6],
  ['SELECT id,\n  nofun(id)\nFROM people', 2, 3],
  ['SELECT people.id, id\nFROM people, people AS other', 1, 19],
  ['SELECT (1 +', 1, 12],
  ["SELECT 1,\n  'open", 2, 3],
])('%j is marked where SQLite stopped', (source, line, column) => {
  const outcome = run(source);
  expect(outcome.kind).toBe('error');
  if (outcome.kind !== 'error' || outcome.offset === undefined) throw new Error('no place was found');
  expect(lineAt(source, outcome.offset)).toEqual({ line, column });
});

test('without a statement there is nothing to run', () => {
  for (const source of ['', ' \n', '-- only a comment'])
    expect(run(source)).toMatchObject({ kind: 'error', message: expect.stringContaining('no query yet') });
});

test('rows may come in any order, each as often as it stands there', () => {
  const expected = result(['a', 'b'], [1, 'x'], [2, null], [2, null]);
  expect(compareResults(result(['A', 'b'], [2, null], [1, 'x'], [2, null]), expected, ANY)).toBeUndefined();
  const once = compareResults(result(['a', 'b'], [2, null], [1, 'x']), expected, ANY);
  expect(once).toMatchObject({ kind: 'rows', missing: [[2, null]], extra: [] });
  expect(compareResults(result(['a', 'b'], [2, ''], [1, 'x'], [2, null]), expected, ANY)).toMatchObject({
    missing: [[2, null]],
    extra: [[2, '']],
    nearest: { expected: [2, null], actual: [2, ''], cells: [1] },
  });
});

test('numbers may differ by the tolerance, and a text is no number', () => {
  const expected = result(['n'], [33.3], [1]);
  expect(
    compareResults(result(['n'], [33.3333], [1]), expected, { ...ANY, tolerance: 0.06 }),
  ).toBeUndefined();
  expect(compareResults(result(['n'], [33.3333], [1]), expected, ANY)).toMatchObject({ missing: [[33.3]] });
  expect(compareResults(result(['n'], [33.3], ['1']), expected, ANY)).toMatchObject({ extra: [['1']] });
});

test('the order counts where it is asked for, and ties by tolerance too', () => {
  const expected = result(['n'], [1], [2], [3]);
  const other = result(['n'], [1], [3], [2]);
  expect(compareResults(other, expected, ANY)).toBeUndefined();
  expect(compareResults(other, expected, { ...ANY, ordered: true })).toEqual({
    kind: 'order',
    row: 2,
    actual: [3],
    expected: [2],
  });
});

test('columns must be those asked for, in their order', () => {
  const expected = result(['a', 'b'], [1, 2]);
  for (const columns of [['b', 'a'], ['a'], ['a', 'b', 'c'], ['a', 'x']])
    expect(compareResults(result(columns), expected, ANY)).toMatchObject({ kind: 'columns' });
});

test('a query is judged on the shown and on the hidden data', async () => {
  const hidden = makeImage(engine, people([...SHOWN, [4, 'Bresk', 2]]));
  const on = { shown: image, hidden };
  const judged = (source: string) =>
    judgeQuery({
      ...ANY,
      source,
      solution: 'SELECT COUNT(*) AS n FROM people',
      run: async (variant, query) => runQuery(engine, on[variant], query),
    });
  expect(await judged('SELECT SUM(1) AS n FROM people')).toMatchObject({
    kind: 'accepted',
    result: { rows: [[3]] },
  });
  expect(await judged('SELECT 3 AS n')).toMatchObject({ kind: 'wrong', variant: 'hidden' });
  expect(await judged('SELECT 4 AS n')).toMatchObject({ kind: 'wrong', variant: 'shown' });
  expect(await judged('DROP TABLE people')).toMatchObject({ kind: 'failed', outcome: { kind: 'nothing' } });
});
