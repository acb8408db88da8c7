import type { DataSet, ExerciseFile, ExerciseInputs } from '#dataset/exercise.ts';
import type { Cell, QueryOutcome, SqlTable } from '#exercises/sql.ts';
import type { Json } from '#judge/task.ts';
import { ContentError } from '../read/content-error.ts';
import { dataSetIds, exerciseFile, exerciseIds, readDataSet, readExercise } from '../read/read-exercise.ts';
import { exampleFit } from './data/example-fit.ts';
import { larder } from './data/larder.ts';
import { relay } from './data/relay.ts';
import { type Draw, drawFrom } from './draw.ts';
import { queriesOn } from './sql-engine.ts';

/** Makes a data set's rows, by table. */
const MAKERS: Record<string, (draw: Draw) => Record<string, Cell[][]>> = {
  relay,
  'example-fit': exampleFit,
  larder,
};

/** A data set with the rows of its two seeds. @throws ContentError where the maker and the file don't agree */
export function makeDataSet(id: string): DataSet {
  const { title, text, seeds, tables } = readDataSet(id);
  const file = `content/exercises/data-sets/${id}.yaml`;
  const make = MAKERS[id];
  if (!make) throw new ContentError(file, '', 'has no maker; add it to content-tools/exercises/make-data.ts');
  const shown = make(drawFrom(seeds.shown));
  const hidden = make(drawFrom(seeds.hidden));
  const rowsOf = (name: string) => {
    const rows = shown[name];
    if (!rows) throw new ContentError(file, name, 'has no rows; the maker doesn’t know the table');
    return rows;
  };
  return { title, text, tables: tables.map((table) => ({ ...table, rows: rowsOf(table.name) })), hidden };
}

/** The tables with the rows that aren't shown. */
export const hiddenTables = ({ tables, hidden }: DataSet): SqlTable[] =>
  tables.map((table) => ({ ...table, rows: hidden[table.name] ?? [] }));

/** All data sets, by id. */
export const makeDataSets = (): Record<string, DataSet> =>
  Object.fromEntries(dataSetIds().map((id) => [id, makeDataSet(id)]));

function valuesOf(id: string, param: string, outcome: QueryOutcome): Json[] {
  if (outcome.kind !== 'rows') {
    const reason = outcome.kind === 'error' ? outcome.message : 'returns no rows';
    throw new ContentError(exerciseFile(id), `inputs.${param}`, reason);
  }
  return outcome.columns.length === 1 ? outcome.rows.map(([cell]) => cell ?? null) : outcome.rows;
}

/** A Python exercise's arguments on a data set. @throws ContentError where a query fails */
export function inputsOf(
  id: string,
  { inputs }: Extract<ExerciseFile, { kind: 'python' }>,
  data: DataSet,
): ExerciseInputs {
  const on = (tables: readonly SqlTable[]) => {
    const query = queriesOn(tables);
    return Object.fromEntries(
      Object.entries(inputs).map(([param, source]) => [param, valuesOf(id, param, query(source))]),
    );
  };
  return { shown: on(data.tables), hidden: on(hiddenTables(data)) };
}

/** The arguments of all Python exercises, by exercise. */
export const makeInputs = (): Record<string, ExerciseInputs> =>
  Object.fromEntries(
    exerciseIds().flatMap((id) => {
      const exercise = readExercise(id);
      return exercise.kind === 'python' ? [[id, inputsOf(id, exercise, makeDataSet(exercise.data))]] : [];
    }),
  );
