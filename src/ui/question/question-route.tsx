import type { ComponentType } from 'react';
import { type AreaId, areaById, areaOf } from '#areas.ts';
import type { ListRow } from '#dataset/schema.ts';
import { knownLoader } from '#ui/known-loader.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { QuestionNotFound } from './question-not-found.tsx';

interface Params {
  category: string;
  subcategory: string;
  questionId: string;
}

const databaseIdOf = ({ category, subcategory, questionId }: Params) =>
  `${category}/${subcategory}/${questionId}`;

/**
 * `loader` of a question's route. It runs at build time: its result is in the page's HTML and in a data file for
 * navigation in the browser.
 */
export const questionLoader =
  <Question,>(compile: (databaseId: string) => Question) =>
  ({ params }: { params: Params }): Question =>
    compile(databaseIdOf(params));

/**
 * `clientLoader` of a question's route: null where the area has no question at the address.
 * @param rows the index that lists the area's questions
 */
export function questionClientLoader<Question>(
  area: AreaId,
  rows: readonly Pick<ListRow, 'databaseId' | 'written'>[],
) {
  const known = new Set(
    rows.flatMap(({ databaseId, written }) =>
      written && databaseId && areaOf(databaseId)?.id === area ? [databaseId] : [],
    ),
  );
  return knownLoader<Question, Params>((params) => known.has(databaseIdOf(params)));
}

/**
 * `meta` of a question's route.
 * @param describe what one does on the page of the question with this title
 */
export const questionMeta =
  (describe: (title: string) => string) =>
  ({ loaderData }: { loaderData?: { title: string } | null }) =>
    loaderData
      ? pageMeta(loaderData.title, describe(loaderData.title))
      : pageMeta('Question not found', 'We couldn’t find that question.');

interface Props<Question> {
  question: Question | null;
  area: AreaId;
  screen: ComponentType<{ question: Question }>;
}

/** A question's screen, or the way back to the area's list where there is no such question. */
export function QuestionPage<Question extends { databaseId: string }>({
  question,
  area,
  screen: Screen,
}: Props<Question>) {
  if (!question) return <QuestionNotFound list={areaById(area).path} />;
  // The key gives every question a screen of its own: nothing of one leaks into the next.
  return <Screen key={question.databaseId} question={question} />;
}
