import type { Passage } from './prompt.ts';
import { wholeSentences } from './sentences.ts';
import { distinctWords } from './words.ts';

/** A sentence of the answer and the number of the passage it is taken from. */
export interface Quote {
  text: string;
  passage: number;
}

export interface AnswerPassage extends Passage {
  /** Characters of its document. */
  of: number;
}

const QUOTES = 3;
/** A sentence that weighs less than this share of the best one is left out. */
const WORTH = 0.5;
const LONGEST = 320;

/**
 * The simulated answer: the sentences of the passages that share the rarest words with the question, at most
 * three, in the order of the passages. Nothing is written that the passages do not say.
 *
 * @param weights how rare each word of the question is
 */
export function simulateAnswer(
  weights: ReadonlyMap<string, number>,
  passages: readonly AnswerPassage[],
): Quote[] {
  const seen = new Set<string>();
  const sentences = passages.flatMap((passage, index) => {
    const cut = { start: passage.first > 1, end: passage.last < passage.of };
    const whole = wholeSentences(passage.text, cut);
    return (whole.length > 0 ? whole : [passage.text.trim()]).flatMap((text) => {
      // Neighboring chunks overlap, so a sentence may come twice.
      if (seen.has(text)) return [];
      seen.add(text);
      const weight = distinctWords(text).reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
      return [{ text, passage: index + 1, weight }];
    });
  });
  const sharing = sentences.filter(({ weight }) => weight > 0);
  // A question in a document repeats the words without answering anything.
  const statements = sharing.filter(({ text }) => !/[?？]\W*$/u.test(text));
  const candidates = statements.length > 0 ? statements : sharing;
  const best = Math.max(...candidates.map(({ weight }) => weight));
  const chosen = new Set(
    candidates
      .filter(({ weight }) => weight >= WORTH * best)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, QUOTES),
  );
  return sentences
    .filter((sentence) => chosen.has(sentence))
    .map(({ text, passage }) => ({ text: shorten(text), passage }));
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
}
