import { z } from 'zod/mini';
import { traceSchema } from './trace.ts';

/** `O(n log n)`, and how it is meant where that needs saying: `O(n) expected`, `O(1) amortized`, `O(1) extra`. */
const order = z
  .string()
  .check(z.regex(/^O\(.+\)(?: [a-z]+)?$/, { error: 'is no order such as O(n log n) or O(n) expected' }));

/** One way to solve a coding question, as `editorial.md` holds it in its front matter, in the order of its sections. */
export const approachSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1)),
  /** What an interviewer calls it, with the invariant or the recurrence where it carries the idea; inline Markdown. */
  technique: z.string().check(z.trim(), z.minLength(1), z.maxLength(180)),
  /** Whether its complexity is the one to aim for; exactly one is. */
  target: z._default(z.boolean(), false),
  /** Of the whole call, or of each method of a design class by its name. */
  time: z.union([order, z.record(z.string(), order)]),
  space: order,
});
export type Approach = z.infer<typeof approachSchema>;

export const editorialFrontMatterSchema = z.strictObject({
  approaches: z.array(approachSchema).check(
    z.minLength(2),
    z.refine((approaches) => approaches.filter(({ target }) => target).length === 1, {
      error: 'mark the one to aim for, and no other, with target: true',
    }),
  ),
  trace: z.optional(traceSchema),
});
