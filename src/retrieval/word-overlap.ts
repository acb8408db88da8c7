/** What a chunk shares with a question. */
export interface Overlap {
  /** Between 0 and 1. */
  score: number;
  /** The shared words, in the question's order. */
  matched: string[];
}

/**
 * Word-overlap similarity: the share of the question's distinct words that occur in the chunk,
 * `|Q ∩ C| / |Q|`, where `Q` and `C` are the sets of words (see `wordsOf`) of question and chunk. How often a
 * word occurs, how rare it is and how long the chunk is make no difference. 0 when the question has no words.
 */
export function wordOverlap(question: readonly string[], chunk: ReadonlySet<string>): Overlap {
  const matched = question.filter((word) => chunk.has(word));
  return { score: question.length === 0 ? 0 : matched.length / question.length, matched };
}
