import { expect, it } from 'vitest';
import { paths } from '#paths.ts';
import type { StepRow } from '#ui/plan/step-rows.ts';
import { rowsOfToday } from './today-rows.ts';

const ARRAY = '/question/dsa/arrays/two-sum';
const planned = (key: string, fields: Partial<StepRow> = {}): StepRow => ({
  key,
  label: 'Coding',
  title: key,
  to: `/question/${key}`,
  minutes: 20,
  why: 'Why.',
  done: false,
  ...fields,
});
const titles = (rows: readonly StepRow[]) => rows.map(({ title }) => title);

it('begins with what was begun, then reviews, and ends with what comes next', () => {
  const rows = rowsOfToday({
    interview: { id: 'i', questions: 1, minutes: 45 },
    due: [{ title: 'Two Sum' }, { title: 'Caching' }],
    question: { title: 'Jump Game', to: '/question/jump', label: 'Coding' },
    lesson: { title: 'Queues', to: '/lesson#part' },
    inList: { title: 'Valid Anagram', to: '/question/anagram', list: 'Blind 75' },
  });
  expect(titles(rows)).toEqual([
    '1 question in 45 minutes',
    'Two Sum and 1 more',
    'Jump Game',
    'Queues',
    'Valid Anagram',
  ]);
  expect(rows.map(({ why }) => why)).toContain('2 due today.');
  expect(rows.at(-1)?.why).toBe('Next in Blind 75.');
});

it('has what applications ask for before reviews, once, with a plan and without', () => {
  const call = planned('call', { label: 'Job', title: 'Call Acme', to: paths.application('a') });
  const other = planned('mail', { label: 'Job', title: 'Write to Globex', to: paths.application('b') });
  const sources = { appointments: [call, other], due: [{ title: 'Two Sum' }] };
  const wanted = ['Call Acme', 'Write to Globex', 'Two Sum'];
  expect(titles(rowsOfToday(sources))).toEqual(wanted);
  expect(titles(rowsOfToday({ ...sources, planned: [call, other] }))).toEqual(wanted);
  expect(rowsOfToday(sources)[0]).toMatchObject({ verb: 'Open', to: '/applications?application=a' });
});

it('lists nothing twice: what the plan has too keeps the plan’s time', () => {
  const rows = rowsOfToday({
    due: [{ title: 'Two Sum' }],
    question: { title: 'Two Sum', to: ARRAY, label: 'Coding' },
    planned: [
      planned('review', { to: paths.review, minutes: 5 }),
      planned('Two Sum', { to: ARRAY }),
      planned('b'),
    ],
  });
  expect(rows.map(({ to, minutes }) => [to, minutes])).toEqual([
    [paths.review, 5],
    [ARRAY, 20],
    ['/question/b', 20],
  ]);
});

it('keeps what is done today for the end', () => {
  const rows = rowsOfToday({
    due: [],
    planned: [planned('done', { done: true }), planned('open')],
  });
  expect(titles(rows)).toEqual(['open', 'done']);
});

it('has nothing where there is nothing', () => {
  expect(rowsOfToday({ due: [] })).toEqual([]);
});
