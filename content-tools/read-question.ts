import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod/mini';
import { type DsaFacts, dsaFactsSchema, dsaFrontMatterSchema } from '#dataset/schema.ts';
import { parseJson } from '#judge/json.ts';
import { type JudgeTask, type JudgeTest, type sampleSchema, testsFileSchema } from '#judge/task.ts';
import { messageOf } from '../src/base/message-of.ts';
import { PROJECT } from './project.ts';
import { firstIssue, schemaMessage } from './schema-message.ts';

// zod/mini ships without messages; whoever writes content needs them.
z.config(z.locales.en());

/** A content file that cannot be used: says which file, which field, and what to do. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly file: string;
  readonly field: string;
  readonly reason: string;

  constructor(file: string, field: string, reason: string) {
    super(`${file}: ${field ? `${field}: ` : ''}${reason}`);
    this.file = file;
    this.field = field;
    this.reason = reason;
  }
}

/** Parses `value` or throws a ContentError naming `file` and the first field that is wrong. */
export function check<T extends z.core.$ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issue = firstIssue(result.error.issues);
  const reason = issue ? schemaMessage(issue) : 'does not fit the schema';
  throw new ContentError(file, issue?.path.join('.') ?? '', reason);
}

/** Text of a file below the project's PROJECT, or a ContentError that names it. */
export function readText(file: string): string {
  const path = join(PROJECT, file);
  if (!existsSync(path)) throw new ContentError(file, '', 'the file is missing; add it');
  return readFileSync(path, 'utf8');
}

/** Splits `---` front matter from the Markdown below it. */
export function readFrontMatter<T extends z.core.$ZodType>(file: string, schema: T) {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readText(file));
  if (!match) throw new ContentError(file, '', 'must start with front matter between two lines of ---');
  let data: unknown;
  try {
    data = parseYaml(match[1] ?? '');
  } catch (error) {
    throw new ContentError(file, 'front matter', messageOf(error));
  }
  return { data: check(schema, data, file), body: (match[2] ?? '').trim() };
}

/** Every coding question of the index, written or not, in the index's order. */
export function readDsaIndex(): DsaFacts[] {
  const file = 'content/dsa/index.json';
  return check(z.array(dsaFactsSchema), JSON.parse(readText(file)), file);
}

export const isWritten = (databaseId: string): boolean =>
  existsSync(join(PROJECT, 'content', databaseId, 'question.md'));

/** Reference solutions' file names below `solutions/`, by language id. */
export const SOLUTION_FILES = { python: 'solution.py', java: 'Solution.java', cpp: 'solution.cpp' } as const;

function readSolutions(folder: string): Record<string, string> {
  const found = Object.entries(SOLUTION_FILES).filter(([, name]) =>
    existsSync(join(PROJECT, folder, 'solutions', name)),
  );
  if (found.length === 0) throw new ContentError(`${folder}/solutions`, '', 'needs a reference solution');
  return Object.fromEntries(
    found.map(([language, name]) => [language, readText(`${folder}/solutions/${name}`)]),
  );
}

export interface QuestionSource {
  task: JudgeTask;
  samples: z.infer<typeof sampleSchema>[];
  hidden: JudgeTest[];
  /** Reference solutions by language id. */
  solutions: Record<string, string>;
  topics: string[];
  constraints: string[];
  hints: string[];
  /** Markdown. */
  statement: string;
  /** Markdown. */
  editorial: string;
}

function readQuestionFile(folder: string) {
  const { data, body } = readFrontMatter(`${folder}/question.md`, dsaFrontMatterSchema);
  const { signature, checker, timeLimitMs, ...rest } = data;
  return { task: { signature, checker, timeLimitMs }, ...rest, statement: body };
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

/**
 * Reads a coding question's folder.
 * @param databaseId `dsa/<group>/<id>`
 * @throws {ContentError} naming file, field and reason
 */
export function readQuestion(databaseId: string): QuestionSource {
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
    samples: tests.samples,
    hidden: tests.hidden as JudgeTest[],
    solutions: readSolutions(folder),
    editorial: readText(`${folder}/editorial.md`).trim(),
  };
}

/** Names of the programs filed below `solutions/wrong` or `solutions/slow`. */
export function rejectedPrograms(databaseId: string, kind: 'wrong' | 'slow'): string[] {
  const folder = join(PROJECT, 'content', databaseId, 'solutions', kind);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
