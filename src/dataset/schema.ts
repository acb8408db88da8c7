import { z } from 'zod/mini';
import { checkerSchema, type Json, type sampleSchema, taskSchema, testSchema } from '#judge/task.ts';
import { constraintSchema } from './constraint.ts';
import type { Programs } from './programs.ts';
import { slug } from './slug.ts';

export const difficultySchema = z.enum(['Easy', 'Medium', 'Hard']);
export type Difficulty = z.infer<typeof difficultySchema>;

const text = z.string().check(z.trim(), z.minLength(1));

/** One row of `content/dsa/index.json`: facts about a coding question, written or not. */
export const dsaFactsSchema = z.strictObject({
  id: slug,
  title: text,
  difficulty: difficultySchema,
  group: slug,
  /** `top/sub/id`; the address of the question's page and its folder below `content/`. */
  databaseId: z.string().check(z.regex(/^dsa\/[a-z-]+\/[a-z0-9-]+$/)),
  /** LeetCode's; left out for a question of our own. */
  number: z.optional(z.number()),
  companies: z.array(text),
  /** How many of 656 company lists in a public community collection (August 2026) list it. */
  reportedBy: z.number(),
  /** Percent of submissions accepted, as published by the community. */
  acceptanceRate: z.optional(z.number()),
});
export type DsaFacts = z.infer<typeof dsaFactsSchema>;

/** Front matter of `question.md` for a coding question; its body is the statement. */
export const dsaFrontMatterSchema = z.strictObject({
  topics: z.array(text).check(z.minLength(1)),
  /** Other names people search for. */
  aliases: z._default(z.array(text), []),
  constraints: z.array(constraintSchema).check(z.minLength(1)),
  hints: z.array(text).check(z.length(3)),
  signature: taskSchema.shape.signature,
  checker: z._default(checkerSchema, { kind: 'exact' }),
  timeLimitMs: z._default(z.number(), 1000),
});

export const exampleSchema = z.strictObject({
  input: z.string(),
  output: z.string(),
  explanation: z.string(),
});

/** A piece of an editorial: HTML made from our own Markdown, or an approach's program by language, highlighted. */
export type EditorialPart =
  | { html: string }
  | { approach: number; programs: Programs }
  /** The approach to aim for has the reference solutions. */
  | { approach: number; solutions: true };

/** A dry run of the Python reference solution with what the editorial's traced example says of its key steps. */
export interface Walkthrough {
  input: Record<string, Json>;
  /** Lines of the solution at which the key steps are, just before they run or just after. */
  lines: number[];
  moment: 'before' | 'after';
  columns: string[];
  /** By key step, a text for each column. */
  rows: string[][];
}

/** A coding question as its page loads it; `description` is HTML made from our own Markdown. */
export interface DsaQuestion extends DsaFacts {
  description: string;
  editorial: EditorialPart[];
  /** The editorial's approaches in its order, with their times as orders: `O(n log n)`. */
  approaches: { name: string; time: string }[];
  /** The complexity to aim for, a sentence; inline HTML. */
  target: string;
  topics: string[];
  constraints: string[];
  hints: string[];
  examples: z.infer<typeof exampleSchema>[];
  task: z.infer<typeof taskSchema>;
  samples: z.infer<typeof sampleSchema>[];
  /** Reference solutions by language id, shown behind the editorial; `html` is the highlighted source. */
  solutions: Record<string, { source: string; html: string }>;
  walkthrough?: Walkthrough;
  /** Address of the hidden tests, fetched on Submit. */
  testsUrl: string;
}

/** `build/client/tests/….json` */
export const hiddenTestsSchema = z.array(testSchema);

/** A row of a question table; `solutions` counts the languages with a reference solution. */
export interface ListRow {
  id: string;
  title: string;
  category: string;
  solutions: number;
  difficulty: Difficulty;
  companies: string;
  frequency: number;
  databaseId: string | null;
  topics: string[];
  /** Other names it is searched for by; shown nowhere. */
  aliases: string[];
  /** False while the question has facts but no statement yet. */
  written: boolean;
}

export const listCategorySchema = z.strictObject({
  name: text,
  totalQuestions: z.number(),
  questions: z.array(slug),
});
export const listsSchema = z.strictObject({
  'blind-75': z.array(listCategorySchema),
  'leetcode-150': z.array(listCategorySchema),
});
export type Lists = z.infer<typeof listsSchema>;

/** `content/lists/tracks.json`: short curated ways through the questions. */
export const tracksSchema = z.array(
  z.strictObject({
    id: slug,
    title: text,
    description: text,
    topics: z.array(z.strictObject({ name: text, questions: z.array(slug).check(z.minLength(1)) })),
  }),
);
export type Track = z.infer<typeof tracksSchema>[number];

/** A track as its card on the home page needs it. */
export interface TrackCard {
  id: string;
  title: string;
  description: string;
  topicCount: number;
  /** `databaseId` of each question. */
  questions: string[];
}

/** How much there is of everything that the home page counts. */
export interface ContentCounts {
  /** Coding questions, and their hidden tests together. */
  coding: number;
  tests: number;
  /** Questions that are drawn: systems and pipelines. */
  designs: number;
  stories: number;
  lessons: number;
  /** Hidden tests of the question that the home page shows. */
  shownTests: number;
}
