/** What two questions are compared by. */
export interface Topical {
  databaseId: string | null;
  topics: readonly string[];
}

/**
 * The rows that share most with `own`, best first: a shared topic counts the more the fewer rows have it, so that Trie
 * weighs more than Array. Only rows that share something; ties in the order of the rows.
 */
export function similarRows<Row extends Topical>(rows: readonly Row[], own: Row, limit: number): Row[] {
  const spread = new Map<string, number>();
  for (const { topics } of rows) for (const topic of topics) spread.set(topic, (spread.get(topic) ?? 0) + 1);
  const worth = (topics: readonly string[]) =>
    topics.reduce((sum, topic) => sum + Math.log(1 + rows.length / (spread.get(topic) ?? 1)), 0);
  return rows
    .filter((row) => row.databaseId !== own.databaseId)
    .map((row) => {
      const shared = worth(row.topics.filter((topic) => own.topics.includes(topic)));
      // As a part of what both are about: a question about everything is similar to nothing.
      return { row, score: shared / (worth(row.topics) + worth(own.topics) - shared || 1) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ row }) => row);
}
