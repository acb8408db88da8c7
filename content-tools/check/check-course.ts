import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FULL_COURSES } from '#dataset/course-ids.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { PROJECT } from '../read/project.ts';
import { readQuiz } from '../read/read-course.ts';
import { readFrontMatter, writtenLessons } from '../read/read-lesson.ts';
import { checkSums } from './check-sums.ts';
import type { Problem } from './problem.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The terms of a course lesson that its text nowhere sets in bold, where they are explained. */
export function termsNotInBold(terms: readonly { term: string }[], body: string): string[] {
  const bold = [...body.matchAll(/\*\*(.+?)\*\*/gs)].map(([, text = '']) => plain(text));
  return terms.map(({ term }) => term).filter((term) => !bold.some((text) => text.includes(plain(term))));
}

/** Headings, figures, code and what isn't bold in a table name a term without explaining it. */
const proseOf = (body: string): string =>
  body
    .replace(/^```.*?^```/gms, '')
    .replace(/^(?:#|!\[).*$/gm, '')
    .replace(/^\|.*$/gm, (row) => row.match(/\*\*.+?\*\*/g)?.join(' ') ?? '');

/** The terms of a course lesson that its prose first names without setting them in bold. */
export function termsLateInBold(terms: readonly { term: string }[], body: string): string[] {
  const prose = proseOf(body);
  const bold = [...prose.matchAll(/\*\*.+?\*\*/gs)].map(({ 0: text, index }) => [index, index + text.length]);
  return terms
    .map(({ term }) => term)
    .filter((term) => {
      const name = (term.split(/[(),]/)[0] ?? '').trim().replace(/[.+*?^${}()|[\]\\]/g, '\\$&');
      const first = new RegExp(`(?<![\\w-])${name.replaceAll(' ', '\\s+')}(?:e?s)?(?![\\w-])`, 'i').exec(
        prose,
      );
      return first && !bold.some(([start = 0, end = 0]) => start <= first.index && first.index < end);
    });
}

/** By how much a right answer may be longer than every wrong one, before its length gives it away. */
const LONGEST = 1.35;

/** The questions of a lesson whose right answer stands out as the longest. */
export const givenAway = (
  check: readonly { question: string; options: readonly string[]; answer: number }[],
): string[] =>
  check
    .filter(({ options, answer }) => {
      const others = options.filter((_, index) => index !== answer).map((option) => option.length);
      return (options[answer]?.length ?? 0) > LONGEST * Math.max(...others);
    })
    .map(({ question }) => question);

/** What share of a course's right answers may be longer than all the wrong ones: by chance it's about a third. */
const MOST_LONGEST = 0.5;

/** How many right answers are longer than each wrong one: with most of them so, length gives the answers away. */
export const countLongest = (check: readonly { options: readonly string[]; answer: number }[]): number =>
  check.filter(({ options, answer }) =>
    options.every((option, index) => index === answer || option.length < (options[answer]?.length ?? 0)),
  ).length;

/** Checks that the longest option isn't a good guess, over all questions of each course. */
export function checkLengths(): Problem[] {
  return FULL_COURSES.flatMap((course): Problem[] => {
    const lessons = writtenLessons(course);
    if (lessons.length === 0) return [];
    const asked = [...lessons.flatMap((id) => readFrontMatter(course, id).check), ...readQuiz(course)];
    const longest = countLongest(asked);
    if (longest <= MOST_LONGEST * asked.length) return [];
    const message = `in ${longest} of ${asked.length} questions of the course the right option is the longest; lengthen wrong ones`;
    return [{ file: `content/lessons/${course}`, field: 'check', message }];
  });
}

/** Checks the final quizzes: readable, and with a question of every lesson, in the order of the lessons. */
export function checkQuizzes(): Problem[] {
  return FULL_COURSES.flatMap((course): Problem[] => {
    const lessons = writtenLessons(course);
    if (lessons.length === 0) return [];
    const problem = (field: string, message: string): Problem => ({
      file: `content/lessons/${course}/quiz.yaml`,
      field,
      message,
    });
    try {
      const text = readFileSync(join(PROJECT, `content/lessons/${course}/quiz.yaml`), 'utf8');
      const sums = checkSums(text).wrong.map(({ sum, value }) =>
        problem('sum', `${sum}: the left side gives ${value}`),
      );
      const asked = readQuiz(course).map(({ lesson }) => lesson);
      const order = asked.map((lesson) => lessons.indexOf(lesson));
      return [
        ...sums,
        ...asked
          .filter((lesson) => !lessons.includes(lesson))
          .map((lesson) => problem('lesson', `"${lesson}" is no lesson of the course`)),
        ...lessons
          .filter((lesson) => !asked.includes(lesson))
          .map((lesson) => problem('lesson', `ask about "${lesson}"; each lesson has a question`)),
        ...(order.some((place, index) => place < (order[index - 1] ?? 0))
          ? [problem('order', 'ask in the order of the lessons')]
          : []),
      ];
    } catch (error) {
      return [problem('quiz', messageOf(error))];
    }
  });
}
