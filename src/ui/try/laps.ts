import { STAR_PARTS, type StarPart } from '#dataset/answer-question.ts';
import { USUAL_SHARES } from '#ui/star/speaking-time.ts';

/** How long one part of a spoken answer took. */
export interface Lap {
  part: StarPart;
  seconds: number;
  /** Of the whole answer, in percent. */
  share: number;
  advice: '' | 'shorter than usual' | 'longer than usual';
}

/**
 * The parts of an answer that was spoken against a clock.
 * @param marks milliseconds at the start and at the end of each part, in order
 */
export function lapsOf(marks: readonly number[]): Lap[] {
  const [start = 0] = marks;
  const total = (marks.at(-1) ?? start) - start;
  return STAR_PARTS.slice(0, Math.max(0, marks.length - 1)).map((part, index) => {
    const milliseconds = (marks[index + 1] ?? start) - (marks[index] ?? start);
    const share = total === 0 ? 0 : Math.round((100 * milliseconds) / total);
    const { least, most } = USUAL_SHARES[part];
    const advice = share < least ? 'shorter than usual' : share > most ? 'longer than usual' : '';
    return { part, seconds: Math.round(milliseconds / 1000), share, advice };
  });
}
