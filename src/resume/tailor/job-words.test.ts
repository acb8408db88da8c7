import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addItem, setJobInfo } from '../commands.ts';
import { createItem, emptyContent } from '../create.ts';
import { compareWords, jobWords } from './job-words.ts';

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

const said = (resume: string, description: string) =>
  compareWords(resume, description).map(({ word, inResume }) => [word, inResume]);

it('finds skills of any trade as phrases, in both texts', () => {
  const posting = `You will own hiring and coaching for two teams, set the roadmap, and lead incident response.
Budgets and stakeholder management are part of the role.`;
  const resume =
    'Hired eight engineers\nCoached three leads\nOwned the roadmap\nRan incident response\nManaged stakeholders';
  expect(said(resume, posting)).toEqual([
    ['budget', false],
    ['stakeholder management', false],
    ['coaching', true],
    ['hiring', true],
    ['incident response', true],
    ['roadmap', true],
  ]);
});

it('keeps a phrase whole, and takes short and long forms for the same', () => {
  expect(said('ML in production; full-stack work', 'Machine learning. Machine-learning, full stack')).toEqual(
    [
      ['machine learning', true],
      ['full stack', true],
    ],
  );
  // A phrase does not reach over a comma.
  expect(said('', 'machine, learning')).toEqual([]);
});

it('notices phrases that a posting repeats, and not their words again', () => {
  const posting = 'Our claims portal serves brokers. The claims portal is old; brokers wait.';
  expect(said('Rebuilt the claims portal', posting)).toEqual([
    ['brokers', false],
    ['claims', true],
    ['portal', true],
  ]);
  expect(said('', 'Our vendor portal is slow. Rewrite the vendor portal.')).toEqual([
    ['vendor portal', false],
  ]);
});

it('takes ordinary words for technologies only when they are written as names', () => {
  expect(said('', 'Let us go and rest in spring. We excel.')).toEqual([]);
  expect(said('I write Go and Rust', 'Go, Rust, Spring')).toEqual([
    ['Spring', false],
    ['Go', true],
    ['Rust', true],
  ]);
});

it('answers for a posting of any length at once, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (resume, posting) => {
      for (const { count, word } of compareWords(resume, posting)) {
        expect(count).toBeGreaterThan(0);
        expect(word).not.toBe('');
      }
    }),
  );
  expect(compareWords('a '.repeat(20_000), 'payments ledger '.repeat(2_000)).length).toBeLessThanOrEqual(40);
});
