import { expect, test } from 'vitest';
import { FULL_COURSES } from '#dataset/course-ids.ts';
import { readFrontMatter, writtenLessons } from '../read/read-lesson.ts';
import { buildCourseTerms, buildGlossaryIndex, compileGlossary, glossaryId } from './compile-glossary.ts';

const entries = compileGlossary().flatMap((area) => area.entries);
const entry = (term: string) => entries.find((candidate) => candidate.term === term);

test('terms of what is taught, each with an anchor of its own', () => {
  expect(compileGlossary().map(({ title }) => title)).not.toContain('Our code');
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(buildGlossaryIndex().map(({ to }) => to)).toEqual(entries.map(({ id }) => `/glossary#${id}`));
});

test('a term names the question that uses it most, whichever of its names it uses', () => {
  expect(entry('knapsack')?.usedIn?.title).toBe('Partition Equal Subset Sum');
  expect(entry('hinted handoff')?.usedIn).toEqual({
    title: 'Distributed Key-Value Store',
    to: '/system-design-question/system-design/hld/key-value-store',
  });
  expect(entry('daily active users (DAU)')?.usedIn?.to).toMatch(/^\/system-design-question\//);
});

test.each([
  ['dead-letter queue', 'dead-letter-queue'],
  ["Kadane's algorithm", 'kadane-s-algorithm'],
  ['acknowledgment (ack)', 'acknowledgment-ack'],
])('%s is found at #%s', (term, id) => {
  expect(glossaryId(term)).toBe(id);
});

test('every term of a course lesson is there, once in its course, with its lesson', () => {
  const areas = buildCourseTerms();
  for (const [index, course] of FULL_COURSES.entries()) {
    const area = areas[index];
    const ids = area?.entries.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    for (const lesson of writtenLessons(course))
      for (const { term } of readFrontMatter(course, lesson).terms)
        expect(ids, `${course}/${lesson}`).toContain(`${course}-${glossaryId(term)}`);
  }
  expect(areas[2]?.entries.find(({ term }) => term === 'Power')?.usedIn).toEqual({
    title: 'Power and Sample Size',
    to: '/courses/ab-testing/power-and-sample-size',
  });
});
