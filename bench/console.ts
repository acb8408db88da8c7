import type { Page } from '@playwright/test';

/** Installs Python on a question's page and waits until it is ready. */
export async function install(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Install Python/ }).click();
  await page.getByText(/Python runs for real/).waitFor({ timeout: 60_000 });
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
