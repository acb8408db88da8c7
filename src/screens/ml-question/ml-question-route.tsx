import rows from 'virtual:dataset/answer-rows';
import type { MlQuestion } from '#dataset/answer-question.ts';
import { compileMlQuestion } from '#dataset/content.server.ts';
import {
  QuestionPage,
  questionClientLoader,
  questionLoader,
  questionMeta,
} from '#ui/question/question-route.tsx';
import type { Route } from './+types/ml-question-route.ts';
import { MlQuestionScreen } from './ml-question-screen.tsx';

export const loader = questionLoader(compileMlQuestion);
export const clientLoader = questionClientLoader<MlQuestion>('machine-learning', rows);
export const meta = questionMeta(
  (title) => `Build a pipeline for ${title}, then review it against a rubric.`,
);

export default function MlQuestionRoute({ loaderData }: Route.ComponentProps) {
  return <QuestionPage question={loaderData} area="machine-learning" screen={MlQuestionScreen} />;
}
