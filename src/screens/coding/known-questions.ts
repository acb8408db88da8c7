import rows from 'virtual:dataset/rows';

const written = new Set(rows.filter((row) => row.written).map((row) => row.databaseId));

/** Whether a question page exists at `databaseId`; asked before its data is fetched. */
export const isKnownQuestion = (databaseId: string): boolean => written.has(databaseId);
