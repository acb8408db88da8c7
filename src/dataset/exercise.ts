import { z } from 'zod/mini';
import { difficultySchema } from '#dataset/schema.ts';
import type { Cell, SqlTable } from '#exercises/sql.ts';
import { signatureSchema } from '#judge/signature.ts';
import { checkerSchema, type Json, sampleSchema } from '#judge/task.ts';
import { slug } from './slug.ts';

const text = z.string().check(z.trim(), z.minLength(1));
/** `course/lesson`: where the exercise is shown. */
const lessonId = z.string().check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, { error: 'write course/lesson' }));
const columnName = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/, { error: 'a name is a-z, 0-9 and _' }));

/** `content/exercises/data-sets/<id>.yaml`: tables whose rows are made by `content-tools/exercises/data/<id>.ts`. */
export const dataSetSchema = z.strictObject({
  title: text,
  /** What the company is and what is special about the data, in a sentence or two. */
  text,
  seeds: z.strictObject({ shown: z.int(), hidden: z.int() }),
  tables: z
    .array(
      z.strictObject({
        name: columnName,
        /** What one row is. */
        grain: text,
        columns: z
          .array(
            z.strictObject({
              name: columnName,
              type: z.enum(['INTEGER', 'REAL', 'TEXT']),
              note: text,
            }),
          )
          .check(z.minLength(2)),
      }),
    )
    .check(z.minLength(2)),
});
export type DataSetFile = z.infer<typeof dataSetSchema>;

/** What both kinds of exercise have; `task`, `hints` and `explanation` are Markdown. */
const common = {
  title: text.check(z.maxLength(60)),
  /** The technique, in a few words. */
  topic: text.check(z.maxLength(48)),
  lesson: lessonId,
  difficulty: difficultySchema,
  data: slug,
  task: text,
  hints: z.array(text).check(z.minLength(1), z.maxLength(3)),
  solution: text,
  explanation: text,
};

const sqlExerciseSchema = z.strictObject({
  kind: z.literal('sql'),
  ...common,
  /** The rows must come in the order that the task asks for. */
  ordered: z._default(z.boolean(), false),
  /** By how much numbers may differ. */
  tolerance: z._default(z.number(), 1e-6),
  /** Plausible queries that must be rejected. */
  wrong: z.array(z.strictObject({ why: text, query: text })).check(z.minLength(1)),
});

const pythonExerciseSchema = z.strictObject({
  kind: z.literal('python'),
  ...common,
  signature: signatureSchema,
  checker: z._default(checkerSchema, { kind: 'exact' }),
  samples: z.array(sampleSchema).check(z.minLength(1)),
  /** The arguments on the data sets: a query each. One column is a list, several are a list of rows. */
  inputs: z.record(z.string(), text),
  wrong: z.array(z.strictObject({ why: text, program: text })).check(z.minLength(1)),
});

/** `content/exercises/<id>.yaml` */
export const exerciseFileSchema = z.discriminatedUnion('kind', [sqlExerciseSchema, pythonExerciseSchema]);
export type ExerciseFile = z.infer<typeof exerciseFileSchema>;

/** A table of a data set, and what its columns mean. */
export interface DataTable extends SqlTable {
  grain: string;
  columns: readonly (SqlTable['columns'][number] & { note: string })[];
}

/** A data set as the page loads it: the rows that are shown, and those that a query is also judged on, by table. */
export interface DataSet {
  title: string;
  text: string;
  tables: readonly DataTable[];
  hidden: Readonly<Record<string, readonly (readonly Cell[])[]>>;
}

/** An exercise as its lesson's page loads it; the texts are HTML, `source` is the reference solution as text. */
interface CommonExercise {
  id: string;
  title: string;
  topic: string;
  difficulty: z.infer<typeof difficultySchema>;
  data: string;
  task: string;
  hints: string[];
  source: string;
  solution: string;
  explanation: string;
}

export interface SqlExerciseData extends CommonExercise {
  kind: 'sql';
  ordered: boolean;
  tolerance: number;
}

export interface PythonExerciseData
  extends CommonExercise,
    Pick<z.infer<typeof pythonExerciseSchema>, 'signature' | 'checker' | 'samples'> {
  kind: 'python';
}

export type ExerciseData = SqlExerciseData | PythonExerciseData;

/** A Python exercise's arguments on the two data sets. */
export interface ExerciseInputs {
  shown: Record<string, Json>;
  hidden: Record<string, Json>;
}
