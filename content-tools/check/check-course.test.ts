import { expect, test } from 'vitest';
import { countWords, lessonMinutes } from '../read/count-words.ts';
import {
  checkLengths,
  checkQuizzes,
  countLongest,
  givenAway,
  termsLateInBold,
  termsNotInBold,
} from './check-course.ts';

test('a term must be in bold where the text explains it, in whatever form it has there', () => {
  const body = 'An **applicant tracking system** (ATS). The **recruiter\nscreen** and a reading order.';
  const terms = ['Applicant tracking system', 'Recruiter screen', 'Reading order'].map((term) => ({ term }));
  expect(termsNotInBold(terms, body)).toEqual(['Reading order']);
});

test('a term is in bold where the prose first names it; headings, tables and code may name it before', () => {
  const terms = [{ term: 'Log-odds (logit)' }, { term: 'Design effect' }];
  const bold = 'The **log-odds** add up. Two **design\neffects**.';
  const named = '## Log-odds\n\n| design effect |\n\n```text\nlog-odds\n```\n\n';
  expect(termsLateInBold(terms, named + bold)).toEqual([]);
  expect(termsLateInBold(terms, `A design effect.\n\n${named}${bold}`)).toEqual(['Design effect']);
});

test('minutes are those of the prose, the questions, the things to try and the exercises', () => {
  const body = `${'word '.repeat(401)}\n\n\`\`\`text\nnot these words\n\`\`\`\n\n![Nor a caption.](a.svg)\n`;
  expect(countWords(body)).toBe(401);
  expect(lessonMinutes(body, 0, 0)).toBe(3 + 2);
  expect(lessonMinutes(body, 2, 0)).toBe(3 + 2 + 6);
  expect(lessonMinutes(body, 1, 2)).toBe(3 + 2 + 3 + 16);
});

test('the quizzes ask about every lesson, in the order of the lessons', () => {
  expect(checkQuizzes()).toEqual([]);
});

test('a right answer may not stand out by its length', () => {
  const asked = (...options: string[]) => [{ question: 'Why?', options, answer: 1 }];
  expect(givenAway(asked('a'.repeat(30), 'b'.repeat(41), 'c'.repeat(20)))).toEqual(['Why?']);
  expect(givenAway(asked('a'.repeat(30), 'b'.repeat(40), 'c'.repeat(20)))).toEqual([]);
});

test('the longest option is no good guess, over all questions of a course', () => {
  const asked = (...options: string[]) => ({ options, answer: 1 });
  expect(countLongest([asked('a', 'bb', 'c'), asked('aa', 'bb', 'c'), asked('aaa', 'bb', 'c')])).toBe(1);
  expect(checkLengths()).toEqual([]);
});
