import { expect, test } from 'vitest';
import { speakingSeconds } from '#ui/star/speaking-time.ts';
import { lapsOf } from './laps.ts';

const seconds = (...marks: number[]) => marks.map((mark) => 1000 * mark);

test('the two minutes of the lesson are as usual', () => {
  expect(lapsOf(seconds(5, 23, 35, 107, 125))).toEqual([
    { part: 'situation', seconds: 18, share: 15, advice: '' },
    { part: 'task', seconds: 12, share: 10, advice: '' },
    { part: 'action', seconds: 72, share: 60, advice: '' },
    { part: 'result', seconds: 18, share: 15, advice: '' },
  ]);
});

test('the words of the lesson take as long as it says', () => {
  expect([42, 28, 168, 42, 280].map(speakingSeconds)).toEqual([18, 12, 72, 18, 120]);
});

test('a long situation takes from the action', () => {
  expect(lapsOf(seconds(0, 80, 90, 140, 150)).map(({ advice }) => advice)).toEqual([
    'longer than usual',
    '',
    'shorter than usual',
    'shorter than usual',
  ]);
});

test('nothing told, or all at once, has no parts and no shares', () => {
  expect(lapsOf([])).toEqual([]);
  expect(lapsOf([3])).toEqual([]);
  expect(lapsOf([3, 3]).map(({ share }) => share)).toEqual([0]);
});
