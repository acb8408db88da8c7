import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THING_IDS } from '#dataset/things.ts';
import { buildLessonIndex } from '../compile/compile-lesson.ts';
import { exerciseFile, exerciseIds } from '../read/read-exercise.ts';

const lessons = buildLessonIndex();
const lessonsOf = (id: string) => lessons.filter(({ collection }) => collection === id).length;

test.each([
  ['resume-writing', 8],
  ['behavioral-interview', 17],
  ['ab-testing', 37],
  ['product-case', 27],
  ['ml-for-data', 36],
  ['speedrun', 15],
])('%s has the %i lessons that its card says', (collection, count) => {
  expect(lessonsOf(collection)).toBe(count);
});

test('lessons have at least 40 things to try and 25 exercises in SQL', () => {
  expect(THING_IDS.length).toBeGreaterThanOrEqual(40);
  const inSql = exerciseIds().filter((id) => /^kind: sql$/m.test(readFileSync(exerciseFile(id), 'utf8')));
  expect(inSql.length).toBeGreaterThanOrEqual(25);
});

test('at least 80 editorials trace an example', () => {
  const editorials = globSync('content/dsa/*/*/editorial.md').map((file) => readFileSync(file, 'utf8'));
  expect(editorials.filter((text) => /^trace:/m.test(text)).length).toBeGreaterThanOrEqual(80);
});
