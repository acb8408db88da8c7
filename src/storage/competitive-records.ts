import { z } from 'zod/mini';
import { activityItemSchema } from '#competitive/activity.ts';
import { type JournalEntry, journalEntrySchema } from '#competitive/journal.ts';
import { type Week, weekSchema } from '#competitive/weekly-plan.ts';
import { collection } from './collection.ts';

/** The weekly checklist of competitive programming, one record a week. */
export const contestWeeks = collection<Week>('contestWeeks', weekSchema);

/** Recent activity of other sites: one record, so that what is kept changes as a whole. */
const activitySchema = z.object({ id: z.literal('recent'), items: z.array(activityItemSchema) });
export const activity = collection<z.infer<typeof activitySchema>>('activity', activitySchema);

/** The upsolve list and the mistake log. */
export const journal = collection<JournalEntry>('journal', journalEntrySchema);
