import { z } from 'zod/mini';
import { difficultySchema } from '#dataset/schema.ts';
import type { ExerciseData } from './exercise.ts';
import { slug } from './slug.ts';
import { THING_IDS, type ThingId } from './things.ts';

const text = z
  .string({ error: 'write text; put quotes around a bare number' })
  .check(z.trim(), z.minLength(1));

/** `content/lessons/collections.json`: the ids of each collection's lessons, in reading order. */
export const lessonCollectionsSchema = z.strictObject({
  speedrun: z.array(slug).check(z.length(15)),
  'design-foundations': z.array(slug),
  'ml-fundamentals': z.array(slug),
  'low-level-design': z.array(slug),
  'resume-writing': z.array(slug),
  'behavioral-interview': z.array(slug),
  'ab-testing': z.array(slug),
  'product-case': z.array(slug),
  'ml-for-data': z.array(slug),
});
export type LessonCollections = z.infer<typeof lessonCollectionsSchema>;
export type LessonCollection = keyof LessonCollections;

/** A check-yourself question; its texts are inline Markdown, `answer` counts options from 0. */
export const lessonCheckSchema = z
  .strictObject({
    question: text,
    options: z.array(text).check(z.minLength(3), z.maxLength(4)),
    answer: z.int(),
    explanation: text,
  })
  .check(
    z.refine((check) => check.answer in check.options, {
      path: ['answer'],
      error: 'must be the index of an option, counted from 0',
    }),
    z.refine((check) => new Set(check.options).size === check.options.length, {
      path: ['options'],
      error: 'two options are the same; make each a different answer',
    }),
  );

/** What every lesson says of itself. */
const head = {
  title: text,
  /** One sentence, shown on the card. */
  description: text.check(z.regex(/^[^\n]{20,200}\.$/, { error: 'one sentence of 20 to 200 characters' })),
  difficulty: difficultySchema,
  topics: z.array(text.check(z.maxLength(48))).check(z.minLength(3), z.maxLength(6)),
  check: z.array(lessonCheckSchema).check(z.length(3, { error: 'exactly three questions' })),
  sources: z
    .array(
      z.strictObject({
        title: text,
        by: text,
        year: z.optional(z.int()),
        /** Publisher, venue, chapter or an `https://` address. */
        where: z.optional(text),
      }),
    )
    .check(z.minLength(2)),
  tryIt: z._default(z.array(z.enum(THING_IDS)), []),
};

/** Front matter of a lesson with numbers to know, as those of the speed run. */
export const lessonFrontMatterSchema = z.strictObject({
  ...head,
  duration: z.string().check(z.regex(/^\d+ min$/, { error: 'like "25 min"' })),
  /** What an interviewer expects to hear; `value` and `note` are inline Markdown. */
  numbers: z
    .array(z.strictObject({ label: text, value: text, note: text }))
    .check(z.minLength(4), z.maxLength(10)),
});

/** Front matter of a lesson of a course; how long it takes is counted from its words. */
export const courseLessonFrontMatterSchema = z.strictObject({
  ...head,
  /** The part of the course that it belongs to, where the course has parts. */
  module: z.optional(text),
  /** What to keep of the lesson, as inline Markdown; the course's summary is made of them. */
  remember: z.array(text).check(z.minLength(3), z.maxLength(5)),
  /** The words an interviewer uses; `meaning` is inline Markdown. */
  terms: z.array(z.strictObject({ term: text, meaning: text })).check(z.minLength(2), z.maxLength(8)),
});

/** What a lesson says about itself; what its kind does not have is empty. */
export interface LessonFrontMatter extends z.infer<typeof lessonFrontMatterSchema> {
  module?: string;
  remember: string[];
  terms: { term: string; meaning: string }[];
}

/** A lesson as it is written; `html` is made from our own Markdown with the figures inlined. */
export interface Lesson extends LessonFrontMatter {
  id: string;
  collection: LessonCollection;
  html: string;
  /** Its `##` headings, for the table of contents. */
  sections: { id: string; title: string }[];
}

/** A lesson by name; `id` is `collection/id`, which is also the id of its record in storage. */
export interface LessonLink {
  id: string;
  collection: LessonCollection;
  title: string;
  to: string;
}

/** A lesson as search and the study plan know it. */
export interface LessonIndexEntry extends LessonLink {
  /** How long it takes. */
  minutes: number;
}

/** What a lesson's card shows. */
export interface LessonSummary
  extends Pick<LessonFrontMatter, 'title' | 'description' | 'difficulty' | 'duration' | 'topics' | 'module'> {
  /** `collection/id` */
  id: string;
  to: string;
  /** How many exercises it has. */
  exercises: number;
}

/** A lesson as its page loads it: inline Markdown is HTML, `id` is `collection/id`. */
export interface LessonPageData extends Omit<Lesson, 'tryIt'> {
  /** Its place in the collection, from 1. */
  number: number;
  /** Ids of the whole collection, in order. */
  siblings: string[];
  previous?: LessonLink;
  next?: LessonLink;
  /** Its things to try with their words: a page carries its own, not those of all lessons. */
  things: { id: ThingId; title: string; text: string }[];
  exercises: ExerciseData[];
}
