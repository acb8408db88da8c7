import { USUAL_LENGTH, WORDS_PER_MINUTE } from '#ui/star/speaking-time.ts';

const MINE = /(?<![\p{L}'’])(?:i|i['’](?:m|d|ll|ve)|me|my|mine|myself)(?![\p{L}'’])/giu;
const OURS = /(?<![\p{L}'’])(?:we|we['’](?:re|d|ll|ve)|us|our|ours|ourselves)(?![\p{L}'’])/giu;

/** How often an answer speaks of its teller, and of a group. */
export const countPronouns = (text: string): { mine: number; ours: number } => ({
  mine: text.match(MINE)?.length ?? 0,
  ours: text.match(OURS)?.length ?? 0,
});

/** Words over what an interviewer follows with ease; 0 or less where there are none. */
export const wordsToCut = (words: number): number =>
  Math.ceil(words - (USUAL_LENGTH.most * WORDS_PER_MINUTE) / 60);
