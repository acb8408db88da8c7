/**
 * When and where a change was made, as text that sorts in that order: milliseconds, a counter within them and the node
 * (one tab of one device) that made it, so that no two changes ever carry the same stamp.
 */
export type Stamp = string;

/** Before every change. */
export const NEVER: Stamp = '';

const MILLIS_DIGITS = 9;
const COUNTER_DIGITS = 4;
export const MOST_IN_A_MILLISECOND = 36 ** COUNTER_DIGITS;
const LAST_MILLISECOND = 36 ** MILLIS_DIGITS - 1;

const digits = (value: number, length: number) => value.toString(36).padStart(length, '0');

/** The stamp of a change at a time that a node's clock has shown. */
export const stampAt = (millis: number, counter: number, node: string): Stamp =>
  `${digits(Math.min(Math.max(0, Math.trunc(millis)), LAST_MILLISECOND), MILLIS_DIGITS)}${digits(counter, COUNTER_DIGITS)}${node}`;

/** What a stamp's clock showed, in milliseconds since 1970; 0 for `NEVER`. */
export const millisOf = (stamp: Stamp): number => Number.parseInt(stamp.slice(0, MILLIS_DIGITS), 36) || 0;

export const nodeOf = (stamp: Stamp): string => stamp.slice(MILLIS_DIGITS + COUNTER_DIGITS);

export const counterOf = (stamp: Stamp): number =>
  Number.parseInt(stamp.slice(MILLIS_DIGITS, MILLIS_DIGITS + COUNTER_DIGITS), 36) || 0;

/** The node of changes whose maker is not known any more; sorts before every other. */
export const NOBODY = '-';

/** The stamp of what has always been there. */
export const FIRST: Stamp = stampAt(0, 0, NOBODY);

export interface Clock {
  readonly node: string;
  /** A stamp later than every stamp that this clock has given or received. */
  next: () => Stamp;
  /** Takes note of a stamp from elsewhere, so that what follows it here sorts after it. */
  receive: (stamp: Stamp) => void;
}

/**
 * A hybrid logical clock: wall-clock time where it moves forward, counted on where it does not. A clock that is set back,
 * or a device whose clock is a year ahead, never makes a later change sort before the one it was made on top of.
 * @param now milliseconds since 1970
 */
export function createClock(node: string, now: () => number = Date.now): Clock {
  let millis = 0;
  let counter = 0;
  const step = () => {
    counter += 1;
    if (counter < MOST_IN_A_MILLISECOND) return;
    millis += 1;
    counter = 0;
  };
  return {
    node,
    next() {
      const time = Math.trunc(now());
      if (time > millis) {
        millis = time;
        counter = 0;
      } else step();
      return stampAt(millis, counter, node);
    },
    receive(stamp) {
      const theirs = millisOf(stamp);
      if (theirs > millis) {
        millis = theirs;
        counter = counterOf(stamp);
      } else if (theirs === millis) counter = Math.max(counter, counterOf(stamp));
    },
  };
}
