import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { lessons, reviews } from '#storage/records.ts';
import { recordMiss } from './record-miss.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = new Date(2026, 10, 22, 12).getTime();

test('a miss brings a completed lesson back tomorrow, once a day, and never one that is not completed', async () => {
  await lessons.put({ id: 'resume-writing/open', at: now });
  await recordMiss('resume-writing/open', now);
  expect(await reviews.get('lesson:resume-writing/open')).toBeUndefined();

  await lessons.put({ id: 'resume-writing/done', at: now, completedAt: now - 30 * DAY });
  await recordMiss('resume-writing/done', now);
  const first = await reviews.get('lesson:resume-writing/done');
  expect(first?.due).toBe(new Date(2026, 10, 23).getTime());

  await recordMiss('resume-writing/done', now + 1000);
  expect(await reviews.get('lesson:resume-writing/done')).toEqual(first);
  await recordMiss('resume-writing/done', now + DAY);
  expect((await reviews.get('lesson:resume-writing/done'))?.lastReview).toBe(now + DAY);
});
