import { z } from 'zod/mini';
import type { CourseId, FullCourseId } from './course-ids.ts';
import { type LessonSummary, lessonCheckSchema } from './lesson.ts';
import { slug } from './slug.ts';

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
