import { counterOf, MOST_IN_A_MILLISECOND, millisOf, type Stamp, stampAt } from './clock.ts';

/**
 * The stamp of a change made at a time on top of another one: it sorts after that one, also when the clock that told the
 * time was behind.
 */
export function stampAfter(millis: number, before: Stamp, node: string): Stamp {
  if (Math.trunc(millis) > millisOf(before)) return stampAt(millis, 0, node);
  const counter = counterOf(before) + 1;
  return counter < MOST_IN_A_MILLISECOND
    ? stampAt(millisOf(before), counter, node)
    : stampAt(millisOf(before) + 1, 0, node);
}
