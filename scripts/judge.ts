/**
 * Judges files outside the browser with the harness, tests and checkers the page uses.
 *
 *   npm run judge -- --question dsa/arrays/two-sum --language python FILE
 *   npm run judge -- --batch FILE        JSON lines {question, language, file}, one result a line, on warm runtimes
 *
 * Prints one JSON object a program: {question, language, verdict, passed, total, ms, failure?}.
 * Exit code: 0 accepted (all of a batch), 1 not, 2 usage.
 */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod/mini';
import { LANGUAGES } from '#judge/languages.ts';
import { messageOf } from '../src/base/message-of.ts';
import { type JudgeJob, judgeFile } from './judge/judge-file.ts';
import { createNodeRunners } from './judge/node-runners.ts';

const USAGE = `usage: npm run judge -- --question dsa/<group>/<id> --language <${LANGUAGES.map(({ id }) => id).join('|')}> FILE
       npm run judge -- --batch FILE      (JSON lines: {"question", "language", "file"})`;

const jobSchema = z.strictObject({
  question: z.string(),
  language: z.enum(LANGUAGES.map(({ id }) => id)),
  file: z.string(),
});

/** npm runs scripts in the project's root, whereas people name files from where they are. */
const fromCaller = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);

function readJobs(args: string[]): JudgeJob[] {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { question: { type: 'string' }, language: { type: 'string' }, batch: { type: 'string' } },
  });
  if (values.batch === undefined) {
    const [file, ...rest] = positionals;
    if (rest.length > 0) throw new Error('one FILE at a time; use --batch for more');
    return [jobSchema.parse({ question: values.question, language: values.language, file })];
  }
  const lines = readFileSync(fromCaller(values.batch), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => jobSchema.parse(JSON.parse(line)));
}

function explain(error: unknown): string {
  if (error instanceof z.core.$ZodError) return z.prettifyError(error);
  return messageOf(error);
}

async function main(): Promise<number> {
  const runners = await createNodeRunners();
  try {
    let allAccepted = true;
    for (const job of readJobs(process.argv.slice(2))) {
      const result = await judgeFile({ ...job, file: fromCaller(job.file) }, runners);
      allAccepted &&= result.verdict === 'Accepted';
      process.stdout.write(`${JSON.stringify(result)}\n`);
    }
    return allAccepted ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n${USAGE}\n`);
    return 2;
  } finally {
    runners.dispose();
  }
}

process.exitCode = await main();
