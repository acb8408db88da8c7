import { expect, it } from 'vitest';
import { addItem, setJobInfo, setPersonal } from '../commands.ts';
import { createItem, emptyContent } from '../create.ts';
import type { ResumeContent } from '../model.ts';
import { matchScore } from './match-score.ts';

const forJob = (description: string, ...changes: ((content: ResumeContent) => ResumeContent)[]) =>
  [setJobInfo('description', description), ...changes].reduce(
    (content, change) => change(content),
    emptyContent(),
  );

it('is the sum of its parts, and each says what it counted', () => {
  const content = forJob(
    'Kafka and Python. On-call. Brokers, brokers.',
    setPersonal('email', 'jo@example.com'),
    setPersonal('mobile', '555 0100'),
    addItem(
      'work',
      createItem({
        title: 'Engineer',
        subtitle: 'Acme',
        start: '2020',
        end: '2022',
        text: 'Ran 3 Python services',
      }),
    ),
  );
  expect(matchScore(content)).toEqual({
    points: 20 + 0 + 15,
    parts: [
      { label: 'Skills', points: 20, outOf: 60, detail: '1 of 3 found' },
      { label: 'Repeated words', points: 0, outOf: 20, detail: '0 of 1 found' },
      { label: 'Basics', points: 15, outOf: 20, detail: 'Missing: headline or summary' },
    ],
  });
});

it('always reaches from 0 to 100', () => {
  const outOf = (description: string) =>
    matchScore(forJob(description))?.parts.reduce((sum, part) => sum + part.outOf, 0);
  expect(outOf('Kafka')).toBe(100);
  expect(outOf('brokers brokers, brokers')).toBe(100);
  expect(outOf('Kafka for brokers, brokers')).toBe(100);
  expect(matchScore(forJob('We are nice.'))).toBeUndefined();
  expect(matchScore(emptyContent())).toBeUndefined();
});
