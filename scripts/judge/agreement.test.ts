import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { judge } from '#judge/flow.ts';
import { timeLimits } from '#judge/limits.ts';
import { createNativePythonRunner } from '#judge/node/native-python.ts';
import { createPyodideRunner } from '#judge/node/pyodide-runner.ts';
import type { Runner } from '#judge/runner.ts';
import type { Signature } from '#judge/signature.ts';
import { filedPrograms } from '../content/filed-programs.ts';
import { readQuestion } from '../content/read-question.ts';

/** Of every kind of signature, value and checker. */
const QUESTIONS = [
  'dsa/arrays/two-sum',
  'dsa/arrays/insert-delete-getrandom-o1',
  'dsa/dynamic-programming/coin-change',
  'dsa/graphs/clone-graph',
  'dsa/linked-lists/linked-list-cycle',
  'dsa/linked-lists/merge-two-sorted-lists',
  'dsa/stacks/min-stack',
  'dsa/stacks/valid-parentheses',
  'dsa/strings/encode-and-decode-strings',
  'dsa/strings/longest-palindromic-substring',
  'dsa/trees/binary-tree-level-order-traversal',
  'dsa/two-pointers/3sum',
];

/** What is compared is the verdict; a busy machine must not change it. */
const PATIENCE = 10;

const classOf = (signature: Signature) => (signature.kind === 'function' ? 'Solution' : signature.name);

/** The solution, with a constructor that crashes. */
const crashing = (solution: string, name: string) => `${solution}
class ${name}(${name}):
    def __init__(self, *given):
        super().__init__(*given)
        raise IndexError("made to crash")
`;

/** Right, wrong and crashing programs of a question. */
function programsOf(question: string, signature: Signature): [string, string][] {
  const read = (file: string) => readFileSync(file, 'utf8');
  const filed = filedPrograms(question).programs.filter(({ language }) => language === 'python');
  const right = filed.find(({ verdict }) => verdict === 'Accepted');
  const wrong = filed.find(({ verdict }) => verdict === 'Wrong Answer');
  if (!right || !wrong) throw new Error(`${question} has no wrong program`);
  const source = read(right.file);
  return [
    ['Accepted', source],
    ['Wrong Answer', read(wrong.file)],
    ['Runtime Error', crashing(source, classOf(signature))],
  ];
}

describe('the page’s Python and python3 agree', () => {
  const runners = { page: createPyodideRunner(), native: createNativePythonRunner() };
  afterAll(() => {
    for (const runner of Object.values(runners)) runner.dispose();
  });

  test.each(QUESTIONS)('%s', { timeout: 180_000 }, async (question) => {
    const { task, samples, hidden } = readQuestion(question);
    const tests = [...samples, ...hidden];
    const limits = timeLimits(task, 'python', PATIENCE);
    const judged = async (runner: Runner, source: string) => {
      const { verdict, passed, failure } = await judge({
        runner,
        task,
        source,
        tests,
        mode: 'submit',
        ...limits,
      });
      return { verdict, passed, actual: failure?.actual, message: failure?.message, line: failure?.line };
    };
    for (const [verdict, source] of programsOf(question, task.signature)) {
      const page = await judged(runners.page, source);
      expect(page.verdict).toBe(verdict);
      expect(page).toEqual(await judged(runners.native, source));
    }
  });
});
