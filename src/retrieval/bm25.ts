import MiniSearch from 'minisearch';
import { wordsOf } from './words.ts';

export interface Bm25 {
  /** @param words of the chunk, as `wordsOf` gives them */
  add(chunk: number, words: readonly string[]): void;
  /** Scores of the chunks that hold at least one of the words. */
  scores(): { chunk: number; score: number }[];
}

/**
 * BM25 over chunks for one question, by MiniSearch: BM25+ with its default constants (k 1.2, b 0.7, d 0.5),
 * where a chunk's length is its number of distinct words, times the number of question words the chunk holds.
 *
 * Words the question does not have are counted for the lengths but left out of the index: the scores are
 * those of a whole index, at a tenth of the time and a fraction of the memory.
 */
export function createBm25(question: readonly string[]): Bm25 {
  const wanted = new Set(question);
  // The index asks for the words of a text; they are known already, and telling them apart is most of the work.
  let known: readonly string[] = [];
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: () => known as string[],
    searchOptions: { tokenize: wordsOf, combineWith: 'OR', prefix: false, fuzzy: false },
    processTerm: (word) => (wanted.has(word) ? word : null),
    autoVacuum: false,
  });
  return {
    add: (chunk, words) => {
      known = words;
      index.add({ id: chunk, text: 'known' });
    },
    scores: () => index.search(question.join(' ')).map(({ id, score }) => ({ chunk: Number(id), score })),
  };
}
