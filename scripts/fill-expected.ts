/**
 * Gives every test of a question that has no `expected` yet the answer of the Python reference solution.
 *
 *   npm run fill:expected -- dsa/<group>/<id>...
 *
 * Long answers are kept as a digest where the checker can compare digests. Rewrites `tests.json`, one test a line.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { checkInput } from '#judge/check-input.ts';
import { digestAnswer } from '#judge/checkers.ts';
import { expandValue } from '#judge/generate.ts';
import { formatJson, parseJson } from '#judge/json.ts';
import { createNativePythonRunner } from '#judge/languages/python/node/native.ts';
import type { Runner } from '#judge/runner.ts';
import type { Json, JudgeTask } from '#judge/task.ts';
import { readTask } from '../content-tools/read/read-question.ts';

/** Characters beyond which an answer is stored as its digest. */
const LONGEST_ANSWER = 200;
const TIME_LIMIT_MS = 60_000;

type Test = { input: Record<string, Json>; expected?: Json; explanation?: string };

/** A digest only ever stands for an answer that everybody must give exactly. */
async function stored(task: JudgeTask, answer: string): Promise<Json> {
  const value = parseJson(answer);
  const comparable = task.checker.kind === 'exact' || task.checker.kind === 'any-order';
  return comparable && answer.length > LONGEST_ANSWER
    ? { $digest: await digestAnswer(task.checker, value) }
    : value;
}

async function answer(runner: Runner, task: JudgeTask, test: Test): Promise<Json> {
  const input = expandValue(test.input);
  const [problem] = Object.values(checkInput(task.signature, input));
  if (problem) throw new Error(`input ${formatJson(test.input)}: ${problem}`);
  const outcome = await runner.run(formatJson(input), { timeLimitMs: TIME_LIMIT_MS });
  if (outcome.kind === 'answer') return stored(task, outcome.output);
  const said = 'message' in outcome ? outcome.message : '';
  throw new Error(`input ${formatJson(test.input)}: the reference ends with ${outcome.kind}. ${said}`);
}

async function fill(databaseId: string): Promise<number> {
  const folder = `content/${databaseId}`;
  const file = `${folder}/tests.json`;
  const task = readTask(databaseId);
  const tests = parseJson(readFileSync(file, 'utf8')) as { samples: Test[]; hidden: Test[] };
  const missing = [...tests.samples, ...tests.hidden].filter(({ expected }) => expected === undefined);
  const runner = createNativePythonRunner();
  try {
    const compiled = await runner.compile(
      task.signature,
      readFileSync(`${folder}/solutions/solution.py`, 'utf8'),
    );
    if (!compiled.ok) throw new Error(`solution.py does not compile: ${JSON.stringify(compiled)}`);
    for (const test of missing) test.expected = await answer(runner, task, test);
  } finally {
    runner.dispose();
  }
  const line = ({ input, expected, explanation }: Test) =>
    `    ${formatJson({ input, expected: expected ?? null, ...(explanation === undefined ? {} : { explanation }) })}`;
  const block = (list: Test[]) => `[\n${list.map(line).join(',\n')}\n  ]`;
  writeFileSync(file, `{\n  "samples": ${block(tests.samples)},\n  "hidden": ${block(tests.hidden)}\n}\n`);
  return missing.length;
}

for (const databaseId of process.argv.slice(2)) {
  console.log(`${databaseId}: ${await fill(databaseId)} answers filled`);
}
