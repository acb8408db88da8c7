import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { firstIssue, schemaMessage } from './schema-message.ts';

z.config(z.locales.en());

const schema = z.strictObject({
  hints: z.array(z.string()).check(z.length(3)),
  topics: z.optional(z.array(z.string().check(z.maxLength(4))).check(z.minLength(1))),
  level: z.optional(z.enum(['Easy', 'Hard'])),
  size: z.optional(z.number({ error: 'a number of canvas units' })),
});
const hints = ['a', 'b', 'c'];

it.each([
  [{}, 'hints: is missing; write a list'],
  [{ hints: 'a' }, 'hints: is something else than a list; write a list'],
  [{ hints: ['a', 'b', 3] }, 'hints.2: is something else than text; write text'],
  [{ hints: ['a', 'b'] }, 'hints: has too few; write exactly 3 entries'],
  [{ hints: [...hints, 'd'] }, 'hints: has too many; write exactly 3 entries'],
  [{ hints, topics: [] }, 'topics: has too few; write at least 1 entry'],
  [{ hints, topics: ['Arrays'] }, 'topics.0: has too many; write at most 4 characters'],
  [{ hints, level: 'hard' }, 'level: Invalid option: expected one of "Easy"|"Hard"'],
  [{ hints, size: 'x' }, 'size: a number of canvas units'],
  // The field that does not exist explains the one that is missing.
  [{ hint: hints }, ': there is no field "hint"; rename or drop it'],
])('%j is told as "%s"', (value, message) => {
  const issue = firstIssue(z.safeParse(schema, value).error?.issues ?? []);
  expect(issue && `${issue.path.join('.')}: ${schemaMessage(issue)}`).toBe(message);
});
