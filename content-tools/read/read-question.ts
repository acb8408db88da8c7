import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod/mini';
import { type Approach, editorialFrontMatterSchema } from '#dataset/approach.ts';
import { PROGRAM_LANGUAGES, type Programs } from '#dataset/programs.ts';
import { dsaFrontMatterSchema } from '#dataset/schema.ts';
import type { Trace } from '#dataset/trace.ts';
import { parseJson } from '#judge/json.ts';
import { LANGUAGES, languageOf } from '#judge/languages.ts';
import type { Signature } from '#judge/signature.ts';
import { type JudgeTask, type JudgeTest, type sampleSchema, testsFileSchema } from '#judge/task.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { type Constraint, readConstraints } from '../constraints/read-constraints.ts';
import { ContentError } from './content-error.ts';
import { printEditorial, printTarget } from './print-editorial.ts';
import { PROJECT } from './project.ts';
import { check, readFrontMatter, readText } from './read-file.ts';
import { remember } from './remember.ts';

function readSolutions(folder: string): Record<string, string> {
  const found = LANGUAGES.filter(({ solutionFile }) =>
    existsSync(join(PROJECT, folder, 'solutions', solutionFile)),
  );
  if (found.length === 0) throw new ContentError(`${folder}/solutions`, '', 'needs a reference solution');
  return Object.fromEntries(
    found.map(({ id, solutionFile }) => [id, readText(`${folder}/solutions/${solutionFile}`)]),
  );
}

/** `solutions/approaches/2.java` is the second approach's program in Java. */
const APPROACH_FILE = /^(\d+)\.(\w+)$/;

function readApproachPrograms(databaseId: string): Record<number, Programs> {
  const found: Record<number, Programs> = {};
  for (const name of programNames(databaseId, 'approaches')) {
    const file = `content/${databaseId}/solutions/approaches/${name}`;
    const [, number = '', ending] = APPROACH_FILE.exec(name) ?? [];
    const language = PROGRAM_LANGUAGES.find((id) => languageOf(id).extension === ending);
    if (!language) throw new ContentError(file, 'name', 'name it <approach>.<language>, such as 1.java');
    found[Number(number)] = { ...found[Number(number)], [language]: readText(file) };
  }
  return found;
}

interface Editorial {
  /** Markdown, with the names and complexities of the approaches in their places. */
  text: string;
  /** Line of `editorial.md` that it begins at. */
  firstLine: number;
}

export interface QuestionSource {
  task: JudgeTask;
  samples: z.infer<typeof sampleSchema>[];
  hidden: JudgeTest[];
  /** Reference solutions by language id. */
  solutions: Record<string, string>;
  /** Programs of the approaches that the reference solutions don't take, by the approach's number. */
  approachPrograms: Record<number, Programs>;
  topics: string[];
  aliases: string[];
  constraints: Constraint[];
  hints: string[];
  /** Markdown. */
  statement: string;
  approaches: Approach[];
  /** What the traced example of the editorial is made by. */
  trace?: Trace | undefined;
  /** The complexity to aim for, as a sentence in inline Markdown. */
  target: string;
  editorial: Editorial;
}

function readQuestionFile(folder: string) {
  const { data, body } = readFrontMatter(`${folder}/question.md`, dsaFrontMatterSchema);
  const { signature, checker, timeLimitMs, ...rest } = data;
  return { task: { signature, checker, timeLimitMs }, ...rest, statement: body };
}

function readEditorial(file: string, signature: Signature) {
  const { data, body, firstLine } = readFrontMatter(file, editorialFrontMatterSchema);
  const { approaches, trace } = data;
  const methods =
    signature.kind === 'class' ? [signature.name, ...signature.methods.map(({ name }) => name)] : [];
  for (const [index, { time }] of approaches.entries()) {
    const unknown = typeof time !== 'string' && Object.keys(time).find((name) => !methods.includes(name));
    if (!unknown) continue;
    const cure = methods.length > 0 ? `name one of ${methods.join(', ')}` : 'write one order';
    throw new ContentError(file, `approaches.${index}.time`, `there is no method ${unknown}; ${cure}`);
  }
  return {
    approaches,
    trace,
    target: printTarget(approaches),
    editorial: { text: printEditorial(approaches, body, file), firstLine },
  };
}

/** What the judge needs to know of a question, also while its tests are still being written. */
export const readTask = (databaseId: string): JudgeTask => readQuestionFile(`content/${databaseId}`).task;

/** Says which test has no answer yet, as the schema cannot tell what to do about it. */
function requireAnswers(json: unknown, databaseId: string, file: string): void {
  for (const list of ['samples', 'hidden'] as const) {
    const tests: unknown = (json as Record<string, unknown> | null)?.[list];
    for (const [index, test] of Array.isArray(tests) ? tests.entries() : []) {
      if (typeof test !== 'object' || test === null || 'expected' in test) continue;
      const cure = `npm run fill:expected -- ${databaseId} takes it from solution.py`;
      throw new ContentError(file, `${list}.${index}.expected`, `is missing; ${cure}`);
    }
  }
}

function readFolder(databaseId: string): QuestionSource {
  const folder = `content/${databaseId}`;
  const question = readQuestionFile(folder);
  if (!question.statement) throw new ContentError(`${folder}/question.md`, '', 'the statement is empty');
  const testsFile = `${folder}/tests.json`;
  let json: unknown;
  try {
    json = parseJson(readText(testsFile));
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const reason = messageOf(error);
    throw new ContentError(testsFile, 'JSON', `${reason}; mend what stands there or just before`);
  }
  requireAnswers(json, databaseId, testsFile);
  const tests = check(testsFileSchema, json, testsFile);
  return {
    ...question,
    constraints: readConstraints(question.constraints, question.task.signature, `${folder}/question.md`),
    samples: tests.samples,
    hidden: tests.hidden as JudgeTest[],
    solutions: readSolutions(folder),
    approachPrograms: readApproachPrograms(databaseId),
    ...readEditorial(`${folder}/editorial.md`, question.task.signature),
  };
}

function filesOf(databaseId: string): string[] {
  const solutions = LANGUAGES.map(({ solutionFile }) => `solutions/${solutionFile}`);
  const approaches = programNames(databaseId, 'approaches').map((name) => `solutions/approaches/${name}`);
  return ['question.md', 'editorial.md', 'tests.json', ...solutions, ...approaches].map(
    (name) => `content/${databaseId}/${name}`,
  );
}

/**
 * Reads a coding question's folder.
 * @param databaseId `dsa/<group>/<id>`
 * @throws {ContentError} naming file, field and reason
 */
export const readQuestion = remember(filesOf, readFolder);

/** Names of the programs filed in a folder of `solutions`. */
export function programNames(databaseId: string, kind: 'approaches' | 'right' | 'wrong' | 'slow'): string[] {
  const folder = join(PROJECT, 'content', databaseId, 'solutions', kind);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
