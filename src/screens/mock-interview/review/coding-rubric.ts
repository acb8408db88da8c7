import type { RubricPoint } from '#dataset/answer-question.ts';

/** The point that the judge can tell. */
export const CORRECT_POINT = 'correct';

/** What interviewers of coding rounds listen and look for, whatever the question. */
export const CODING_RUBRIC: readonly RubricPoint[] = [
  {
    id: 'restated',
    group: 'Understanding',
    text: 'I restated the problem in my own words before coding.',
    weight: 1,
  },
  {
    id: 'clarified',
    group: 'Understanding',
    text: 'I asked about input sizes, empty input and duplicates, or stated my assumptions.',
    weight: 1,
  },
  {
    id: 'example',
    group: 'Understanding',
    text: 'I worked through an example of my own by hand.',
    weight: 1,
  },
  {
    id: 'simple-first',
    group: 'Approach',
    text: 'I started with brute force, then explained why another approach is better.',
    weight: 2,
  },
  {
    id: 'complexity',
    group: 'Approach',
    text: 'I stated time and space complexity, and both are correct.',
    weight: 2,
  },
  { id: CORRECT_POINT, group: 'Code', text: 'The code is complete, and it passes all tests.', weight: 3 },
  { id: 'readable', group: 'Code', text: 'Names and structure are self-explanatory.', weight: 1 },
  {
    id: 'traced',
    group: 'Tests',
    text: 'I traced an example through the finished code, line by line.',
    weight: 1,
  },
  {
    id: 'edges',
    group: 'Tests',
    text: 'I tested the edge cases and fixed bugs.',
    weight: 2,
  },
  { id: 'aloud', group: 'Communication', text: 'I thought out loud, without long silences.', weight: 1 },
  { id: 'time', group: 'Communication', text: 'I finished within the time for this question.', weight: 1 },
];
