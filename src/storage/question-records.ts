import { z } from 'zod/mini';
import { collection } from './collection.ts';

const text = z.string();
const time = z.number().check(z.nonnegative());

/** What the user has noted on a question, in Markdown; `id` is the question's `databaseId`. */
const noteSchema = z.object({ id: text, text, at: time });
export type Note = z.infer<typeof noteSchema>;
export const notes = collection<Note>('notes', noteSchema);

/** A question to come back to; `id` is its `databaseId`, `at` when it was marked. */
const bookmarkSchema = z.object({ id: text, at: time });
export type Bookmark = z.infer<typeof bookmarkSchema>;
export const bookmarks = collection<Bookmark>('bookmarks', bookmarkSchema);
