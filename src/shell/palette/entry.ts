import { byArea } from '#areas.ts';
import type { Difficulty } from '#dataset/schema.ts';
import type { SearchEntry } from '#search/search.ts';
import type { Command } from './commands.ts';

/** What can be found, in the order in which groups of equal rank are shown. */
export const GROUPS = {
  ...byArea(({ questions }) => questions),
  lesson: 'Lessons',
  pattern: 'Patterns and principles',
  reading: 'Papers and RAG models',
  company: 'Companies',
  resume: 'Resumes and letters',
  page: 'Pages',
  term: 'Terms',
  command: 'Commands',
} as const;
export type GroupId = keyof typeof GROUPS;

/** `id` is an address, or `command:` and the command's name. */
export interface PaletteEntry extends SearchEntry {
  group: GroupId;
  command?: Command;
  /** Of a question. */
  difficulty?: Difficulty;
  databaseId?: string;
  topics?: readonly string[];
}
