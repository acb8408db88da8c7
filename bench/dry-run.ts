import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { HarnessRunner } from '#judge/harness-runner.ts';
import type { TraceRequest } from '#judge/language.ts';
import { createPageJavaRunner } from '#judge/languages/java/node/page.ts';
import { javaTraceRequest } from '#judge/languages/java/trace/request.ts';
import { createPyodideRunner } from '#judge/languages/python/node/pyodide.ts';
import { signatureSchema } from '#judge/signature.ts';
import { readTrace } from '#trace/read-trace.ts';
import { Replay } from '#trace/replay.ts';
import { install, write } from './console.ts';
import { median, round } from './statistics.ts';

const QUESTION = '/question/dsa/two-pointers/container-with-most-water';
const TRACER = 'src/judge/languages/python/trace';
const ORDER = ['lines', 'values', 'shadows', 'wanted', 'recorder', 'tracer'];
const LIMITS = { seconds: 60, steps: 200_000, bytes: 50_000_000 };
const RUN = { timeLimitMs: 120_000 };
const ROUNDS = 3;
const STEPS = 40;

const SIGNATURE = signatureSchema.parse({
  kind: 'function',
  name: 'f',
  params: [{ name: 'n', type: 'int' }],
  returns: 'int',
});

/** What solutions are made of: a window over a text, swaps in a list, a recursion. */
const PROGRAMS = {
  window: [
    'text, left, best, seen = "abcabcbbxyzabdefgabc" * n, 0, 0, {}',
    'for right, letter in enumerate(text):',
    '    if letter in seen and seen[letter] >= left:',
    '        left = seen[letter] + 1',
    '    seen[letter] = right',
    '    best = max(best, right - left + 1)',
    'return best',
  ],
  bubbleSort: [
    'nums = [(x * 37) % 64 for x in range(64)]',
    'for i in range(len(nums)):',
    '    for j in range(len(nums) - 1 - i):',
    '        if nums[j] > nums[j + 1]:',
    '            nums[j], nums[j + 1] = nums[j + 1], nums[j]',
    'return nums[0]',
  ],
  fibonacci: [
    'def fib(k):',
    '    if k < 2:',
    '        return k',
    '    return fib(k - 1) + fib(k - 2)',
    'return fib(15)',
  ],
};

/** The same in Java. */
const JAVA_PROGRAMS = {
  window: [
    'String text = "abcabcbbxyzabdefgabc".repeat(n);',
    'int left = 0, best = 0;',
    'Map<Character, Integer> seen = new HashMap<>();',
    'for (int right = 0; right < text.length(); right++) {',
    '  char letter = text.charAt(right);',
    '  if (seen.containsKey(letter) && seen.get(letter) >= left)',
    '    left = seen.get(letter) + 1;',
    '  seen.put(letter, right);',
    '  best = Math.max(best, right - left + 1);',
    '}',
    'return best;',
  ],
  bubbleSort: [
    'int[] nums = new int[64];',
    'for (int i = 0; i < 64; i++) nums[i] = (i * 37) % 64;',
    'for (int i = 0; i < 64; i++)',
    '  for (int j = 0; j < 63 - i; j++)',
    '    if (nums[j] > nums[j + 1]) {',
    '      int larger = nums[j];',
    '      nums[j] = nums[j + 1];',
    '      nums[j + 1] = larger;',
    '    }',
    'return nums[0];',
  ],
  fibonacci: [
    'return fib(15);',
    '}',
    'int fib(int k) {',
    '  if (k < 2)',
    '    return k;',
    '  return fib(k - 1) + fib(k - 2);',
  ],
};

const javaSource = (lines: readonly string[]) =>
  `class Solution {\n  int f(int n) {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n}\n`;

const source = (lines: readonly string[]) =>
  `class Solution:\n    def f(self, n):\n${lines.map((line) => `        ${line}\n`).join('')}`;

interface Slowdown {
  times: number;
  microsecondsPerStep: number;
}

/** How many times slower the page runs programs when they are traced, and what a step costs. */
async function slowdown(
  runner: HarnessRunner,
  programs: Record<string, string>,
  requestOf: TraceRequest,
): Promise<Record<string, Slowdown>> {
  const measured: Record<string, Slowdown> = {};
  for (const [name, text] of Object.entries(programs)) {
    const input = '{"n":200}';
    const request = requestOf(text, input, LIMITS);
    await runner.compile(SIGNATURE, text);
    const plain: number[] = [];
    const traced: number[] = [];
    let steps = 1;
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      plain.push((await runner.run(input, RUN)).ms);
      const result = await runner.trace(request, RUN);
      traced.push(result.outcome.ms);
      const trace = readTrace(result.trace);
      if (trace) steps = new Replay(trace).length + trace.skipped;
    }
    measured[name] = {
      times: round(median(traced) / median(plain)),
      microsecondsPerStep: round((median(traced) * 1000) / steps, 1),
    };
  }
  runner.dispose();
  return measured;
}

const sourcesOf = (programs: Record<string, string[]>, sourceOf: (lines: string[]) => string) =>
  Object.fromEntries(Object.entries(programs).map(([name, lines]) => [name, sourceOf(lines)]));

function pythonSlowdown() {
  const tracer = Object.fromEntries(
    ORDER.map((name) => [name, readFileSync(`${TRACER}/${name}.py`, 'utf8')]),
  );
  return slowdown(createPyodideRunner(), sourcesOf(PROGRAMS, source), (source, input, limits) =>
    JSON.stringify({ order: ORDER, tracer, source, input, limits }),
  );
}

const javaSlowdown = () =>
  slowdown(createPageJavaRunner(), sourcesOf(JAVA_PROGRAMS, javaSource), javaTraceRequest);

/** Milliseconds to check and load a trace of 100,000 steps, from its text, and of one jump in it. */
function loading() {
  const operations = Array.from({ length: 100_000 }, (_, index) => [
    ['l', 3 + (index % 5)],
    index % 2 ? ['v', 1, 'i', index] : ['=', 1, index % 200, index],
  ]).flat();
  const list = ['n', 1, 'list', 'list', 200, Array(200).fill(0)];
  const trace = {
    version: 1,
    stopped: false,
    skipped: 0,
    branches: [],
    operations: [['c', 1, 'f', 2, 0], list, ...operations],
  };
  const text = JSON.stringify(trace);
  const started = performance.now();
  const read = readTrace(JSON.parse(text));
  if (!read) throw new Error('the trace was refused');
  const replay = new Replay(read);
  const loadMs = performance.now() - started;
  const jumps = Array.from({ length: 50 }, (_, index) => {
    const before = performance.now();
    replay.state((index * 7919 * 13) % replay.length);
    return performance.now() - before;
  });
  return { load100000StepsMs: round(loadMs), jumpMs: round(median(jumps), 1) };
}

/** Milliseconds from an arrow key to the next step on screen, with a list of so many elements drawn. */
async function stepDraw(page: Page, size: number): Promise<number> {
  await write(
    page,
    `class Solution:\n    def maxArea(self, height):\n        nums = list(range(${size}))\n        for i in range(len(nums)):\n            nums[i] += 1\n        return 0\n`,
  );
  await page.getByRole('button', { name: 'Dry run' }).first().click();
  await page.getByRole('slider', { name: 'Step' }).waitFor({ timeout: 60_000 });
  const times = await page
    .getByRole('dialog')
    .getByRole('status')
    .evaluate(async (status, count) => {
      const measured: number[] = [];
      for (let step = 0; step < count; step += 1) {
        const before = performance.now();
        const drawn = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(status, { childList: true, subtree: true, characterData: true });
        });
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        await drawn;
        measured.push(performance.now() - before);
      }
      return measured;
    }, STEPS);
  await page.keyboard.press('Escape');
  return round(median(times), 1);
}

/** What a dry run costs: while it is traced, when it is loaded, and at each step. */
export async function dryRunBench(browser: Browser, at: (path: string) => string) {
  const page = await browser.newPage();
  await page.goto(at(QUESTION), { waitUntil: 'networkidle' });
  await install(page, 'Python');
  const stepMs = { elements200: await stepDraw(page, 200), elements2000: await stepDraw(page, 2000) };
  await page.close();
  return { slowdown: await pythonSlowdown(), javaSlowdown: await javaSlowdown(), ...loading(), stepMs };
}
