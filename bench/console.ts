import type { Page } from '@playwright/test';
import { median, round } from './statistics.ts';

/** A question whose tests, samples included, are forty small ones. */
const FORTY_TESTS = '/question/dsa/bit-manipulation/sum-of-two-integers';
const ROUNDS = 5;

/** Installs the language that a question's page shows and waits until it is ready. */
export async function install(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: `Install ${language}` }).click();
  await page.getByText(`${language} runs for real`).waitFor({ timeout: 60_000 });
}

/** Replaces what is in the code editor. */
export async function write(page: Page, source: string): Promise<void> {
  await page.getByRole('textbox', { name: /Code editor/ }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(source);
}

/** Presses a button so many times; milliseconds of each, from the click until the log shows the text again. */
export function press(page: Page, name: string, done: string, times: number): Promise<number[]> {
  return page.evaluate(
    async ([label, text, count]) => {
      const button = () =>
        [...document.querySelectorAll('button')].find((item) => item.textContent?.trim() === label);
      const log = document.querySelector('[role="log"]');
      const measured: number[] = [];
      for (let run = 0; run < count; run += 1) {
        const started = performance.now();
        const finished = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!log?.textContent?.includes(text) || !button()) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        });
        button()?.click();
        await finished;
        measured.push(performance.now() - started);
      }
      return measured;
    },
    [name, done, times] as const,
  );
}

/** Milliseconds of the program's own time, as a Run shows them of its first case. */
export async function caseMs(page: Page): Promise<number> {
  const shown = await page.locator('details summary', { hasText: 'Case 1' }).textContent();
  const ms = /(\d+) ms/.exec(shown ?? '')?.[1];
  if (!ms) throw new Error(`no time of the program in: ${shown}`);
  return Number(ms);
}

/** Milliseconds of a warm Submit whose forty tests are all passed and take the program, which adds two numbers, next to no time. */
export async function submitOverhead(page: Page, at: (path: string) => string, source: string) {
  await page.goto(at(FORTY_TESTS), { waitUntil: 'networkidle' });
  await page.getByText(/ runs for real/).waitFor();
  await write(page, source);
  const times = await press(page, 'Submit', 'All tests passed.', ROUNDS + 1);
  const tests = Number(
    /\/ (\d+) tests/.exec((await page.getByText(/\d+ \/ \d+ tests/).textContent()) ?? '')?.[1],
  );
  // The first one also starts the language and compiles.
  return { ms: round(median(times.slice(1))), tests };
}
