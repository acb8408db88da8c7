import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSet, ExerciseFile, ExerciseInputs } from '#dataset/exercise.ts';
import { judgeQuery } from '#exercises/judge-query.ts';
import type { QueryResult } from '#exercises/sql.ts';
import { judge } from '#judge/flow.ts';
import { formatJson } from '#judge/json.ts';
import { referenceAnswers } from '#judge/reference.ts';
import type { Runner } from '#judge/runner.ts';
import type { JudgeTask, OpenTest } from '#judge/task.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { hiddenTables, inputsOf, makeDataSets } from '../exercises/make-data.ts';
import { queriesOn } from '../exercises/sql-engine.ts';
import { PROJECT } from '../read/project.ts';
import { exerciseFile, exerciseIds, readExercise } from '../read/read-exercise.ts';
import { writtenLessons } from '../read/read-lesson.ts';
import { NATIVE_PYTHON } from './judges.ts';
import type { Problem } from './problem.ts';

type SqlFile = Extract<ExerciseFile, { kind: 'sql' }>;
type PythonFile = Extract<ExerciseFile, { kind: 'python' }>;
type Report = (field: string, message: string) => void;
type Queries = Record<'shown' | 'hidden', ReturnType<typeof queriesOn>>;

/** What each reference query returns on the shown data, for a reader to see and for the check to hold. */
const EXPECTED = 'content/exercises/expected.json';
/** Rows that are kept of a longer result. */
const KEPT_ROWS = 6;
const TIME_LIMIT_MS = 5000;

interface Expected {
  columns: string[];
  count: number;
  rows: QueryResult['rows'];
}

const keptOf = ({ columns, rows }: QueryResult): Expected => ({
  columns,
  count: rows.length,
  rows: rows.slice(0, KEPT_ROWS),
});

/** The reference query must return something on both data sets, and plausible mistakes must be rejected. */
async function checkSql(exercise: SqlFile, queries: Queries, report: Report): Promise<Expected | undefined> {
  const { solution, ordered, tolerance, wrong, task } = exercise;
  const [shown, hidden] = [queries.shown(solution), queries.hidden(solution)];
  if (shown.kind !== 'rows' || hidden.kind !== 'rows') {
    const failed = shown.kind === 'rows' ? hidden : shown;
    report('solution', failed.kind === 'error' ? failed.message : 'returns no table');
    return;
  }
  if (shown.rows.length === 0 || hidden.rows.length === 0) report('solution', 'returns no rows');
  if (shown.more || hidden.more) report('solution', 'returns more rows than are compared');
  if (JSON.stringify(shown.rows) === JSON.stringify(hidden.rows))
    report('solution', 'returns the same on both data sets, so a copied result would pass');
  for (const column of shown.columns)
    if (!task.includes(`\`${column}\``)) report('task', `name the column \`${column}\` of the result`);
  for (const { why, query } of wrong) {
    const run = async (variant: 'shown' | 'hidden', source: string) => queries[variant](source);
    const verdict = await judgeQuery({ source: query, solution, ordered, tolerance, run });
    if (verdict.kind === 'accepted') report('wrong', `"${why}" is accepted; change the data or the query`);
    if (verdict.kind === 'failed') report('wrong', `"${why}" doesn't run; a plausible mistake does`);
  }
  return keptOf(shown);
}

/** The reference solution must pass its samples, and plausible mistakes must be rejected. */
async function checkPython(exercise: PythonFile, inputs: ExerciseInputs, runner: Runner, report: Report) {
  const task: JudgeTask = {
    signature: exercise.signature,
    checker: exercise.checker,
    timeLimitMs: TIME_LIMIT_MS,
  };
  const given = [inputs.shown, inputs.hidden];
  const answers = await referenceAnswers({
    runner,
    task,
    source: exercise.solution,
    inputs: given.map(formatJson),
    timeLimitMs: TIME_LIMIT_MS,
  });
  if (answers.some((answer) => answer === undefined)) report('solution', 'has no answer on a data set');
  if (formatJson(answers[0] ?? null) === formatJson(answers[1] ?? null))
    report('solution', 'answers the same on both data sets');
  const tests: OpenTest[] = [
    ...(exercise.samples as OpenTest[]),
    ...given.map((input, index) => ({ input, expected: answers[index] })),
  ];
  const verdictOf = async (source: string) =>
    judge({ runner, task, source, tests, mode: 'submit', timeLimitMs: TIME_LIMIT_MS });
  const own = await verdictOf(exercise.solution);
  if (own.verdict !== 'Accepted')
    report(
      'solution',
      `${own.verdict} on its samples: ${own.failure?.actual ?? own.diagnostics[0]?.message ?? ''}`,
    );
  for (const { why, program } of exercise.wrong) {
    const { verdict } = await verdictOf(program);
    if (verdict !== 'Wrong Answer') report('wrong', `"${why}" is ${verdict}; it must be a Wrong Answer`);
  }
}

function checkLesson({ lesson }: ExerciseFile, report: Report): void {
  const [course = '', id = ''] = lesson.split('/');
  const written = ['ab-testing', 'product-case', 'ml-for-data'].includes(course)
    ? writtenLessons(course as 'ab-testing')
    : [];
  if (!written.includes(id)) report('lesson', `"${lesson}" is no lesson of a data course`);
}

/** Checks `content/exercises/`. `write`: keeps what the reference queries return, instead of holding them to it. */
export async function checkExercises(write = false): Promise<Problem[]> {
  const problems: Problem[] = [];
  const sets: Record<string, DataSet> = makeDataSets();
  const queries = Object.fromEntries(
    Object.entries(sets).map(([id, set]) => [
      id,
      { shown: queriesOn(set.tables), hidden: queriesOn(hiddenTables(set)) },
    ]),
  );
  const runner = NATIVE_PYTHON.create();
  const returned: Record<string, Expected> = {};
  for (const id of exerciseIds()) {
    const report: Report = (field, message) => problems.push({ file: exerciseFile(id), field, message });
    try {
      const exercise = readExercise(id);
      checkLesson(exercise, report);
      const [set, own] = [sets[exercise.data], queries[exercise.data]];
      if (!set || !own) report('data', `"${exercise.data}" is no data set`);
      else if (exercise.kind === 'sql') {
        const kept = await checkSql(exercise, own, report);
        if (kept) returned[id] = kept;
      } else await checkPython(exercise, inputsOf(id, exercise, set), runner, report);
    } catch (error) {
      report('file', messageOf(error));
    }
  }
  runner.dispose();
  const text = `${JSON.stringify(returned, null, 1)}\n`;
  const file = join(PROJECT, EXPECTED);
  if (write) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text)
    problems.push({
      file: EXPECTED,
      field: 'results',
      message:
        'are not what the reference queries return; if the new ones are right, run check-exercises.ts --write',
    });
  return problems;
}

if (import.meta.main) {
  const problems = await checkExercises(process.argv.includes('--write'));
  for (const { file, field, message } of problems) console.error(`${file}: ${field}: ${message}`);
  console.log(`exercises: ${exerciseIds().length} written, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
