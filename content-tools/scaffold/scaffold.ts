import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Language } from '#judge/language.ts';
import { LANGUAGES, languageOf } from '#judge/languages.ts';
import { type Param, type Signature, signatureSchema } from '#judge/signature.ts';
import type { Json } from '#judge/task.ts';
import { readTask } from '../read/read-question.ts';

const QUESTION = `---
topics: [TODO]
constraints: # one a line, see content/AUTHORING.md
  - formula: 1 <= nums.length <= 10^4
  - formula: -10^9 <= nums[i] <= 10^9
  - says: TODO what no formula can say; else drop this line
hints:
  - "TODO a nudge"
  - "TODO the right direction"
  - "TODO the key idea"
signature: # LeetCode's, see src/judge/signature.ts
  kind: function
  name: solve
  params:
    - { name: nums, type: "int[]" }
  returns: int
checker: { kind: exact } # or any-order, float, validator: see src/judge/task.ts
timeLimitMs: 300 # for C++; Java has twice as long, Python five times
---
TODO What is given, what is asked, and every convention a candidate needs.
`;

const EDITORIAL = `---
approaches: # the page prints these below: the names as headings, the orders behind "Complexity."
  - name: TODO the plain one
    technique: TODO what interviewers call it
    time: O(TODO)
    space: O(TODO)
  - name: TODO the one to aim for
    technique: TODO what interviewers call it, with invariant or recurrence
    target: true
    time: O(TODO)
    space: O(TODO)
---
## Approach 1

**Idea.**

**Why it works.**

**Complexity.** TODO why so, if it is not plain to see

## Approach 2

**Idea.**

**Why it works.**

**Complexity.** TODO why so, if it is not plain to see
`;

/** A program with this first line is nobody's work yet. */
const STUB =
  "TODO write it; while this line is here, npm run new:question writes the file anew to fit question.md's signature";

const EXAMPLES: Record<string, Json> = {
  int: 1,
  long: 1,
  double: 0.5,
  boolean: true,
  char: 'a',
  string: 'abc',
  ListNode: [1, 2, 3],
  TreeNode: [2, 1, 3],
  GraphNode: [[2], [1]],
};

function example(type: string): Json {
  return type.endsWith('[]') ? [example(type.slice(0, -2))] : (EXAMPLES[type] ?? null);
}
const examples = (params: Param[]): Json[] =>
  params.map(({ type, cycleAt, nodeOf }) => (cycleAt || !nodeOf ? example(type) : 1));

function exampleInput(signature: Signature): Record<string, Json> {
  if (signature.kind === 'class') {
    const { name, constructorParams, methods } = signature;
    return {
      operations: [name, ...methods.map((method) => method.name)],
      arguments: [examples(constructorParams), ...methods.map((method) => examples(method.params))],
    };
  }
  const params = signature.kind === 'function' ? signature.params : [signature.param];
  return Object.fromEntries(params.map((param, index) => [param.name, examples(params)[index] ?? null]));
}

/** Tests without answers, which `npm run fill:expected` takes from the solution. */
function testsText(input: string): string {
  const sample = `    { "input": ${input}, "explanation": "TODO why" }`;
  return `{\n  "samples": [\n${sample},\n${sample}\n  ],\n  "hidden": [\n    { "input": ${input} }\n  ]\n}\n`;
}

function stub({ lineComment, starter }: Language, signature: Signature): string {
  return `${lineComment} ${STUB}\n${starter(signature)}`;
}

/** Whether a file is as an earlier signature made it, so that nobody's work is lost. */
function isUntouched(text: string): boolean {
  if ((text.split('\n')[0] ?? '').endsWith(STUB)) return true;
  const input = /"input": (.*), "explanation"/.exec(text)?.[1];
  return input !== undefined && text === testsText(input);
}

/**
 * Writes what is missing of a question's folder, and what nobody has begun anew, to fit the signature. Says which files it wrote.
 * Wrong and slow programs are only proposed at first: later their author may have named or dropped them.
 */
export function scaffold(databaseId: string): string[] {
  const folder = `content/${databaseId}`;
  const isFirst = !existsSync(`${folder}/question.md`);
  const written: string[] = [];
  const write = (name: string, text: string, isProposal = false) => {
    const file = `${folder}/${name}`;
    const found = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (found === undefined ? isProposal && !isFirst : found === text || !isUntouched(found)) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.push(file);
  };
  write('question.md', QUESTION);
  write('editorial.md', EDITORIAL);
  const signature = signatureSchema.parse(readTask(databaseId).signature);
  write('tests.json', testsText(JSON.stringify(exampleInput(signature))));
  for (const language of LANGUAGES) {
    if (language.isRequired) write(`solutions/${language.solutionFile}`, stub(language, signature));
  }
  const python = languageOf('python');
  write('solutions/wrong/todo.wrong-answer.py', stub(python, signature), true);
  write('solutions/slow/todo.py', stub(python, signature), true);
  return written;
}
