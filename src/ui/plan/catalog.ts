import answerRows from 'virtual:dataset/answer-rows';
import lessons from 'virtual:dataset/lessons';
import lists from 'virtual:dataset/lists';
import rows from 'virtual:dataset/rows';
import { areaOf } from '#areas.ts';
import type { ListRow } from '#dataset/schema.ts';
import { PAGES } from '#pages.ts';
import type { Candidate } from '#plan/model.ts';

/** Groups of coding questions in the order in which they build on one another, each with the groups it builds on. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  arrays: [],
  strings: ['arrays'],
  'two-pointers': ['arrays'],
  'sliding-window': ['two-pointers'],
  stacks: ['arrays'],
  'binary-search': ['arrays'],
  'linked-lists': ['two-pointers'],
  trees: ['linked-lists'],
  tries: ['trees'],
  heaps: ['trees'],
  intervals: ['arrays'],
  matrix: ['arrays'],
  backtracking: ['trees'],
  graphs: ['trees'],
  'dynamic-programming': ['backtracking'],
  'bit-manipulation': ['arrays'],
};

const QUESTION_MINUTES = { Easy: 20, Medium: 30, Hard: 45 };
const DIFFICULTIES = Object.keys(QUESTION_MINUTES);
const STORY_MINUTES = 15;
const DESIGN_MINUTES: Readonly<Record<string, number>> = { concurrency: 30 };
const DESIGN_DEFAULT = 45;
/** What designs of a group assume. */
const GROUNDWORK: Readonly<Record<string, readonly string[]>> = {
  hld: ['speedrun/load-balancer', 'speedrun/caching', 'speedrun/database-sharding'],
  lld: ['low-level-design/from-requirements-to-objects'],
  concurrency: ['low-level-design/thread-safe-objects'],
  'ml-system-design': ['ml-fundamentals/evaluation-metrics'],
};

const groupOf = (databaseId: string): string => databaseId.split('/')[1] ?? '';
const named = (rows: readonly ListRow[]) =>
  rows.flatMap((row) => (row.written && row.databaseId ? [{ ...row, databaseId: row.databaseId }] : []));

function listOf(id: string): string | undefined {
  if (lists['blind-75'].some(({ questions }) => questions.includes(id))) return PAGES.blind75.title;
  return lists['leetcode-150'].some(({ questions }) => questions.includes(id))
    ? PAGES.leetcode150.title
    : undefined;
}

/** Coding questions, group by group and from easy to hard; a group begins with its easiest, most asked question. */
function codingQuestions(known: readonly string[]): Candidate[] {
  const order = Object.keys(GROUPS);
  const sorted = named(rows).toSorted(
    (a, b) =>
      order.indexOf(groupOf(a.databaseId)) - order.indexOf(groupOf(b.databaseId)) ||
      DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) ||
      b.frequency - a.frequency,
  );
  const first = (group: string) => sorted.find((row) => groupOf(row.databaseId) === group);
  return sorted.map((row) => {
    const group = groupOf(row.databaseId);
    const entry = first(group);
    const before = entry === row ? (GROUPS[group] ?? []).map(first) : [entry];
    // Whoever is sure of a topic need not begin with its first question.
    const needs = before.flatMap((each) => (each && !known.includes(each.category) ? [each.databaseId] : []));
    return {
      id: row.databaseId,
      kind: 'question',
      title: row.title,
      minutes: QUESTION_MINUTES[row.difficulty],
      difficulty: row.difficulty,
      category: row.category,
      list: listOf(row.id),
      frequency: row.frequency,
      companies: row.companies.split(', '),
      needs,
    };
  });
}

const answerQuestions = (): Candidate[] =>
  named(answerRows).map(({ databaseId, title, difficulty, category, companies }) => {
    const story = areaOf(databaseId)?.form === 'star';
    const group = groupOf(databaseId);
    return {
      id: databaseId,
      kind: story ? 'story' : 'design',
      title,
      minutes: story ? STORY_MINUTES : (DESIGN_MINUTES[group] ?? DESIGN_DEFAULT),
      difficulty,
      category,
      companies: companies.split(', '),
      needs: GROUNDWORK[group] ?? [],
    };
  });

/** Everything that a study plan can have, each kind in the order in which it is best learned. @param known categories */
export const buildCatalog = (known: readonly string[]): Candidate[] => [
  ...codingQuestions(known),
  ...lessons.map(({ id, title, minutes }): Candidate => ({ id, kind: 'lesson', title, minutes })),
  ...answerQuestions(),
];

const countsOf = (values: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([value]) => value);
};

/** Companies by how many questions they ask, most first. */
export const companiesByCount = (): string[] =>
  countsOf(rows.flatMap(({ companies }) => companies.split(', ')));

/** Categories of coding questions in the order in which they build on one another. */
export const categoriesInOrder = (): string[] => [
  ...new Set(codingQuestions([]).flatMap(({ category }) => category ?? [])),
];

const lessonPaths = new Map(lessons.map(({ id, to }) => [id, to]));
const titles = new Map([
  ...named([...rows, ...answerRows]).map(({ databaseId, title }): [string, string] => [databaseId, title]),
  ...lessons.map(({ id, title }): [string, string] => [`lesson:${id}`, title]),
]);

/** Of a question or, as in the `reviews` table, a lesson. */
export const titleOf = (id: string): string => titles.get(id) ?? id;
export const lessonPath = (id: string): string => lessonPaths.get(id) ?? PAGES.learningCourses.path;
