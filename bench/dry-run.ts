import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { createPyodideRunner } from '#judge/languages/python/node/pyodide.ts';
import { signatureSchema } from '#judge/signature.ts';
import { readTrace } from '#trace/read-trace.ts';
import { Replay } from '#trace/replay.ts';
import { install, write } from './console.ts';
import { median, round } from './statistics.ts';

const QUESTION = '/question/dsa/two-pointers/container-with-most-water';
const TRACER = 'src/judge/languages/python/trace';
const ORDER = ['lines', 'values', 'shadows', 'recorder', 'tracer'];
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

const source = (lines: readonly string[]) =>
  `class Solution:\n    def f(self, n):\n${lines.map((line) => `        ${line}\n`).join('')}`;

/** How many times slower the page's Python runs these programs when it is traced, and what a step costs. */
async function slowdown() {
  const runner = createPyodideRunner();
  const tracer = Object.fromEntries(
    ORDER.map((name) => [name, readFileSync(`${TRACER}/${name}.py`, 'utf8')]),
  );
  const measured: Record<string, { times: number; microsecondsPerStep: number }> = {};
  for (const [name, lines] of Object.entries(PROGRAMS)) {
    const text = source(lines);
    const input = '{"n":200}';
    const request = JSON.stringify({ order: ORDER, tracer, source: text, input, limits: LIMITS });
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
  return { slowdown: await slowdown(), ...loading(), stepMs };
}
