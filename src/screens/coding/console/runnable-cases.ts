import type { JudgeSession } from '#judge/browser/session.ts';
import { formatJson } from '#judge/json.ts';
import type { OpenTest } from '#judge/task.ts';
import { parseCase } from '../cases/parse-case.ts';
import type { Program, RunCase } from './program.ts';

/** A test case of the user's, read. */
interface RunnableCase extends OpenTest, Pick<RunCase, 'number' | 'reference'> {
  id: string;
}

/** The user's test cases that can be run; an expected answer left empty is the reference solution's. */
export async function runnableCases(
  { question, language, cases, machineFactor }: Program,
  session: JudgeSession,
  signal: AbortSignal,
): Promise<RunnableCase[]> {
  const { task } = question;
  const runnable = cases.flatMap((testCase, index): RunnableCase[] => {
    const parsed = parseCase(task.signature, testCase);
    return parsed.ok
      ? [{ id: testCase.id, number: index + 1, input: parsed.input, expected: parsed.expected }]
      : [];
  });
  const open = runnable.filter(({ expected }) => expected === undefined);
  const source = question.solutions[language.id]?.source;
  if (open.length === 0 || source === undefined) return runnable;
  const inputs = open.map(({ input }) => formatJson(input));
  const answers = await session.answers({ task, source, inputs, machineFactor, signal });
  for (const [index, testCase] of open.entries()) {
    testCase.expected = answers[index];
    testCase.reference = answers[index] === undefined ? 'unknown' : 'computed';
  }
  return runnable;
}
