import { z } from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));
const lines = z.union([text, z.array(text).check(z.minLength(1))]);

/** What the table of a traced example shows: a run of `solutions/solution.py`, one row for each time that a line is reached. */
export const traceSchema = z
  .strictObject({
    /** One call, `twoSum([2, 7], 9)`; or statements one after the other, as a design class needs them. */
    call: z.optional(text),
    calls: z.optional(z.array(text).check(z.minLength(1))),
    /** Lines of the program that a row is taken before, and lines that one is taken after; neither: after each of `calls`. */
    at: z.optional(lines),
    after: z.optional(lines),
    /** Rows where this Python expression is false are left out. */
    when: z.optional(text),
    /** Heading (inline Markdown) and Python expression of each column. */
    columns: z.record(text, text),
    /** Whether the last row says what was returned, or an expression to say the value of. */
    result: z.optional(z.union([z.boolean(), text])),
  })
  .check(
    z.refine(({ call, calls }) => (call === undefined) !== (calls === undefined), {
      error: 'needs either call or calls',
    }),
    z.refine(({ calls, at, after }) => calls !== undefined || at !== undefined || after !== undefined, {
      error: 'needs at or after: the line of solution.py that a row is taken before or after',
    }),
    z.refine(({ columns }) => Object.keys(columns).length >= 2, { error: 'needs at least two columns' }),
  );
export type Trace = z.infer<typeof traceSchema>;
