import { expect, it } from 'vitest';
import { addItem, setJobInfo } from './commands.ts';
import { createItem, emptyContent } from './create.ts';
import { jobWords } from './job-words.ts';

it('tells which words of the job description the resume lacks', () => {
  const resume = addItem(
    'skills',
    createItem({ text: 'Go, PostgreSQL, testing of services' }),
  )(emptyContent());
  const words = jobWords(
    setJobInfo(
      'description',
      'We need Go, kubernetes and C++. You test services; a service must scale. Payments, payments! The ability to work.',
    )(resume),
  );
  expect(words.map(({ word, inResume }) => [word, inResume])).toEqual([
    ['Payments', false],
    ['C++', false],
    ['Kubernetes', false],
    ['services', true],
    ['Go', true],
  ]);
  expect(jobWords(emptyContent())).toEqual([]);
});
