import type { CoursePageData, CourseSummaryData, QuizQuestion } from '#dataset/course.ts';
import { COURSES, type CourseId, type FullCourseId, isFullCourse } from '#dataset/course-ids.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';
import { renderInline } from '../read/markdown.ts';
import { readQuiz } from '../read/read-course.ts';
import { readFrontMatter, writtenLessons } from '../read/read-lesson.ts';
import { lessonSummaries, renderCheck, renderTerms } from './compile-lesson.ts';

/** The courses that have lessons. */
const courses = (): CourseId[] => COURSES.filter((id) => writtenLessons(id).length > 0);

/** The addresses of all courses, beside those of their lessons. */
export const coursePaths = (): string[] =>
  courses().flatMap((id) =>
    isFullCourse(id) ? [paths.course(id), paths.courseQuiz(id), paths.courseSummary(id)] : [paths.course(id)],
  );

/** A course as its page loads it. */
export function compileCourse(id: CourseId): CoursePageData {
  const lessons = lessonSummaries(id);
  const minutes = lessons.reduce((sum, { duration }) => sum + Number.parseInt(duration, 10), 0);
  const exercises = lessons.reduce((sum, lesson) => sum + lesson.exercises, 0);
  return { id, lessons, minutes, exercises, questions: isFullCourse(id) ? readQuiz(id).length : 0 };
}

/** The final quiz of a course, in the order of its lessons. */
export const compileQuiz = (id: FullCourseId): QuizQuestion[] =>
  readQuiz(id).map(({ lesson, ...check }) => ({
    ...renderCheck(check),
    lesson: {
      id: `${id}/${lesson}`,
      title: readFrontMatter(id, lesson).title,
      to: lessonCollections[id].lesson(lesson),
    },
  }));

/** What to keep of a course, lesson by lesson. */
export const compileSummary = (id: FullCourseId): CourseSummaryData => ({
  id,
  lessons: writtenLessons(id).map((lesson) => {
    const { title, remember, terms } = readFrontMatter(id, lesson);
    return {
      title,
      to: lessonCollections[id].lesson(lesson),
      remember: remember.map(renderInline),
      terms: renderTerms(terms),
    };
  }),
});
