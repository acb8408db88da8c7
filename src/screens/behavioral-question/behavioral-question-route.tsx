import rows from 'virtual:dataset/answer-rows';
import type { BehavioralQuestion } from '#dataset/answer-question.ts';
import { compileBehavioralQuestion } from '#dataset/content.server.ts';
import {
  QuestionPage,
  questionClientLoader,
  questionLoader,
  questionMeta,
} from '#ui/question/question-route.tsx';
import type { Route } from './+types/behavioral-question-route.ts';
import { BehavioralQuestionScreen } from './behavioral-question-screen.tsx';

export const loader = questionLoader(compileBehavioralQuestion);
export const clientLoader = questionClientLoader<BehavioralQuestion>('behavioral', rows);
export const meta = questionMeta(
  (title) => `Build an answer to “${title}” with STAR and practice it out loud.`,
);

export default function BehavioralQuestionRoute({ loaderData }: Route.ComponentProps) {
  return <QuestionPage question={loaderData} area="behavioral" screen={BehavioralQuestionScreen} />;
}
