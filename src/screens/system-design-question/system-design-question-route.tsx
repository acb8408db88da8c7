import rows from 'virtual:dataset/answer-rows';
import type { DesignQuestion } from '#dataset/answer-question.ts';
import { compileDesignQuestion } from '#dataset/content.server.ts';
import {
  QuestionPage,
  questionClientLoader,
  questionLoader,
  questionMeta,
} from '#ui/question/question-route.tsx';
import type { Route } from './+types/system-design-question-route.ts';
import { DesignQuestionScreen } from './design-question-screen.tsx';

export const loader = questionLoader(compileDesignQuestion);
export const clientLoader = questionClientLoader<DesignQuestion>('system-design', rows);
export const meta = questionMeta(
  (title) => `Draw and write a design for ${title}, then review it against a rubric.`,
);

export default function SystemDesignQuestionRoute({ loaderData }: Route.ComponentProps) {
  return <QuestionPage question={loaderData} area="system-design" screen={DesignQuestionScreen} />;
}
