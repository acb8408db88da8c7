import { renderInline } from '../read/markdown.ts';
import { printIdea } from '../read/print-editorial.ts';
import { isWritten, readDsaIndex } from '../read/read-index.ts';
import { readQuestion } from '../read/read-question.ts';

/** What each coding question comes down to, as HTML by `databaseId`: the back of its review card. */
export function buildKeyIdeas(): Record<string, string> {
  const ids = readDsaIndex().flatMap(({ databaseId }) => (isWritten(databaseId) ? [databaseId] : []));
  return Object.fromEntries(ids.map((id) => [id, renderInline(printIdea(readQuestion(id).approaches))]));
}
