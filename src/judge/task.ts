import { z } from 'zod/mini';
import { type Signature, signatureSchema } from './signature.ts';

/**
 * A JSON value, or a `{"$gen": …}` recipe that `generate.ts` expands to one.
 * Whole numbers beyond ±(2^53 - 1) are `bigint`s, so that 64-bit values lose nothing: read with `parseJson`.
 */
export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json };

const json: z.ZodMiniType<Json> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.bigint(),
    z.string(),
    z.array(json),
    z.record(z.string(), json),
  ]),
);

export const checkerSchema = z.discriminatedUnion('kind', [
  /** Equal value for value. */
  z.strictObject({ kind: z.literal('exact') }),
  /** A list whose order does not matter; `nested`: nor does the order inside its elements. */
  z.strictObject({ kind: z.literal('any-order'), nested: z._default(z.boolean(), false) }),
  /** Numbers (also inside lists) may differ by `tolerance`, absolutely or relatively. */
  z.strictObject({ kind: z.literal('float'), tolerance: z._default(z.number(), 1e-5) }),
  /** Several right answers: the named function of `validators.ts` decides. */
  z.strictObject({ kind: z.literal('validator'), name: z.string() }),
]);
export type CheckerSpec = z.infer<typeof checkerSchema>;

const jsonObject = z.record(z.string(), json);

/** One test: the input's values by parameter name, and the expected answer as JSON, a recipe or `{"$digest": …}`. */
export const testSchema = z.strictObject({ input: jsonObject, expected: json });
/** A question's own. */
export type JudgeTest = Required<OpenTest>;
/** What the judge takes. Without `expected` a case only shows its output, and counts as passed if it has one. */
export interface OpenTest {
  input: Record<string, Json>;
  expected?: Json;
}

export const sampleSchema = z.strictObject({
  input: jsonObject,
  expected: json,
  explanation: z.optional(z.string()),
});

export const testsFileSchema = z.strictObject({
  /** Shown as the question's examples and offered as editable test cases. */
  samples: z.array(sampleSchema).check(z.minLength(2)),
  /** What Submit judges with, after the samples. */
  hidden: z.array(testSchema).check(z.minLength(1)),
});

/** Everything the judge needs to know of a question apart from its tests. */
export const taskSchema = z.strictObject({
  signature: signatureSchema,
  checker: z._default(checkerSchema, { kind: 'exact' }),
  /** Milliseconds one test may take in the fastest language; each language scales it, and none goes below a second (`limits.ts`). */
  timeLimitMs: z._default(z.number(), 1000),
});
export type JudgeTask = z.infer<typeof taskSchema>;

/** A signature as runners are given it: how many of the answer's outermost lists are compared in any order, so that a set will do. */
export type RunnableSignature = Signature & { unordered?: number };

/** What a task's programs are compiled with. */
export function runnableSignature({
  signature,
  checker,
}: Pick<JudgeTask, 'signature'> & Partial<JudgeTask>): RunnableSignature {
  if (checker?.kind !== 'any-order') return signature;
  return { ...signature, unordered: checker.nested ? 2 : 1 };
}
