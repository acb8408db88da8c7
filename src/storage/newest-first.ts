/** Records by the time they were made, the newest first. */
export const newestFirst = <T extends { at: number }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => b.at - a.at);
