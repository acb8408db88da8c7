import { ACTIVITY_TYPE, type ActivityItem, readActivity } from './activity.ts';
import { mergeActivity } from './merge-activity.ts';

/** Reading goes on for so long before the page may do something else. */
const SLICE_MS = 6;
/** A page that sends faster than it can be read loses messages rather than its memory. */
const MOST_WAITING = 50_000;

interface Surroundings {
  /** Runs `task` later, after the page has had time for itself. */
  later: (task: () => void) => void;
  /** Milliseconds, for measuring a slice. */
  clock: () => number;
  /** Gets what was read, at most 50 items, newest first; once for all messages that were waiting. */
  deliver: (items: ActivityItem[]) => void;
}

/**
 * Collects messages and reads them in short slices, so that a flood of them neither blocks the page nor
 * writes more than once.
 * @returns takes a message's data and the time it came
 */
export function activityInbox({ later, clock, deliver }: Surroundings): (data: unknown, at: number) => void {
  let waiting: { data: unknown; at: number }[] = [];
  let read: ActivityItem[] = [];
  let next = 0;
  let scheduled = false;

  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    later(slice);
  };
  const slice = () => {
    scheduled = false;
    const end = clock() + SLICE_MS;
    while (next < waiting.length && clock() < end) {
      const message = waiting[next++];
      if (message) read = mergeActivity(read, readActivity(message.data, message.at));
    }
    if (next < waiting.length) return schedule();
    const items = read;
    waiting = [];
    read = [];
    next = 0;
    if (items.length > 0) deliver(items);
  };
  return (data, at) => {
    // Most messages of a page are not ours; they are told apart before anything is kept.
    const isOurs = typeof data === 'object' && data !== null && 'type' in data && data.type === ACTIVITY_TYPE;
    if (!isOurs || waiting.length - next >= MOST_WAITING) return;
    waiting.push({ data, at });
    schedule();
  };
}
