import type { TableName } from './database.ts';

/** The table of texts that lost to an edit made elsewhere; it stands next to the records, see `sync/sync-database.ts`. */
export const OVERWRITTEN = 'overwritten';

const STAR = ['situation', 'task', 'action', 'result'];

/** Fields that people fill: what is lost of them to an edit made elsewhere at the same time is kept. */
export const TEXTS: Partial<Record<TableName, string[]>> = {
  drafts: ['source'],
  testCases: ['cases'],
  starAnswers: [...STAR, 'notes'],
  stories: ['title', ...STAR],
  designAnswers: ['concurrency', 'highLevel', 'lowLevel', 'capacity'],
  drawings: ['shapes'],
  pipelines: ['nodes', 'edges'],
  notes: ['text'],
  interviewAnswers: [...STAR, 'notes', 'code'],
  projects: ['content'],
  asks: ['question', 'code'],
};
