import { STAR_PARTS, type StarAnswer, type StarPart } from '#dataset/answer-question.ts';

/** An unhurried speaker; conversation in English runs at about 120 to 160. */
export const WORDS_PER_MINUTE = 140;

/** Share of the whole answer, in percent, that a part usually takes. A rule of thumb, not a law. */
export const USUAL_SHARES: Record<StarPart, { least: number; most: number }> = {
  situation: { least: 10, most: 20 },
  task: { least: 5, most: 15 },
  action: { least: 50, most: 70 },
  result: { least: 10, most: 20 },
};

/** Seconds an interviewer follows with ease. */
export const USUAL_LENGTH = { least: 90, most: 180 } as const;

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu)?.length ?? 0;

/** Seconds it takes to say so many words. */
export const speakingSeconds = (words: number): number => Math.round((60 * words) / WORDS_PER_MINUTE);

/** `105` → `1:45` */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export interface PartMeasure {
  words: number;
  seconds: number;
  /** Of all words, in percent; 0 while there are none. */
  share: number;
}

/** Words, time and share of each part. */
export function measure(answer: StarAnswer): { total: PartMeasure; parts: Record<StarPart, PartMeasure> } {
  const words = STAR_PARTS.map((part) => countWords(answer[part]));
  const sum = words.reduce((total, count) => total + count, 0);
  const of = (count: number): PartMeasure => ({
    words: count,
    seconds: speakingSeconds(count),
    share: sum === 0 ? 0 : Math.round((100 * count) / sum),
  });
  const [situation = 0, task = 0, action = 0, result = 0] = words;
  return {
    total: of(sum),
    parts: { situation: of(situation), task: of(task), action: of(action), result: of(result) },
  };
}

/** The parts as one spoken text; empty ones are left out. */
export const composeAnswer = (answer: StarAnswer): string =>
  STAR_PARTS.map((part) => answer[part].trim())
    .filter(Boolean)
    .join('\n\n');
