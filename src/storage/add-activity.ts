import type { ActivityItem } from '#competitive/activity.ts';
import { mergeActivity } from '#competitive/merge-activity.ts';
import { activity } from './competitive-records.ts';

let last: Promise<void> = Promise.resolve();

/** One change at a time: in this tab by waiting in line, across tabs by the browser's lock where there is one. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const alone = () => navigator.locks?.request('dryrun-activity', change) ?? change();
  last = last.then(alone, alone);
  return last;
}

/** Merges items into the recent activity that is kept. */
export function addActivity(items: readonly ActivityItem[]): Promise<void> {
  return inTurn(async () => {
    const kept = (await activity.get('recent'))?.items ?? [];
    await activity.put({ id: 'recent', items: mergeActivity(kept, items) });
  });
}

/** Takes items away; those that meanwhile came stay. `drop` says which. */
export function removeActivity(drop: (item: ActivityItem) => boolean): Promise<void> {
  return inTurn(async () => {
    const kept = (await activity.get('recent'))?.items ?? [];
    await activity.put({ id: 'recent', items: kept.filter((item) => !drop(item)) });
  });
}
