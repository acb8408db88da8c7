import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod/mini';
import { type DataSetFile, dataSetSchema, type ExerciseFile, exerciseFileSchema } from '#dataset/exercise.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { ContentError } from './content-error.ts';
import { PROJECT } from './project.ts';
import { check, readText } from './read-file.ts';
import { remember } from './remember.ts';

export const EXERCISES = 'content/exercises';
const DATA_SETS = `${EXERCISES}/data-sets`;

const idsIn = (folder: string): string[] =>
  readdirSync(join(PROJECT, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort();

/** Where an exercise's file is, from the project's root. */
export const exerciseFile = (id: string): string => `${EXERCISES}/${id}.yaml`;

function readYaml<T extends z.core.$ZodType>(file: string, schema: T): z.output<T> {
  let data: unknown;
  try {
    data = parse(readText(file));
  } catch (error) {
    throw error instanceof ContentError ? error : new ContentError(file, 'yaml', messageOf(error));
  }
  return check(schema, data, file);
}

export const dataSetIds = (): string[] => idsIn(DATA_SETS);

export const exerciseIds = (): string[] => idsIn(EXERCISES);

/** @throws ContentError */
export const readDataSet = (id: string): DataSetFile => readYaml(`${DATA_SETS}/${id}.yaml`, dataSetSchema);

/** @throws ContentError */
export const readExercise: (id: string) => ExerciseFile = remember(
  (id) => [exerciseFile(id)],
  (id) => readYaml(exerciseFile(id), exerciseFileSchema),
);

const LEVELS = ['Easy', 'Medium', 'Hard'];

/** Ids of a lesson's exercises, the easy ones first. `lesson` is `course/lesson`. */
export function exercisesOf(lesson: string): string[] {
  const level = (id: string) => LEVELS.indexOf(readExercise(id).difficulty);
  return exerciseIds()
    .filter((id) => readExercise(id).lesson === lesson)
    .sort((a, b) => level(a) - level(b));
}
