/** What is kept of one item between reviews; times in milliseconds since 1970. */
export interface ReviewState {
  due: number;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  reps: number;
  lapses: number;
  state: number;
  lastReview: number;
}

/** The start of the local calendar day `days` after the one that holds `time`. */
export function startOfDay(time: number, days = 0): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** Something that was solved or finished and can be reviewed. */
export interface Reviewable {
  id: string;
  /** When it was solved or finished. */
  at: number;
}

/** When it is due: the first time on the day after it was done, later when the schedule says. */
export function dueAt(item: Reviewable, state: ReviewState | undefined, now: number): number {
  const last = state?.lastReview ?? item.at;
  // Noted by a clock that ran days ahead: waiting for that day could take a year.
  if (last >= startOfDay(now, 1)) return startOfDay(now);
  return state?.due ?? startOfDay(item.at, 1);
}

/** Items due at `now`, longest overdue first. */
export function dueItems<T extends Reviewable>(
  items: readonly T[],
  states: ReadonlyMap<string, ReviewState>,
  now: number,
): T[] {
  return items
    .map((item) => ({ item, due: dueAt(item, states.get(item.id), now) }))
    .filter(({ due }) => due <= now)
    .sort((a, b) => a.due - b.due || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);
}
