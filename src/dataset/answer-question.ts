import { z } from 'zod/mini';
import { type Diagram, diagramSchema } from '#dataset/diagram.ts';
import { type Pipeline, pipelineSchema } from '#dataset/pipeline.ts';
import type { ProgramLanguage, Programs } from '#dataset/programs.ts';
import { type Difficulty, difficultySchema, exampleSchema } from '#dataset/schema.ts';
import type { ClassChecks } from '#judge/class-checks.ts';
import type { Sequence } from './sequence.ts';
import { slug } from './slug.ts';

const text = z
  .string({ error: 'write text; put quotes around a bare number' })
  .check(z.trim(), z.minLength(1, { error: 'is empty' }));
const list = (least: number, most: number) =>
  z
    .array(text)
    .check(
      z.minLength(least, { error: `give at least ${least}` }),
      z.maxLength(most, { error: `give at most ${most}` }),
    );

/** One thing a good answer has. `id` is what the user's marks are kept under, so it outlives rewording. */
export const rubricPointSchema = z.strictObject({
  id: slug,
  /** Heading it stands under. */
  group: text.check(z.maxLength(40)),
  /** Inline Markdown; something one can say yes or no to. */
  text: text.check(z.maxLength(260)),
  weight: z._default(z.int().check(z.minimum(1), z.maximum(3)), 1),
});
export type RubricPoint = z.infer<typeof rubricPointSchema>;

const base = {
  title: text.check(z.maxLength(90)),
  /** Other names people search for: products that pose the same problem, the trade's synonyms. */
  aliases: z._default(z.array(text).check(z.maxLength(20)), []),
  difficulty: difficultySchema,
  /** Facts only; empty where none are known. */
  companies: z._default(z.array(text), []),
  /** How many of 656 company lists in the public community collection list it; 0 where not known. */
  frequency: z._default(z.int().check(z.nonnegative()), 0),
  /** From a nudge to the key idea; inline Markdown. */
  hints: list(3, 5),
  rubric: z.array(rubricPointSchema).check(
    z.minLength(8, { error: 'needs 8 to 15 points' }),
    z.maxLength(15, { error: 'needs 8 to 15 points' }),
    z.refine((points) => new Set(points.map(({ id }) => id)).size === points.length, {
      error: 'two points have the same id; give each its own',
    }),
  ),
};

const designBase = {
  ...base,
  /** Topics of `content/topics.yaml`. */
  keywords: list(1, 6),
  examples: z.array(exampleSchema).check(z.minLength(1, { error: 'give at least one' })),
  constraints: list(2, 8),
  requirements: z.strictObject({ functional: list(3, 8), non_functional: list(2, 8) }),
};

/** Front matter of a question that is answered with a diagram. */
export const designFrontMatterSchema = z.strictObject({ ...designBase, diagram: diagramSchema });

/** Front matter of a question that is answered with a pipeline. */
export const mlFrontMatterSchema = z.strictObject({ ...designBase, pipeline: pipelineSchema });

/** What behavioral questions ask about and stories of the story bank are tagged with. */
export const COMPETENCIES = [
  'Ambiguity',
  'Coaching',
  'Collaboration',
  'Communication',
  'Conflict',
  'Customer focus',
  'Decision making',
  'Delivery',
  'Failure',
  'Feedback',
  'Inclusion',
  'Influence',
  'Initiative',
  'Integrity',
  'Learning',
  'Ownership',
  'Prioritization',
  'Problem solving',
  'Resilience',
  'Vision',
] as const;

/** Front matter of a question that is answered with a story. */
export const behavioralFrontMatterSchema = z.strictObject({
  ...base,
  competencies: z
    .array(z.enum(COMPETENCIES, { error: `one of: ${COMPETENCIES.join(', ')}` }))
    .check(z.minLength(2), z.maxLength(5)),
  /** What the interviewer is listening for, a sentence each. */
  assessed: list(3, 6),
});

/** Sections of a high-level design: also products and why, two ladders of approaches, and running it. */
const HIGH_LEVEL = [
  'Scope',
  'Estimate',
  'API',
  'Data model',
  'Architecture',
  'Building blocks',
  'Deep dives',
  'Good, better, best',
  'Running it',
  'Trade-offs',
  'What breaks first',
] as const;

/** What an interviewer expects of a candidate at each level: the sections of `# Levels`, in order. */
export const LEVELS = ['Mid-level', 'Senior', 'Staff'] as const;

/** How many follow-up questions with answers a high-level design has at least. */
export const MIN_FOLLOW_UPS = 6;

/** And a story. */
export const MIN_STORY_FOLLOW_UPS = 3;

/** Groups whose designs are classes, written as code: their answers have no `# Levels`, and their diagrams no stages. */
const CODE_GROUPS: readonly string[] = ['lld', 'concurrency'];

export const isOfClasses = (group: string): boolean => CODE_GROUPS.includes(group);

/**
 * `##` sections a reference answer must have, in this order; more may stand between them.
 * @param form of the question's area
 * @param group of the question
 */
export function referenceSections(form: 'diagram' | 'pipeline', group: string): readonly string[] {
  if (form === 'pipeline') {
    return [
      'Framing',
      'Data',
      'Features',
      'Model',
      'Offline evaluation',
      'Online evaluation',
      'Serving',
      'Monitoring',
      'Trade-offs',
    ];
  }
  if (!isOfClasses(group)) return HIGH_LEVEL;
  return ['Scope', 'Estimate', 'API', 'Data model', 'Code', 'Deep dives', 'Trade-offs', 'What breaks first'];
}

/**
 * Languages the code of a reference answer is written in, each a program that tests itself; none where code only illustrates.
 * @param group of the question
 */
export function codeLanguages(group: string): readonly ProgramLanguage[] {
  if (!isOfClasses(group)) return [];
  return group === 'concurrency' ? ['python', 'java', 'cpp'] : ['python', 'java'];
}

/** The four parts of a behavioral answer, in order. */
export const STAR_PARTS = ['situation', 'task', 'action', 'result'] as const;
export type StarPart = (typeof STAR_PARTS)[number];
export type StarAnswer = Record<StarPart, string>;

/** What every question of this kind has. Texts named below are HTML made from our own Markdown. */
interface AnswerQuestionBase {
  id: string;
  /** `top/sub/id` */
  databaseId: string;
  title: string;
  /** As shown: `High Level Design`, `Leadership`. */
  subcategory: string;
  difficulty: Difficulty;
  companies: string[];
  frequency: number;
  keywords: string[];
  /** HTML. */
  description: string;
  /** Inline HTML. */
  hints: string[];
  /** `text` is inline HTML. */
  rubric: RubricPoint[];
}

/** A text below a heading, as HTML. */
export interface ReferenceSection {
  title: string;
  html: string;
}

/** HTML, or one program as highlighted HTML by language. */
export type SectionPart = { html: string } | { programs: Programs };

/** A section of a reference answer's own text, whose programs are shown in one language at a time. */
export interface AnswerSection {
  title: string;
  parts: SectionPart[];
}

interface DesignParts {
  /** Plain texts, but `explanation` is inline HTML. */
  examples: z.infer<typeof exampleSchema>[];
  /** Inline HTML. */
  constraints: string[];
  /** Inline HTML. */
  requirements: { functional: string[]; non_functional: string[] };
  reference: AnswerSection[];
  /** What the interviewer asks next, each with its answer; empty where none are written. */
  followUps: ReferenceSection[];
  /** What is expected at each level; empty where it is not written. */
  levels: ReferenceSection[];
}

export interface DesignQuestion extends AnswerQuestionBase, DesignParts {
  diagram: Diagram;
  /** The most telling flow of a design of classes; high-level designs have none. */
  sequence?: Sequence;
  /** Where the class can be written in Java and run; most questions have none. */
  checks?: ClassChecks;
}

export interface MlQuestion extends AnswerQuestionBase, DesignParts {
  pipeline: Pipeline;
}

/** An answer someone might give, and why it does or does not work; all HTML. */
export interface SampleAnswer {
  parts: StarAnswer;
  why: string;
}

export interface BehavioralQuestion extends AnswerQuestionBase {
  competencies: string[];
  assessed: string[];
  /** What the interviewer asks next, each with the answer of who told the strong story. */
  followUps: ReferenceSection[];
  /** What is expected at each level; empty where it is not written. */
  levels: ReferenceSection[];
  strong: SampleAnswer;
  weak: SampleAnswer;
}

export type AnswerQuestion = DesignQuestion | MlQuestion | BehavioralQuestion;
