import type { Browser } from '@playwright/test';
import { install, press, write } from './console.ts';
import { memoryMeter } from './memory.ts';

const TWO_SUM = '/question/dsa/arrays/two-sum';
const RUNS = 20;

/** What people write: a hash map, boxed numbers, an array. A comment makes each a program of its own. */
const solution = (run: number) => `class Solution {
    // ${run}
    public int[] twoSum(int[] nums, int target) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < nums.length; i++) {
            Integer other = seen.get(target - nums[i]);
            if (other != null) return new int[] {other, i};
            seen.put(nums[i], i);
        }
        return new int[0];
    }
}
`;

/** Megabytes that the tab and its sandbox take: the page alone, with Java ready, and after runs that each compile. */
export async function javaMemoryBench(browser: Browser, at: (path: string) => string) {
  const memory = await memoryMeter(browser);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(at(TWO_SUM), { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('java');
  const without = await memory.kept(page);
  await install(page, 'Java');
  await write(page, solution(0));
  await press(page, 'Run', 'Run completed.', 1);
  const installed = await memory.kept(page);
  let most = 0;
  for (let run = 1; run <= RUNS; run++) {
    await write(page, solution(run));
    await press(page, 'Run', 'Run completed.', 1);
    most = Math.max(most, await memory.now());
  }
  const figures = { without, installed, runs: RUNS, most, afterRuns: await memory.kept(page) };
  await context.close();
  return figures;
}
