import rows from 'virtual:dataset/answer-rows';

const known = new Set(rows.map((row) => row.databaseId));

/** Whether a question page exists at `databaseId`; asked before its data is fetched. */
export const isKnownQuestion = (databaseId: string): boolean =>
  databaseId.startsWith('system-design/') && known.has(databaseId);
