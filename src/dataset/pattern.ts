import { z } from 'zod/mini';
import { slug } from './slug.ts';

/** Shown as it is, so no Markdown: a backtick would be seen. */
const text = z
  .string({ error: 'write text; put quotes around a bare number' })
  .check(z.trim(), z.minLength(1), z.regex(/^[^`\n]*$/, { error: 'plain text on one line, no backticks' }));
const sentence = text.check(
  z.regex(/^\p{Lu}.{10,260}[.?]$/u, { error: 'a full sentence of 12 to 262 characters' }),
);

/** `content/patterns/order.json`: the ids of each group's patterns and those of the principles, as they are shown. */
export const patternOrderSchema = z.strictObject({
  creational: z.array(slug).check(z.length(5)),
  structural: z.array(slug).check(z.length(7)),
  behavioral: z.array(slug).check(z.length(11)),
  solid: z.array(slug).check(z.length(5)),
});
export type PatternOrder = z.infer<typeof patternOrderSchema>;
export type PatternGroup = Exclude<keyof PatternOrder, 'solid'>;

/** Front matter of `content/patterns/<group>/<id>/pattern.md`. */
export const patternFrontMatterSchema = z.strictObject({
  title: text,
  /** What the pattern is for, in one sentence. */
  intent: sentence,
  useWhen: z.array(sentence).check(z.minLength(2), z.maxLength(4)),
  avoidWhen: z.array(sentence).check(z.minLength(2), z.maxLength(3)),
  /** `name` is the part's usual name; `role` says what it does and which class of the example it is. */
  participants: z.array(z.strictObject({ name: text, role: sentence })).check(z.minLength(1), z.maxLength(6)),
  /** Patterns it is confused with; `difference` is one sentence seen from this pattern. */
  related: z.array(z.strictObject({ id: slug, difference: sentence })).check(z.minLength(1), z.maxLength(4)),
  /** One or two sentences: where it comes up. */
  interview: sentence,
});
export type PatternFrontMatter = z.infer<typeof patternFrontMatterSchema>;

/** Front matter of `content/patterns/solid/<id>/principle.md`. */
export const principleFrontMatterSchema = z.strictObject({
  title: text,
  /** The principle itself, in one sentence. */
  statement: sentence,
  /** Signs in code that it is broken. */
  smells: z.array(sentence).check(z.minLength(3), z.maxLength(5)),
});
export type PrincipleFrontMatter = z.infer<typeof principleFrontMatterSchema>;

/** The same program twice, as text. */
export interface PatternCode {
  python: string;
  java: string;
}

/** A pattern as its page loads it; `html` and `diagram` are made from our own files. */
export interface Pattern extends PatternFrontMatter {
  id: string;
  group: PatternGroup;
  html: string;
  /** SVG text to inline; its ids start with the pattern's id, so all may stand on one page. */
  diagram: string;
  /** What the drawing is called, for the label of its scrollable frame. */
  diagramTitle: string;
  code: PatternCode;
}

/** A principle as its page loads it. */
export interface Principle extends PrincipleFrontMatter {
  id: string;
  html: string;
  before: PatternCode;
  after: PatternCode;
}

/** A pattern or principle by name. */
export interface PatternLink {
  id: string;
  group: keyof PatternOrder;
  title: string;
  to: string;
  /** The intent of a pattern, the statement of a principle. */
  text: string;
}

interface Neighbors {
  previous?: PatternLink;
  next?: PatternLink;
}

/** A pattern as its own page loads it: `code` is highlighted HTML. */
export interface PatternPageData extends Omit<Pattern, 'related'>, Neighbors {
  kind: 'pattern';
  related: (PatternLink & { difference: string })[];
}

/** A principle as its own page loads it: `before` and `after` are highlighted HTML. */
export interface PrinciplePageData extends Principle, Neighbors {
  kind: 'principle';
}
