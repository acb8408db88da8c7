import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { connect } from '#storage/connection.ts';
import type { TableName } from '#storage/database.ts';
import { progress } from '#storage/records.ts';
import { addSampleData, removeSampleData, tablesWithSamples } from '#storage/sample-data.ts';
import { takeSnapshot } from '#storage/snapshot.ts';
import { TABLES } from '#storage/tables.ts';
import { sampleRows } from './sample-rows.ts';

it('sample data fits the schemas, spares what the user has, is in no backup and goes without the user’s own', async () => {
  const rows = sampleRows(Date.UTC(2026, 10, 21));
  for (const [table, records] of Object.entries(rows))
    for (const record of records)
      expect(z.safeParse(TABLES[table as TableName].collection.schema, record).error, table).toBeUndefined();
  const mine = { id: 'dsa/arrays/two-sum', status: 'attempted' as const, at: 5 };
  await progress.put(mine);
  await addSampleData(rows);
  await addSampleData(rows);
  expect(await progress.get(mine.id)).toEqual(mine);
  expect((await progress.list()).length).toBe(rows.progress?.length);
  expect((await takeSnapshot()).progress).toMatchObject([mine]);
  const adopted = { id: 'dsa/arrays/jump-game', status: 'solved' as const, at: 7 };
  await progress.put(adopted);
  const total = Object.values(rows).reduce((sum, records) => sum + records.length, 0);
  expect(await removeSampleData()).toBe(total - 2);
  expect(await progress.list()).toEqual([adopted, mine]);
  expect(await tablesWithSamples()).toEqual([]);
  (await connect())?.close();
});
