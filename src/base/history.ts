interface Step<T> {
  value: T;
  next: Step<T> | null;
}

/** A value with the steps that led to it and those taken back. */
export interface History<T> {
  present: T;
  past: Step<T> | null;
  future: Step<T> | null;
  /** A change of the same name joins the last step, as letters typed into one field do. */
  merging: string | null;
}

export const startHistory = <T>(present: T): History<T> => ({
  present,
  past: null,
  future: null,
  merging: null,
});

/** Another value as one step; the same value is no step. @param merge joins a change of the same name */
export function change<T>(history: History<T>, present: T, merge: string | null = null): History<T> {
  if (present === history.present) return history;
  const joins = merge !== null && merge === history.merging && history.past !== null;
  const past = joins ? history.past : { value: history.present, next: history.past };
  return { present, past, future: null, merging: merge };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, future, present } = history;
  if (!past) return history;
  return { present: past.value, past: past.next, future: { value: present, next: future }, merging: null };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, future, present } = history;
  if (!future) return history;
  return { present: future.value, past: { value: present, next: past }, future: future.next, merging: null };
}
