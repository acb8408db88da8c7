import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { completeLesson, recordPlace, reopenLesson } from './record-lesson.ts';
import { lessons } from './records.ts';
import { countCompleted, statusesOf } from './use-lessons.ts';

const id = 'speedrun/caching';

it('keeps a completion through places read in the same moment, and takes it back', async () => {
  void recordPlace(id, 'start');
  void completeLesson(id);
  await recordPlace(id, 'trade-offs');
  expect(await lessons.get(id)).toMatchObject({ section: 'trade-offs', completedAt: expect.any(Number) });

  await reopenLesson(id);
  expect((await lessons.get(id))?.completedAt).toBeUndefined();
  expect((await lessons.get(id))?.section).toBe('trade-offs');
});

it('counts only completed lessons of the given ones', async () => {
  await completeLesson('speedrun/cdn');
  await recordPlace('speedrun/monitoring', 'start');
  const read = statusesOf(await lessons.list());
  expect(countCompleted(read, [id, 'speedrun/cdn', 'speedrun/monitoring'])).toBe(1);
  expect(countCompleted(read, ['speedrun/monitoring'])).toBe(0);
});
