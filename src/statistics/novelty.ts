import { mean, times } from './summary.ts';

/** An effect that begins somewhere and ends somewhere else. */
export interface Fading {
  /** What is left in the long run. */
  lasting: number;
  /** What comes on top in the first week; negative if people have to get used to it. */
  extra: number;
  /** Weeks in which half of the extra is lost. */
  halfLife: number;
}

/** The effect on a user in a week after the first look, which is week 0. */
export const effectInWeek = ({ lasting, extra, halfLife }: Fading, week: number): number =>
  lasting + extra * 0.5 ** (week / halfLife);

/** What a test of so many weeks reports, if all its users come in the first week. */
export const reported = (fading: Fading, weeks: number): number =>
  mean(times(weeks, (week) => effectInWeek(fading, week)));
