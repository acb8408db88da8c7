import { localDate } from './days.ts';

export interface Streak {
  /** Days in a row with practice, up to today or yesterday: a day that has only begun ends nothing. */
  days: number;
  /** Whether today counts already. */
  today: boolean;
  /** The most there ever were. */
  best: number;
}

/** The local calendar day `count` days before the one of `time`. Through the calendar: not every day has 24 hours. */
function dayBefore(time: number, count: number): number {
  const date = new Date(time);
  // At noon no clock change leads into another day.
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - count, 12).getTime();
}

/**
 * How many days in a row somebody has practiced.
 * @param times milliseconds since 1970; those after today do not count
 */
export function streakOf(times: readonly number[], now: number): Streak {
  const end = localDate(now);
  const dates = new Set(times.map(localDate).filter((date) => date <= end));
  const lengthFrom = (time: number): number => {
    let length = 0;
    while (dates.has(localDate(dayBefore(time, length)))) length += 1;
    return length;
  };
  const today = dates.has(end);
  const isLast = (time: number) => !dates.has(localDate(dayBefore(time, -1)));
  const ends = [...new Map(times.map((time) => [localDate(time), time])).values()].filter(
    (time) => localDate(time) <= end && isLast(time),
  );
  return {
    days: lengthFrom(today ? now : dayBefore(now, 1)),
    today,
    best: Math.max(0, ...ends.map(lengthFrom)),
  };
}
