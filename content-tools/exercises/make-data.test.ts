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
        "SELECT MAX(opened_at) < '2026-03-30' AS a FROM opens UNION ALL SELECT MAX(sold_on) <= '2026-03-28' FROM sales",
      ),
    ).toMatchObject({ rows: [[1], [1]] });
  }
});

/** What can't happen in life, by data set; no row of either seed may show it. */
const IMPOSSIBLE: Record<string, string[]> = {
  relay: [
    'SELECT 1 FROM listings l JOIN users u ON u.user_id = l.seller_id WHERE l.listed_on < u.joined_on',
    'SELECT 1 FROM chats c JOIN users u ON u.user_id = c.buyer_id WHERE c.started_on < u.joined_on',
    'SELECT 1 FROM opens o JOIN users u USING (user_id) WHERE o.opened_at < u.joined_on',
    'SELECT 1 FROM chats c JOIN listings l USING (listing_id) WHERE c.started_on < l.listed_on OR c.buyer_id = l.seller_id',
    'SELECT 1 FROM chats c JOIN sales s USING (listing_id) WHERE c.started_on >= s.sold_on',
    'SELECT 1 FROM chats WHERE listing_id IS NOT NULL GROUP BY listing_id, buyer_id HAVING COUNT(*) > 1',
    'SELECT 1 FROM sales s WHERE NOT EXISTS (SELECT 1 FROM chats c WHERE c.listing_id = s.listing_id AND c.buyer_id = s.buyer_id)',
    'SELECT 1 FROM sales s JOIN listings l USING (listing_id) WHERE l.price IS NULL OR s.amount > l.price',
    'SELECT 1 FROM price_changes p JOIN sales s USING (listing_id) WHERE p.changed_at >= s.sold_on',
    'SELECT 1 FROM price_changes p JOIN listings l USING (listing_id) WHERE l.price IS NULL OR l.price = 0',
    'SELECT 1 FROM chats c WHERE NOT EXISTS (SELECT 1 FROM opens o WHERE o.user_id = c.buyer_id AND date(o.opened_at) = c.started_on)',
    'SELECT 1 FROM listings l WHERE NOT EXISTS (SELECT 1 FROM opens o WHERE o.user_id = l.seller_id AND date(o.opened_at) = l.listed_on)',
    "SELECT 1 FROM opens WHERE date(opened_at) > '2026-03-28'",
  ],
  'example-fit': [
    'SELECT 1 FROM workouts w JOIN users u USING (user_id) WHERE w.done_on < u.signed_up_on',
    'SELECT 1 FROM trials t JOIN users u USING (user_id) WHERE t.started_on < u.signed_up_on OR t.paid_on < t.started_on',
    'SELECT 1 FROM assignments a JOIN users u USING (user_id) WHERE a.assigned_on < u.signed_up_on',
    'SELECT 1 FROM home_views h WHERE NOT EXISTS (SELECT 1 FROM assignments a WHERE a.user_id = h.user_id AND a.assigned_on <= h.seen_on)',
  ],
  larder: [
    'SELECT 1 FROM subscribers s JOIN subscribers r ON r.subscriber_id = s.referred_by WHERE r.started_on >= s.started_on OR r.cancelled_on < s.started_on',
    'SELECT 1 FROM boxes b JOIN subscribers s USING (subscriber_id) WHERE b.week_of < s.started_on OR b.week_of > s.cancelled_on',
    "SELECT 1 FROM scores c JOIN subscribers s USING (subscriber_id) WHERE s.started_on >= '2026-02-16' OR s.cancelled_on < '2026-02-16'",
  ],
};

test.each(Object.entries(IMPOSSIBLE))('nothing in %s happens in an impossible order', (id, queries) => {
  const set = sets[id];
  if (!set) throw new Error('no data set');
  for (const tables of [set.tables, hiddenTables(set)]) {
    const query = queriesOn(tables);
    for (const impossible of queries)
      expect(query(`SELECT EXISTS (${impossible}) AS found`), impossible).toMatchObject({ rows: [[0]] });
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
