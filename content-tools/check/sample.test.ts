import { expect, test } from 'vitest';
import { pickSample } from './sample.ts';

const ids = Array.from({ length: 161 }, (_, index) => `dsa/group/question-${index}`);

test('one in twenty, always the same ones for a seed, others for another', () => {
  const sample = [...pickSample(ids, 7)].sort();
  expect(sample).toHaveLength(9);
  expect([...pickSample(ids.toReversed(), 7)].sort()).toEqual(sample);
  expect([...pickSample(ids, 8)].sort()).not.toEqual(sample);
});

test('every question is picked by some seed', () => {
  const picked = new Set(Array.from({ length: 400 }, (_, seed) => [...pickSample(ids, seed)]).flat());
  expect(picked.size).toBe(ids.length);
});
