/** The one door through which routes read compiled content while they are prerendered. Nothing of it is shipped. */
export {
  compileBehavioralQuestion,
  compileDesignQuestion,
  compileMlQuestion,
} from '../../content-tools/compile-answer-question.ts';
export { compileLesson, lessonSummaries } from '../../content-tools/compile-lesson.ts';
export { buildPatternIndex, compilePattern } from '../../content-tools/compile-pattern.ts';
export { compileQuestion } from '../../content-tools/compile-question.ts';
export { readChangelog } from '../../content-tools/read-changelog.ts';
export { readRagResources } from '../../content-tools/read-papers.ts';
