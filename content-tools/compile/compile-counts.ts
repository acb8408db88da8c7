import { AREAS } from '#areas.ts';
import type { ContentCounts } from '#dataset/schema.ts';
import { isWritten, readDsaIndex } from '../read/read-index.ts';
import { readQuestion } from '../read/read-question.ts';
import { buildAnswerRows } from './compile-answer-question.ts';
import { buildLessonIndex } from './compile-lesson.ts';

/** The question that the home page shows being solved. */
const SHOWN = 'dsa/arrays/two-sum';

/** How much there is of everything, for the home page: counted, so that its numbers stay true. */
export function buildCounts(): ContentCounts {
  const coding = readDsaIndex().filter(({ databaseId }) => isWritten(databaseId));
  const answers = buildAnswerRows();
  const inForm = (form: string) => {
    const tops = AREAS.filter((area) => area.form === form).map(({ top }) => `${top}/`);
    return answers.filter(({ databaseId }) => tops.some((top) => databaseId?.startsWith(top))).length;
  };
  const testsOf = (databaseId: string) => readQuestion(databaseId).hidden.length;
  return {
    coding: coding.length,
    tests: coding.reduce((sum, { databaseId }) => sum + testsOf(databaseId), 0),
    designs: inForm('diagram') + inForm('pipeline'),
    stories: inForm('star'),
    lessons: buildLessonIndex().length,
    shownTests: testsOf(SHOWN),
  };
}
