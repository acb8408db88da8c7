import type { CDPSession, Page } from '@playwright/test';
import { coding, PROGRAMS } from './coding.ts';
import { expect, test } from './test.ts';

/** Presses Run so many times, each after the one before has ended. */
function runTimes(page: Page, times: number): Promise<void> {
  return page.evaluate(async (count) => {
    const button = () =>
      [...document.querySelectorAll('button')].find((item) => item.textContent?.trim() === 'Run');
    const log = document.querySelector('[role="log"]');
    for (let run = 0; run < count; run += 1) {
      const finished = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!log?.textContent?.includes('Run completed.') || !button()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      button()?.click();
      await finished;
    }
  }, times);
}

/** What the page holds once all that can be is let go. */
async function held(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    frames: page.frames().length,
  };
}

test('a thousand Runs in one page leave no worker, frame or memory behind', async ({ page }) => {
  test.setTimeout(300_000);
  const { open, installPython, write } = coding(page);
  await open();
  await installPython();
  await write(PROGRAMS.right);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await runTimes(page, 10);
  // One that works and one that stands by.
  await expect.poll(() => page.workers().length).toBe(2);
  const early = await held(page, session);
  await runTimes(page, 990);
  await expect.poll(() => page.workers().length).toBe(2);
  // A moment can catch a render between two frames, or what one collection leaves to the next. What leaks stays.
  const leaked = async () => {
    const late = await held(page, session);
    return {
      frames: late.frames - early.frames,
      heap: late.heap >= early.heap * 1.2,
      nodes: late.nodes >= early.nodes * 1.2,
      listeners: late.listeners >= early.listeners * 1.2,
    };
  };
  await expect.poll(leaked).toEqual({ frames: 0, heap: false, nodes: false, listeners: false });
});
