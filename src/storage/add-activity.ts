import type { ActivityItem } from '#competitive/activity.ts';
import { mergeActivity } from '#competitive/merge-activity.ts';
import { activity } from './competitive-records.ts';

/** Merges items into the recent activity that is kept. */
export const addActivity = (items: readonly ActivityItem[]): Promise<void> =>
  activity.update('recent', (kept) => ({ id: 'recent', items: mergeActivity(kept?.items ?? [], items) }));

/** Takes items away; those that meanwhile came stay. `drop` says which. */
export const removeActivity = (drop: (item: ActivityItem) => boolean): Promise<void> =>
  activity.update('recent', (kept) => ({
    id: 'recent',
    items: (kept?.items ?? []).filter((item) => !drop(item)),
  }));
