import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { judge } from '#judge/flow.ts';
import { createNativeCppRunner } from '#judge/languages/cpp/node/native.ts';
import { createPageCppRunner } from '#judge/languages/cpp/node/page.ts';
import { createNativePythonRunner } from '#judge/languages/python/node/native.ts';
import { createPyodideRunner } from '#judge/languages/python/node/pyodide.ts';
import { languageOf } from '#judge/languages.ts';
import { timeLimits } from '#judge/limits.ts';
import type { Runner } from '#judge/runner.ts';
import type { Signature } from '#judge/signature.ts';
import { filedPrograms } from '../../content-tools/check/filed-programs.ts';
import { readQuestion } from '../../content-tools/read/read-question.ts';

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

  test.each(QUESTIONS)('%s', async (question) => {
    const { task, samples, hidden } = readQuestion(question);
    const tests = [...samples, ...hidden];
    const limits = timeLimits(task, languageOf('python'), PATIENCE);
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

/** Names of what a test of the question calls and gets an answer from. */
function answering(signature: Signature): string[] {
  switch (signature.kind) {
    case 'function':
      return [signature.name];
    case 'class':
      return signature.methods.filter(({ returns }) => returns !== 'void').map(({ name }) => name);
    case 'round-trip':
      return [signature.decode];
  }
}

/** Right, wrong or crashing, as the length of the test's text decides: one compilation is enough for all. */
function changingCpp(question: string, signature: Signature): string {
  const name = classOf(signature);
  const methods = answering(signature).map(
    (method) => `  auto ${method}(auto&&... given) {
    switch (dryrun::test.input.size() % 5) {
      case 0: return decltype(Right::${method}(given...)){};
      case 1: past = vector<int>(3).at(past); break;
      case 2: past = *nowhere; break;
    }
    return Right::${method}(given...);
  }`,
  );
  return `volatile int past = 7;
int* volatile nowhere = nullptr;
#define ${name} Right
${readFileSync(`content/${question}/solutions/solution.cpp`, 'utf8')}
#undef ${name}
struct ${name} : Right {
  using Right::Right;
${methods.join('\n')}
};
`;
}

/** The two C++ libraries say the same in other words. */
const cause = (message?: string) => /^(std::\w+|Segmentation fault)/.exec(message ?? '')?.[0] ?? message;

describe('the page’s C++ and g++ agree', () => {
  const runners = { page: createPageCppRunner(), native: createNativeCppRunner() };
  afterAll(() => {
    for (const runner of Object.values(runners)) runner.dispose();
  });

  test.each(QUESTIONS)('%s', async (question) => {
    const { task, samples, hidden } = readQuestion(question);
    const source = changingCpp(question, task.signature);
    const { timeLimitMs } = timeLimits(task, languageOf('cpp'), PATIENCE);
    const judged = async (runner: Runner) => {
      const tests = [...samples, ...hidden];
      const { cases } = await judge({ runner, task, source, tests, mode: 'run', timeLimitMs });
      return cases.map(({ verdict, actual, message }) => ({
        verdict,
        // Of several right answers each library's chance may give another.
        actual: verdict === 'Accepted' ? undefined : actual,
        message: cause(message),
      }));
    };
    const page = await judged(runners.page);
    expect(page.map(({ verdict }) => verdict)).toEqual(
      expect.arrayContaining(['Accepted', 'Wrong Answer', 'Runtime Error']),
    );
    expect(page).toEqual(await judged(runners.native));
  });
});
