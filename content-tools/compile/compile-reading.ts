import type { ReadingLink } from '#dataset/paper.ts';
import { paths } from '#paths.ts';
import { readRagResources } from '../read/read-papers.ts';

/** What search finds papers and retrieval approaches by: a paper by its authors and identifier too. */
export function buildReading(): ReadingLink[] {
  const { papers, models } = readRagResources();
  return [
    ...papers.map(({ title, authors, year, identifier }) => ({
      title,
      detail: `Paper, ${year}`,
      words: [...authors, identifier.value].join(' '),
      to: paths.paper(identifier.value),
    })),
    ...models.map(({ id, name }) => ({
      title: name,
      detail: 'RAG model',
      words: '',
      to: paths.ragModel(id),
    })),
  ];
}
