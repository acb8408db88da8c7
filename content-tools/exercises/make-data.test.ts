import { expect, test } from 'vitest';
import { compileExercises } from '../compile/compile-exercise.ts';
import { exerciseIds, readExercise } from '../read/read-exercise.ts';
import { hiddenTables, makeDataSets, makeInputs } from './make-data.ts';
import { queriesOn } from './sql-engine.ts';

const sets = makeDataSets();

test('the rows are the same each time, and others in the hidden data', () => {
  expect(makeDataSets()).toEqual(sets);
  for (const set of Object.values(sets))
    for (const { name, rows } of set.tables) {
      expect(rows.length, name).toBeGreaterThan(50);
      expect(set.hidden[name], name).not.toEqual(rows);
    }
});

test('both data sets hold the traps that exercises are about', () => {
  const relay = sets.relay;
  if (!relay) throw new Error('no data set');
  for (const tables of [relay.tables, hiddenTables(relay)]) {
    const query = queriesOn(tables);
    for (const trap of [
      'SELECT 1 FROM chats WHERE listing_id IS NULL',
      'SELECT 1 FROM users WHERE channel IS NULL',
      'SELECT 1 FROM listings WHERE price = 0',
      'SELECT 1 FROM price_changes GROUP BY listing_id, price, changed_at HAVING COUNT(*) > 1',
      'SELECT 1 FROM sales JOIN chats USING (listing_id) GROUP BY sale_id HAVING COUNT(*) > 1',
    ])
      expect(query(`SELECT EXISTS (${trap}) AS found`), trap).toMatchObject({ rows: [[1]] });
    // What tables say of themselves.
    expect(
      query('SELECT MAX(n) AS n FROM (SELECT COUNT(*) AS n FROM sales GROUP BY listing_id)'),
    ).toMatchObject({
      rows: [[1]],
    });
    expect(
      query(
        'SELECT COUNT(*) AS n FROM chats c JOIN listings l USING (listing_id) WHERE c.buyer_id = l.seller_id',
      ),
    ).toMatchObject({ rows: [[0]] });
    expect(
      query(
        "SELECT MAX(opened_at) < '2026-03-30' AS a FROM opens UNION ALL SELECT MAX(sold_on) <= '2026-03-28' FROM sales",
      ),
    ).toMatchObject({ rows: [[1], [1]] });
  }
});

test('there are at least 25 SQL exercises and 8 in Python, each shown in its lesson, the easy ones first', () => {
  const kinds = exerciseIds().map((id) => readExercise(id).kind);
  expect(kinds.filter((kind) => kind === 'sql').length).toBeGreaterThanOrEqual(25);
  expect(kinds.filter((kind) => kind === 'python').length).toBeGreaterThanOrEqual(8);
  const shown = compileExercises('product-case/data-quality-first');
  expect(shown.map(({ difficulty }) => difficulty)).toEqual(['Easy', 'Medium']);
  expect(shown[0]?.task).toContain('<code>no_price</code>');
});

test('arguments of programs are lists, or lists of rows', () => {
  const { 'auc-by-counting': auc, 'k-means-step': means } = makeInputs();
  expect(auc?.shown.scores).toContainEqual(expect.any(Number));
  expect(means?.hidden.points).toContainEqual([expect.any(Number), expect.any(Number)]);
});
