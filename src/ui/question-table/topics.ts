import type { ListRow } from '#dataset/schema.ts';

/** What a question is listed under: its category and what it is about. */
export const topicsOf = ({ category, topics }: ListRow): string[] => [category, ...topics];

/**
 * What the names of one topic have in common: categories are plural and topics singular, as in Heaps and Heap (Priority
 * Queue), and whoever filters by one means both.
 */
export const topicKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s*\(.*\)$/, '')
    .replace(/s$/, '');

/** Gives the one name that rows have for a topic, a category's before others; nothing for a topic of no row. */
export function topicNames(rows: readonly ListRow[]): (topic: string) => string | undefined {
  const names = new Map<string, string>();
  for (const name of [...rows.map(({ category }) => category), ...rows.flatMap(({ topics }) => topics)])
    if (!names.has(topicKey(name))) names.set(topicKey(name), name);
  return (topic) => names.get(topicKey(topic));
}
