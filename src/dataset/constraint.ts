import { z } from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));
/** A number, or a formula for one: `50`, `3 * 10^4`, `nums.length + 1`. */
const quantity = z.union([z.number(), text]);
/** One name, or several joined by commas: `s`, `words[i]`, `nums1, nums2`. */
const places = text;

/** Sets of characters that constraints name. */
export const CHARACTER_CLASSES = [
  'lowercase English letters',
  'uppercase English letters',
  'English letters',
  'digits',
  'digits from 1 to 9',
  'symbols',
  'spaces',
  'square brackets',
  'printable ASCII characters',
  'ASCII characters',
] as const;

/** A class by its name, one character that is allowed, or several signs side by side: `digits`, `.`, `()[]{}`. */
const characterSet = z.union([
  z.enum(CHARACTER_CLASSES),
  z.string().check(
    z.regex(/^(?:[!-~]|[!-/:-@[-`{-~]{2,})$/, {
      error: `is one of ${CHARACTER_CLASSES.join(', ')}, or the characters themselves`,
    }),
  ),
]);

const FORMS = ['formula', 'nodes', 'chars', 'values', 'distinct', 'sorted', 'calls', 'says'];

/**
 * One constraint of a coding question, as `question.md` holds it. The page's sentence is printed from it, and every test is held to
 * it, except for what only `says` something.
 */
export const constraintSchema = z.union(
  [
    /** Arithmetic and comparisons: `0 <= nums[i], target < 2^31 - 1`. */
    z.strictObject({ formula: text }),
    /** How many nodes each list, tree or graph has, or the one named by `of`: from least to most, or exactly so many. */
    z.strictObject({
      nodes: z.union([z.tuple([quantity, quantity]), quantity]),
      of: z.optional(text),
    }),
    /** Texts and characters hold nothing else. */
    z.strictObject({
      chars: places,
      of: z.union([characterSet, z.array(characterSet).check(z.minLength(1))]),
    }),
    /** Numbers are one of these. */
    z.strictObject({ values: text, of: z.array(z.number()).check(z.minLength(2)) }),
    /** No value occurs twice. */
    z.strictObject({ distinct: places }),
    /** In ascending order; equal values may stand side by side unless they are `distinct`. */
    z.strictObject({ sorted: places, distinct: z.optional(z.literal(true)) }),
    /** How often all methods of a design class are called, together and at most. */
    z.strictObject({ calls: quantity }),
    /** Markdown, for what no test can be held to. */
    z.strictObject({ says: text }),
  ],
  { error: `is none of ${FORMS.join(', ')}, or lacks a field; content/AUTHORING.md shows each` },
);
export type ConstraintData = z.infer<typeof constraintSchema>;
