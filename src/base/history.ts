import { same } from './same.ts';

/** So many steps can be undone; older ones are forgotten, so that a long session doesn't fill the memory. */
const MOST_STEPS = 10_000;
/** So many take over what somebody else has changed, so that it takes no time that anyone notices. */
const MOST_REBASED = 200;

/** A value with the steps that led to it and those taken back. */
export interface History<T> {
  readonly present: T;
  /** The values before it, the oldest first. */
  readonly past: readonly T[];
  /** The values taken back, the one to redo next last. */
  readonly future: readonly T[];
  /** A change of the same name joins the last step, as letters typed into one field do. */
  readonly merging: string | null;
}

export const startHistory = <T>(present: T): History<T> => ({
  present,
  past: [],
  future: [],
  merging: null,
});

export const canUndo = ({ past }: Pick<History<unknown>, 'past'>): boolean => past.length > 0;

export const canRedo = ({ future }: Pick<History<unknown>, 'future'>): boolean => future.length > 0;

const withStep = <T>(past: readonly T[], value: T): readonly T[] => [...past.slice(1 - MOST_STEPS), value];

/** Another value as one step; the same value is no step. @param merge joins a change of the same name */
export function change<T>(history: History<T>, present: T, merge: string | null = null): History<T> {
  if (present === history.present) return history;
  const joins = merge !== null && merge === history.merging && canUndo(history);
  const past = joins ? history.past : withStep(history.past, history.present);
  return { present, past, future: [], merging: merge };
}

/** What is changed next is a step of its own, also under the same name. */
export const endMerge = <T>(history: History<T>): History<T> =>
  history.merging === null ? history : { ...history, merging: null };

export function undo<T>(history: History<T>): History<T> {
  const { past, future, present } = history;
  if (!canUndo(history)) return history;
  return {
    present: past.at(-1) as T,
    past: past.slice(0, -1),
    future: [...future, present],
    merging: null,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, future, present } = history;
  if (!canRedo(history)) return history;
  return {
    present: future.at(-1) as T,
    past: withStep(past, present),
    future: future.slice(0, -1),
    merging: null,
  };
}

/**
 * The history after somebody else's change, made to every value in it: it is no step of ours, so undo doesn't take it
 * back, and steps of which nothing is left are gone.
 * @param takeOver what that change makes of a value
 * @param equal whether going from one value to the other is no step
 */
export function receive<T>(
  history: History<T>,
  takeOver: (value: T) => T,
  equal: (a: T, b: T) => boolean = same,
): History<T> {
  const present = takeOver(history.present);
  /** Values from the present on outward, without those that equal the one before. */
  const distinct = (outward: readonly T[]): T[] => {
    let last = present;
    return outward.map(takeOver).filter((value) => {
      if (equal(value, last)) return false;
      last = value;
      return true;
    });
  };
  const past = distinct(history.past.slice(-MOST_REBASED).reverse()).reverse();
  const future = distinct(history.future.slice(-MOST_REBASED).reverse()).reverse();
  // The step that was being typed may be among those that are gone.
  const merging = past.length >= Math.min(history.past.length, MOST_REBASED) ? history.merging : null;
  return { present, past, future, merging };
}
