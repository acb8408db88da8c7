import { seededRandom } from '#statistics/random.ts';

const DAY_MS = 86_400_000;

/** An ISO date so many days after another. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** `2026-03-01 07:05:00`, so many minutes after midnight of a day. */
export const minuteOf = (date: string, minutes: number): string =>
  new Date(Date.parse(date) + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** Draws that are the same for the same seed. */
export interface Draw {
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  /** True in this share of draws. */
  chance: (share: number) => boolean;
  /** One of the values; a value that stands twice is drawn twice as often. */
  pick: <T>(values: readonly T[]) => T;
}

export function drawFrom(seed: number): Draw {
  const random = seededRandom(seed);
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  return {
    whole,
    chance: (share) => random() < share,
    pick: <T>(values: readonly T[]) => values[whole(0, values.length - 1)] as T,
  };
}

/** The numbers from 1 to `count`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
