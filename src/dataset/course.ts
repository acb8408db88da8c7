import { z } from 'zod/mini';
import { type LessonSummary, lessonCheckSchema } from './lesson.ts';
import { slug } from './slug.ts';

/** Courses with a final quiz and a summary, in the order of the courses page. */
export const FULL_COURSES = [
  'resume-writing',
  'behavioral-interview',
  'ab-testing',
  'product-case',
  'ml-for-data',
] as const;
export type FullCourseId = (typeof FULL_COURSES)[number];

/** The collections of lessons that have a course's page. */
export const COURSES = ['low-level-design', ...FULL_COURSES] as const;
export type CourseId = (typeof COURSES)[number];

export const isFullCourse = (id: string | undefined): id is FullCourseId =>
  FULL_COURSES.some((course) => course === id);

export const isCourse = (id: string | undefined): id is CourseId => COURSES.some((course) => course === id);

/** `content/lessons/<course>/quiz.yaml`: each question with the lesson that answers it. */
export const quizSchema = z
  .array(z.extend(lessonCheckSchema, { lesson: slug }))
  .check(z.minLength(8), z.maxLength(48));

/** A question of the final quiz as its page loads it: inline Markdown is HTML. */
export interface QuizQuestion {
  question: string;
  options: string[];
  answer: number;
  explanation: string;
  /** The lesson that answers it; `id` is `collection/id`. */
  lesson: { id: string; title: string; to: string };
}

/** A course's page: its lessons in order, and the minutes they take together. */
export interface CoursePageData {
  id: CourseId;
  lessons: LessonSummary[];
  minutes: number;
  /** How many exercises its lessons have together. */
  exercises: number;
  /** How many questions the final quiz has; 0 where there is none. */
  questions: number;
}

/** The course on a sheet: what to keep of each lesson, inline Markdown as HTML. */
export interface CourseSummaryData {
  id: FullCourseId;
  lessons: { title: string; to: string; remember: string[]; terms: { term: string; meaning: string }[] }[];
}
