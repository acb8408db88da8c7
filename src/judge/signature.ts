import { z } from 'zod/mini';

/**
 * The types a question's values can have, written as LeetCode's Java would name them.
 * `T[]` nests to any depth. `ListNode`, `TreeNode` and `GraphNode` are built from their JSON forms:
 * `[1,2,3]`, level order with `null` for a missing child, and an adjacency list of 1-based node numbers.
 */
export type ValueType = string;

const SCALARS = ['int', 'long', 'double', 'boolean', 'char', 'string'] as const;
const NODES = ['ListNode', 'TreeNode', 'GraphNode'] as const;
const VALUE_TYPE = new RegExp(`^(?:${[...SCALARS, ...NODES].join('|')})(?:\\[\\])*$`);

const valueType = z.string().check(
  z.regex(VALUE_TYPE, {
    error: `a type is one of ${[...SCALARS, ...NODES].join(', ')}, followed by any number of []`,
  }),
);
const identifier = z.string().check(z.regex(/^[A-Za-z_]\w*$/, { error: 'a name is letters, digits and _' }));

/** How LeetCode's Java writes a type where it is not the one above: `List<List<String>>` for `string[][]`. */
const javaType = z.optional(
  z.string().check(
    z.regex(/^(?:List<)*[A-Za-z]+(?:\[\])*>*$/, {
      error: 'a Java type is a name, [] after it, List< > around it',
    }),
  ),
);

/** One argument. The test's input holds a JSON value under `name`. */
export const paramSchema = z.strictObject({
  name: identifier,
  type: valueType,
  /** `false`: part of the test's input, used to build another argument, but not passed to the user's function. */
  passed: z._default(z.boolean(), true),
  java: javaType,
  /** A `ListNode` whose tail points back to the node at the index held by this other parameter (-1: no cycle). */
  cycleAt: z.optional(identifier),
  /** A `TreeNode` that is not built but looked up, by its unique value, in the tree held by this other parameter. */
  nodeOf: z.optional(identifier),
});
export type Param = z.infer<typeof paramSchema>;

/** Where the answer is read after the call. Left out: the returned value. */
export const outputSchema = z.strictObject({
  /** In-place questions: the answer is this argument after the call. */
  argument: z.optional(identifier),
  /** With `argument`: the function returns k and the answer is the argument's first k elements. */
  prefix: z.optional(z.boolean()),
  /** The returned nodes must all be new: none of them may belong to this argument. */
  freshCopyOf: z.optional(identifier),
  /** The returned `TreeNode` stands for its value alone (not for its whole subtree). */
  valueOnly: z.optional(z.boolean()),
});
export type OutputRule = z.infer<typeof outputSchema>;

const returns = z.union([valueType, z.literal('void')]);

/** `class Solution { returns name(params) }` */
const functionSignature = z.strictObject({
  kind: z.literal('function'),
  name: identifier,
  params: z.array(paramSchema),
  returns,
  javaReturns: javaType,
  output: z._default(outputSchema, {}),
});

/** A design question: one object, a sequence of calls. Input: `operations` and `arguments`, as on LeetCode. */
const classSignature = z.strictObject({
  kind: z.literal('class'),
  name: identifier,
  constructorParams: z.array(paramSchema),
  methods: z.array(
    z.strictObject({ name: identifier, params: z.array(paramSchema), returns, javaReturns: javaType }),
  ),
});

/** `decode(encode(value))`, each on an object of its own; the text between is the user's free choice. */
const roundTripSignature = z.strictObject({
  kind: z.literal('round-trip'),
  name: identifier,
  encode: identifier,
  decode: identifier,
  param: paramSchema,
  /** Name of `decode`'s parameter. */
  text: z._default(identifier, 'data'),
});

export const signatureSchema = z.discriminatedUnion('kind', [
  functionSignature,
  classSignature,
  roundTripSignature,
]);
export type Signature = z.infer<typeof signatureSchema>;
export type FunctionSignature = z.infer<typeof functionSignature>;
export type ClassSignature = z.infer<typeof classSignature>;
export type RoundTripSignature = z.infer<typeof roundTripSignature>;

/** The named JSON values that make up one test's input, in the order they are shown. */
export function inputParams(signature: Signature): Param[] {
  switch (signature.kind) {
    case 'function':
      return signature.params;
    case 'class':
      return [
        { name: 'operations', type: 'string[]', passed: true },
        // Each call's arguments are checked against the method they are for, so the element type is open.
        { name: 'arguments', type: 'string[]', passed: true },
      ];
    case 'round-trip':
      return [signature.param];
  }
}
