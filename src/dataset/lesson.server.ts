export { compileLesson, lessonSummaries } from '../../scripts/content/compile-lesson.ts';
