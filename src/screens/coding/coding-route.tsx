import rows from 'virtual:dataset/order';
import { compileQuestion } from '#dataset/content.server.ts';
import type { DsaQuestion } from '#dataset/schema.ts';
import {
  QuestionPage,
  questionClientLoader,
  questionLoader,
  questionMeta,
} from '#ui/question/question-route.tsx';
import type { Route } from './+types/coding-route.ts';
import { CodingScreen } from './coding-screen.tsx';

export const loader = questionLoader(compileQuestion);
export const clientLoader = questionClientLoader<DsaQuestion>('coding', rows);
export const meta = questionMeta((title) => `Practice ${title}: write, run and submit code in your browser.`);

export default function CodingRoute({ loaderData }: Route.ComponentProps) {
  const page = <QuestionPage question={loaderData} area="coding" screen={CodingScreen} />;
  // Without the application's bars around it, what was not found needs a main part of its own.
  return loaderData ? page : <main id="main">{page}</main>;
}
