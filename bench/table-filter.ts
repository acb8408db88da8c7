import type { Browser } from '@playwright/test';
import { median } from './statistics.ts';

const TEXT = 'binary tree';

/** Median milliseconds from a keystroke in the search box to the end of the frame that shows its result. */
export async function tableFilter(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.addEventListener(
      'input',
      () => {
        const started = performance.now();
        // React has answered the event when this task ends; a message comes right after that.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => times.push(performance.now() - started);
        channel.port2.postMessage(null);
      },
      true,
    );
  });
  for (let round = 0; round < 5; round += 1) {
    await page.keyboard.type(TEXT, { delay: 40 });
    for (const _ of TEXT) await page.keyboard.press('Backspace', { delay: 40 });
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await page.close();
  return median(times);
}
