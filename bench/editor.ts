import type { Browser, Page } from '@playwright/test';
import { median, round } from './statistics.ts';

const ROUNDS = 3;
const SOURCE = Array.from(
  { length: 10_000 },
  (_, n) => `def f${n}(first, second): return first + second * ${n}\n`,
).join('');

/** Milliseconds of the longest time in which the page answered nothing while `work` went on and the second after it. */
async function longestBlock(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const state = { longest: 0, last: performance.now(), timer: 0 };
    state.timer = window.setInterval(() => {
      const now = performance.now();
      state.longest = Math.max(state.longest, now - state.last);
      state.last = now;
    }, 5);
    Object.assign(window, { blocks: state });
  });
  await work();
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { blocks } = window as unknown as { blocks: { longest: number; timer: number } };
    clearInterval(blocks.timer);
    return blocks.longest;
  });
}

/** Pastes ten thousand functions, half a megabyte, into the code editor. */
export async function editorBench(browser: Browser, address: string) {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate((text) => navigator.clipboard.writeText(text), SOURCE);
  await page.getByRole('textbox', { name: /Code editor/ }).click();
  const blocks: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    await page.keyboard.press('ControlOrMeta+a');
    blocks.push(await longestBlock(page, () => page.keyboard.press('ControlOrMeta+v')));
  }
  await context.close();
  return { kilobytes: round(SOURCE.length / 1000, 0), longestBlockMs: round(median(blocks)) };
}
