import patterns from 'virtual:dataset/patterns';

const known = new Set(patterns.map((pattern) => pattern.id));

/** Whether there is such a pattern or principle; asked before its data is fetched. */
export const isKnownPattern = (id: string): boolean => known.has(id);
