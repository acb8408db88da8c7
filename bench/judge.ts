import { execFileSync } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { caseMs, install, press, submitOverhead, write } from './console.ts';
import { memoryMeter } from './memory.ts';
import { median, round } from './statistics.ts';

const TWO_SUM = '/question/dsa/arrays/two-sum';

/** What solutions are made of: loops over lists and numbers, a dictionary, sorting, calls. About a tenth of a second by python3. */
const WORK = `def work():
    values, seen, total = list(range(1000)), {}, 0
    def step(a, b):
        return (a * 31 + b) % 1000003
    for i in range(150000):
        total = step(total, values[i % 1000])
        if total not in seen:
            seen[total] = i
    ordered = sorted(seen, key=lambda key: (seen[key] % 97, key))
    return total + ordered[0]
`;
/** In the page: the time is what the judge shows of the one test case. */
const SOLUTION = `${WORK}
class Solution:
    def twoSum(self, nums, target):
        work()
        return [0, 1]
`;
const NATIVE = `${WORK}
import time
start = time.perf_counter()
work()
print((time.perf_counter() - start) * 1000)
`;
const RIGHT = `class Solution:
    def twoSum(self, nums, target):
        seen = {}
        for i, x in enumerate(nums):
            if target - x in seen:
                return [seen[target - x], i]
            seen[x] = i
`;
const SUM = `class Solution:
    def getSum(self, a, b):
        return a + b
`;
const ROUNDS = 5;
const RUNS = 1000;

/** The program's own time as a ratio to python3's, medians of rounds in turn. */
async function programRatio(page: Page) {
  const inPage: number[] = [];
  const native: number[] = [];
  await write(page, SOLUTION);
  for (let run = 0; run < ROUNDS; run += 1) {
    await press(page, 'Run', 'Run completed.', 1);
    inPage.push(await caseMs(page));
    native.push(Number(execFileSync('python3', ['-c', NATIVE], { encoding: 'utf8' })));
  }
  const [pageMs, nativeMs] = [median(inPage), median(native)];
  return { pageMs, python3Ms: round(nativeMs), ratio: round(pageMs / nativeMs, 2) };
}

/** The judge of Python in one page: speed, overhead, memory, and what a thousand Runs leave behind. */
export async function judgeBench(browser: Browser, at: (path: string) => string) {
  const memory = await memoryMeter(browser);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(at(TWO_SUM), { waitUntil: 'networkidle' });
  const idle = await memory.kept(page);
  await install(page, 'Python');
  await write(page, RIGHT);
  await press(page, 'Run', 'Run completed.', 10);
  // The one that stands by, too.
  while (page.workers().length < 2) await page.waitForEvent('worker');
  const left = async () => ({
    memory: await memory.kept(page),
    workers: page.workers().length,
    frames: page.frames().length,
  });
  const early = await left();
  const runs = await press(page, 'Run', 'Run completed.', RUNS - 10);
  const late = await left();
  const figures = {
    tabMemoryMb: { idle, withPython: early.memory },
    thousandRuns: {
      medianMs: round(median(runs)),
      afterTenth: early,
      afterLast: late,
      growth: round(late.memory / early.memory, 2),
    },
    pythonProgram: await programRatio(page),
    submitOverhead: await submitOverhead(page, at, SUM),
  };
  await context.close();
  return figures;
}
