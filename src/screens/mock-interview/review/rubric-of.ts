import type { RubricPoint } from '#dataset/answer-question.ts';
import type { AskedQuestion } from '../asked-question.ts';
import { CODING_RUBRIC } from './coding-rubric.ts';

/** What an answer is marked by: the question's own rubric, for code the one that fits every question. */
export const rubricOf = (asked: AskedQuestion): readonly RubricPoint[] =>
  asked.form === 'code' ? CODING_RUBRIC : asked.question.rubric;
