import { AREAS } from '#areas.ts';
import { isPattern, PAGE_LIST, pageAt } from '#pages.ts';
import { paths } from '#paths.ts';
import { answerQuestionIds } from '../read/read-answer-question.ts';
import { isWritten, readDsaIndex } from '../read/read-index.ts';
import { coursePaths } from './compile-course.ts';
import { buildTracks } from './compile-index.ts';
import { buildLessonIndex } from './compile-lesson.ts';
import { buildPatternIndex } from './compile-pattern.ts';

/** The address of every piece of content that has a page of its own. */
function contentPaths(): string[] {
  const written = readDsaIndex().flatMap(({ databaseId }) => (isWritten(databaseId) ? [databaseId] : []));
  const questions = [...written, ...answerQuestionIds()];
  return [
    ...buildTracks().map(({ id }) => paths.track(id)),
    ...buildLessonIndex().map(({ to }) => to),
    ...coursePaths(),
    ...buildPatternIndex().map(({ to }) => to),
    ...AREAS.flatMap(({ top, question }) => questions.filter((id) => id.startsWith(`${top}/`)).map(question)),
  ];
}

/**
 * Every address that is prerendered to HTML at build time, page by page.
 * @throws where content has an address that no page of `pages.ts` takes
 */
export function prerenderPaths(): string[] {
  const content = Map.groupBy(contentPaths(), (address) => pageAt(address)?.id);
  const [homeless] = content.get(undefined) ?? [];
  if (homeless) throw new Error(`${homeless}: no page of src/pages.ts has this address`);
  return PAGE_LIST.flatMap(
    ({ id, path, prerender }) => prerender ?? (isPattern(path) ? (content.get(id) ?? []) : [path]),
  );
}
