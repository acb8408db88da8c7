import type { Browser, Page } from '@playwright/test';
import { install, press, write } from './console.ts';
import { median } from './statistics.ts';

const PROGRAM = `class Solution:
    def twoSum(self, nums, target):
        return [0, 1]
`;
const ROUNDS = 3;
const RUNS = 10;

async function openQuestion(browser: Browser, address: string): Promise<Page> {
  // A context of its own: nothing is installed or cached yet.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/** Milliseconds from the click on Install until the page says that Python is ready to run; measured in the page, as the yardstick is. */
async function installToReady(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Install Python' });
  await button.waitFor();
  return button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          // The line of an installed language, which holds the switch.
          const lines = [...document.querySelectorAll('[role="switch"]')].map((item) => item.closest('div'));
          if (!lines.some((line) => line?.textContent?.includes('Python runs for real'))) return;
          observer.disconnect();
          resolve(performance.now() - started);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        const started = performance.now();
        (element as HTMLElement).click();
      }),
  );
}

/** Milliseconds of Pyodide's own `loadPyodide` in the same page, from the same server, with nothing around it. */
async function bareLoadPyodide(page: Page, folder: string): Promise<number> {
  return page.evaluate(async (indexURL) => {
    const started = performance.now();
    const { loadPyodide } = await import(`${indexURL}pyodide.mjs`);
    await loadPyodide({ indexURL });
    return performance.now() - started;
  }, folder);
}

/** Both starts, in turn, each in a fresh browser profile. */
export async function pythonStart(
  browser: Browser,
  address: string,
  pyodideFolder: string,
): Promise<{ readyMs: number; bareMs: number }> {
  const ready: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openQuestion(browser, address);
    ready.push(await installToReady(page));
    await page.context().close();
    const plain = await openQuestion(browser, address);
    bare.push(await bareLoadPyodide(plain, pyodideFolder));
    await plain.context().close();
  }
  return { readyMs: median(ready), bareMs: median(bare) };
}

/** Median milliseconds of a warm Run of three small cases, from the click to the last result; the program itself takes none. */
export async function pythonWarmRun(browser: Browser, address: string): Promise<number> {
  const page = await openQuestion(browser, address);
  await install(page, 'Python');
  await write(page, PROGRAM);
  const times = await press(page, 'Run', 'Run completed.', RUNS);
  await page.context().close();
  // The first one also loads the judge.
  return median(times.slice(1));
}
