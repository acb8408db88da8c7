import type { ActivityItem } from './activity.ts';

/** How many items are kept. */
export const ACTIVITY_LIMIT = 50;

/** Equal for items that say the same, so that one sent twice is kept once. */
export const activityKey = ({ site, title, url, rating, when }: ActivityItem): string =>
  JSON.stringify([site, title, url, rating, when]);

/** Both lists as one: newest first, at most 50, nothing twice. Of equally old items `added` come first. */
export function mergeActivity(
  kept: readonly ActivityItem[],
  added: readonly ActivityItem[],
  limit = ACTIVITY_LIMIT,
): ActivityItem[] {
  const unique = new Map([...added, ...kept].map((item) => [activityKey(item), item]));
  return [...unique.values()].sort((a, b) => b.when - a.when).slice(0, limit);
}
