import { compileDesignQuestion } from '#dataset/content.server.ts';
import { paths } from '#paths.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { QuestionNotFound } from '#ui/question/question-not-found.tsx';
import type { Route } from './+types/system-design-question-route.ts';
import { DesignQuestionScreen } from './design-question-screen.tsx';
import { isKnownQuestion } from './known-questions.ts';

const databaseIdOf = (params: Route.LoaderArgs['params']) =>
  `${params.category}/${params.subcategory}/${params.questionId}`;

/** Runs at build time: its result is in the page's HTML and in a data file for navigation in the browser. */
export function loader({ params }: Route.LoaderArgs) {
  return compileDesignQuestion(databaseIdOf(params));
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return isKnownQuestion(databaseIdOf(params)) ? await serverLoader() : null;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        loaderData.title,
        `Draw and write a design for ${loaderData.title}, then review it against a rubric.`,
      )
    : pageMeta('Question not found', 'We couldn’t find that question.');

export default function SystemDesignQuestionRoute({ loaderData }: Route.ComponentProps) {
  // The key gives every question a screen of its own: nothing of one leaks into the next.
  return loaderData ? (
    <DesignQuestionScreen key={loaderData.databaseId} question={loaderData} />
  ) : (
    <QuestionNotFound list={paths.systemDesign} />
  );
}
