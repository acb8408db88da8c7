import { z } from 'zod/mini';
import { isWebAddress } from './activity.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const time = z.number().check(z.nonnegative());

/**
 * A line of the upsolve list or the mistake log. `day`: of an upsolve, when it is due; of a mistake, when it
 * happened; empty where the user left it open. `doneAt`: when it was ticked off.
 */
export const journalEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(['upsolve', 'mistake']),
  title: z.string().check(z.minLength(1)),
  url: z.string().check(z.refine((text) => text === '' || isWebAddress(text))),
  note: z.string(),
  day: z.union([day, z.literal('')]),
  doneAt: z.optional(time),
  createdAt: time,
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;
export type JournalKind = JournalEntry['kind'];

/** What a form holds, as typed. */
export type JournalFields = Pick<JournalEntry, 'title' | 'url' | 'note' | 'day'>;

/** What stands at the fields that need attention. */
export type FieldProblems = Partial<Record<keyof JournalFields, string>>;

/** The fields tidied up, or what is wrong with them. */
export function checkFields(
  typed: JournalFields,
): { ok: true; fields: JournalFields } | { ok: false; problems: FieldProblems } {
  const problems: FieldProblems = {};
  const fields = {
    title: typed.title.trim(),
    url: typed.url.trim(),
    note: typed.note.trim(),
    day: typed.day,
  };
  if (!fields.title) problems.title = 'Enter the problem’s name.';
  if (fields.url && !isWebAddress(fields.url))
    problems.url = 'Enter a link that starts with https:// or http://, or leave it blank.';
  if (!z.safeParse(journalEntrySchema.shape.day, fields.day).success) problems.day = 'Choose a date.';
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, fields };
}

/** Open entries first: upsolves by the day they are due, mistakes newest first. Then the finished, latest first. */
export function sortEntries(entries: readonly JournalEntry[], kind: JournalKind): JournalEntry[] {
  const byDay = (a: JournalEntry, b: JournalEntry) => {
    // An entry without a day comes last.
    if (a.day === b.day) return b.createdAt - a.createdAt;
    if (a.day === '' || b.day === '') return a.day === '' ? 1 : -1;
    const sooner = a.day < b.day ? -1 : 1;
    return kind === 'upsolve' ? sooner : -sooner;
  };
  return [...entries].sort((a, b) => {
    if (a.doneAt !== undefined && b.doneAt !== undefined) return b.doneAt - a.doneAt;
    if (a.doneAt === undefined && b.doneAt === undefined) return byDay(a, b);
    return a.doneAt === undefined ? -1 : 1;
  });
}
