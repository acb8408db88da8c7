import { judge } from '#judge/flow.ts';
import type { Runner } from '#judge/runner.ts';
import { signatureSchema } from '#judge/signature.ts';
import { type Json, taskSchema } from '#judge/task.ts';
import type { Report } from '#judge/verdict.ts';

/** One row of a harness's table of tests. */
export interface HarnessCase {
  name: string;
  signature: unknown;
  source: string;
  input: Record<string, Json>;
  /** The answer's JSON text, or the verdict and message there is instead. */
  answer: string;
}

/** Limits are not what the tables are about, and the machine may be busy. */
const TIME_LIMIT_MS = 20_000;

/** Judges a program without expected answers, every input a test. */
export function judgeCases(
  runner: Runner,
  signature: unknown,
  source: string,
  inputs: Record<string, Json>[],
  timeLimitMs: number = TIME_LIMIT_MS,
): Promise<Report> {
  const task = taskSchema.parse({ signature: signatureSchema.parse(signature) });
  return judge({ runner, task, source, tests: inputs.map((input) => ({ input })), mode: 'run', timeLimitMs });
}

/** What the program answered, as shown to its author. */
export async function answerOf(runner: Runner, { signature, source, input }: HarnessCase): Promise<string> {
  const report = await judgeCases(runner, signature, source, [input]);
  const [result] = report.cases;
  return result?.actual ?? `${report.verdict}: ${result?.message ?? report.diagnostics[0]?.message}`;
}

/** A function of one parameter `x`. */
export const oneParam = (type: string, returns: string = type) => ({
  kind: 'function',
  name: 'f',
  params: [{ name: 'x', type }],
  returns,
});

export const REMOVE_ELEMENT = {
  kind: 'function',
  name: 'f',
  params: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  output: { argument: 'nums', prefix: true },
};

export const CLONE = {
  kind: 'function',
  name: 'f',
  params: [{ name: 'node', type: 'GraphNode' }],
  returns: 'GraphNode',
  output: { freshCopyOf: 'node' },
};

export const IN_PLACE = { ...REMOVE_ELEMENT, returns: 'void', output: { argument: 'nums' } };

export const CYCLE = {
  kind: 'function',
  name: 'f',
  params: [
    { name: 'head', type: 'ListNode', cycleAt: 'pos' },
    { name: 'pos', type: 'int', passed: false },
  ],
  returns: 'int',
};

export const NODE_OF = {
  kind: 'function',
  name: 'f',
  params: [
    { name: 'root', type: 'TreeNode' },
    { name: 'p', type: 'TreeNode', nodeOf: 'root' },
  ],
  returns: 'TreeNode',
  output: { valueOnly: true },
};

export const COUNTER = {
  kind: 'class',
  name: 'Counter2',
  constructorParams: [{ name: 'start', type: 'int' }],
  methods: [
    { name: 'add', params: [{ name: 'by', type: 'int' }], returns: 'void' },
    { name: 'value', params: [], returns: 'int' },
  ],
};

export const CODEC = {
  kind: 'round-trip',
  name: 'Codec',
  encode: 'encode',
  decode: 'decode',
  param: { name: 'strs', type: 'string[]', java: 'List<String>' },
};
