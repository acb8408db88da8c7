/** The one door through which routes read compiled content while they are prerendered. Nothing of it is shipped. */
export {
  compileBehavioralQuestion,
  compileDesignQuestion,
  compileMlQuestion,
} from '../../content-tools/compile/compile-answer-question.ts';
export { compileCourse, compileQuiz, compileSummary } from '../../content-tools/compile/compile-course.ts';
export { compileGlossary } from '../../content-tools/compile/compile-glossary.ts';
export { compileLesson, lessonSummaries } from '../../content-tools/compile/compile-lesson.ts';
export { buildPatternIndex, compilePattern } from '../../content-tools/compile/compile-pattern.ts';
export { compileQuestion } from '../../content-tools/compile/compile-question.ts';
export { readChangelog } from '../../content-tools/read/read-changelog.ts';
export { readRagResources } from '../../content-tools/read/read-papers.ts';
