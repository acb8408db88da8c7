import { useState } from 'react';
import { compileQuiz } from '#dataset/content.server.ts';
import type { QuizQuestion } from '#dataset/course.ts';
import type { FullCourseId } from '#dataset/course-ids.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';
import { BackLink } from '#ui/back-link.tsx';
import { knownLoader } from '#ui/known-loader.ts';
import { CheckQuestion } from '#ui/lesson/check-question.tsx';
import { LessonNotFound } from '#ui/lesson/lesson-not-found.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { fullCourseIdOf, isKnownFullCourse } from '../known-course.ts';
import type { Route } from './+types/quiz-route.ts';
import { QuizScore } from './quiz-score.tsx';
import { recordMiss } from './record-miss.ts';

interface QuizData {
  id: FullCourseId;
  questions: QuizQuestion[];
}

/** Runs at build time. */
export const loader = ({ params }: Route.LoaderArgs): QuizData => {
  const id = fullCourseIdOf(params.course);
  return { id, questions: compileQuiz(id) };
};

export const clientLoader = knownLoader<QuizData, { course: string }>(({ course }) =>
  isKnownFullCourse(course),
);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        `Final quiz, ${lessonCollections[loaderData.id].title}`,
        `${loaderData.questions.length} questions on the whole course, each with an explanation.`,
      )
    : pageMeta('Quiz not found', 'We couldn’t find that quiz.');

/** The final quiz of a course: a miss brings the lesson that answers it back for review. */
export default function QuizRoute({ loaderData: quiz }: Route.ComponentProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<number, boolean>>(new Map());
  if (!quiz) return <LessonNotFound title="Quiz not found" to={paths.learningCourses} label="All courses" />;
  const answer = (index: number, right: boolean, lesson: string) => {
    setAnswers((before) => new Map(before).set(index, right));
    if (!right) void recordMiss(lesson, Date.now());
  };
  const { title, to } = lessonCollections[quiz.id];
  return (
    <Page width="reading">
      <BackLink to={to} label={title} />
      <h1 className="mt-5 text-2xl leading-tight font-semibold">Final quiz</h1>
      <p className="mt-1 mb-8 text-muted">
        Your first answer counts. Miss a question about a lesson you completed, and the lesson comes back in
        your review tomorrow.
      </p>
      <ol className="space-y-4">
        {quiz.questions.map((question, index) => (
          <li key={question.question}>
            <CheckQuestion
              number={index + 1}
              check={question}
              onAnswer={(right) => answer(index, right, question.lesson.id)}
            />
          </li>
        ))}
      </ol>
      <QuizScore questions={quiz.questions} answers={answers} />
    </Page>
  );
}
