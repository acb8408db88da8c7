import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { restoreDrawing } from '#canvas/restore.ts';
import { applyImport } from '#storage/apply-import.ts';
import { connect } from '#storage/connection.ts';
import type { TableName } from '#storage/database.ts';
import { drawings } from '#storage/design-records.ts';
import { settled } from '#storage/live.ts';
import { progress, submissions } from '#storage/records.ts';
import { addSampleData, removeSampleData, tablesWithSamples } from '#storage/sample-data.ts';
import { takeSnapshot } from '#storage/snapshot.ts';
import { TABLE_NAMES, TABLES } from '#storage/tables.ts';
import { prerenderPaths } from '../../../content-tools/compile/paths.ts';
import { sampleDrawing } from './sample-design.ts';
import { sampleRows } from './sample-rows.ts';

const ROWS = sampleRows(Date.UTC(2026, 10, 21));
const TOTAL = Object.values(ROWS).reduce((sum, records) => sum + records.length, 0);

/** Every byte of every table, as the browser keeps it. */
async function bytes(): Promise<string> {
  await settled();
  const database = await connect();
  if (!database) throw new Error('no database');
  const tables = TABLE_NAMES.map(async (table) => [table, await database.getAll(table)]);
  return JSON.stringify(await Promise.all(tables));
}

beforeEach(async () => {
  await applyImport(Object.fromEntries(TABLE_NAMES.map((table) => [table, []])), 'replace');
});

it('sample data fits the schemas and speaks of questions and lessons that there are', () => {
  for (const [table, records] of Object.entries(ROWS))
    for (const record of records)
      expect(z.safeParse(TABLES[table as TableName].collection.schema, record).error, table).toBeUndefined();
  expect(restoreDrawing({ shapes: sampleDrawing })).toEqual({
    drawing: expect.objectContaining({ shapes: sampleDrawing }),
    quarantined: [],
  });
  const pages = prerenderPaths().map((path) => path.replace(/^\/[a-z-]*question\//, ''));
  const questions = [...(ROWS.progress ?? []), ...(ROWS.reviews ?? [])].map(({ id }) => id);
  const lessons = (ROWS.lessons ?? []).map(({ id }) => `/system-design/${id}`);
  expect([...questions, ...lessons].filter((id) => !pages.includes(id))).toEqual([]);
});

it('what the user made before, during and after comes through byte for byte, and nothing else is left', async () => {
  await progress.put({ id: 'dsa/arrays/two-sum', status: 'attempted', at: 5 });
  await drawings.put({ id: 'system-design/hld/url-shortener', shapes: [], at: 5 });
  const before = await bytes();
  await addSampleData(ROWS);
  expect(await bytes()).not.toBe(before);
  expect(await removeSampleData()).toBe(TOTAL - 2);
  expect(await bytes()).toBe(before);

  await addSampleData(ROWS);
  // Made while the sample data is there: one of a new id, one in the place of a sample.
  const mine = { id: 'mine', questionId: 'dsa/arrays/two-sum', language: 'python', source: 'x' };
  await submissions.put({ ...mine, verdict: 'Accepted', passed: 1, total: 1, ms: 1, at: 9 });
  await progress.put({ id: 'dsa/arrays/jump-game', status: 'solved', at: 7 });
  const own = await takeSnapshot();
  expect(await removeSampleData()).toBe(TOTAL - 3);
  expect(await takeSnapshot()).toEqual(own);
  const kept = JSON.parse(await bytes()).flatMap(([, rows]: [string, { id: string }[]]) => rows);
  expect(kept.map(({ id }: { id: string }) => id).sort()).toEqual([
    'dsa/arrays/jump-game',
    'dsa/arrays/two-sum',
    'mine',
    'system-design/hld/url-shortener',
  ]);
  expect(await tablesWithSamples()).toEqual([]);
});

it('sample data is added once, spares what the user has, and is in no backup', async () => {
  const mine = { id: 'dsa/arrays/two-sum', status: 'attempted' as const, at: 5 };
  await progress.put(mine);
  await addSampleData(ROWS);
  await addSampleData(ROWS);
  expect(await progress.get(mine.id)).toEqual(mine);
  expect((await progress.list()).length).toBe(ROWS.progress?.length);
  const snapshot = await takeSnapshot();
  expect(Object.values(snapshot).flat()).toMatchObject([mine]);
  expect(await tablesWithSamples(['progress', 'recordings'])).toEqual(['progress']);
});
