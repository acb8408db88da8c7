import type { RubricPoint } from '#dataset/answer-question.ts';

/** What interviewers of coding rounds listen and look for, whatever the question. */
export const CODING_RUBRIC: readonly RubricPoint[] = [
  {
    id: 'restated',
    group: 'Understanding',
    text: 'I said in my own words what is asked, before any code.',
    weight: 1,
  },
  {
    id: 'clarified',
    group: 'Understanding',
    text: 'I asked about sizes, empty input and duplicates, or said what I assume.',
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
    text: 'I named a simple solution, then said why another one is better.',
    weight: 2,
  },
  { id: 'complexity', group: 'Approach', text: 'I gave time and memory, and both are right.', weight: 2 },
  { id: 'correct', group: 'Code', text: 'The code is complete, and the judge accepts it.', weight: 3 },
  { id: 'readable', group: 'Code', text: 'Its names and its structure need no explanation.', weight: 1 },
  {
    id: 'traced',
    group: 'Tests',
    text: 'I traced an example through the finished code, line by line.',
    weight: 1,
  },
  {
    id: 'edges',
    group: 'Tests',
    text: 'I tried the smallest and the strangest input, and mended what broke.',
    weight: 2,
  },
  { id: 'aloud', group: 'Communication', text: 'I thought aloud; no silence was long.', weight: 1 },
  { id: 'time', group: 'Communication', text: 'I was done within the time for this question.', weight: 1 },
];
