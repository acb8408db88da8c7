import { z } from 'zod/mini';

/** `O(n log n)`, and how it is meant where that needs saying: `O(n) expected`, `O(1) amortized`, `O(1) extra`. */
const order = z
  .string()
  .check(z.regex(/^O\(.+\)(?: [a-z]+)?$/, { error: 'is no order such as O(n log n) or O(n) expected' }));

/** One way to solve a coding question, as `editorial.md` holds it in its front matter, in the order of its sections. */
export const approachSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1)),
  /** Of the whole call, or of each method of a design class by its name. */
  time: z.union([order, z.record(z.string(), order)]),
  space: order,
});
export type Approach = z.infer<typeof approachSchema>;

export const editorialFrontMatterSchema = z.strictObject({
  approaches: z.array(approachSchema).check(z.minLength(2)),
});
