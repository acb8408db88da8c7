import { expect, test } from 'vitest';
import { checkTopics, compareTopics } from './check-topics.ts';

const row = (databaseId: string, ...topics: string[]) => ({ databaseId, topics });

test('the topics of the dataset are one list, each of two questions or more', () => {
  expect(checkTopics()).toEqual([]);
});

test('a twin of a listed topic is reported with its question', () => {
  const rows = [row('ml/a/one', 'Drift'), row('ml/a/two', 'Drift'), row('ml/a/three', 'Drifts')];
  expect(compareTopics({ ml: ['Drift'] }, rows)).toMatchObject([
    { file: 'content/ml/a/three', message: expect.stringContaining('"Drifts"') },
  ]);
});

test('a listed topic of one question is reported; other kinds do not count', () => {
  const rows = [row('ml/a/one', 'Drift'), row('dsa/a/one', 'Drift')];
  expect(compareTopics({ ml: ['Drift'] }, rows)).toMatchObject([{ field: 'ml.Drift' }]);
});
