import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { round } from './statistics.ts';

/** Memory of all of the browser's renderers, in megabytes: a page and its sandbox need not share one. */
async function renderersMb(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const kilobytes = renderers.map(({ id }) => {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, kb) => sum + kb, 0) / 1024;
}

export interface MemoryMeter {
  /** Megabytes at this moment. */
  now: () => Promise<number>;
  /** Megabytes that are in use and not only left to be collected. */
  kept: (page: Page) => Promise<number>;
}

/** Measures what renderers take beyond what they took before. */
export async function memoryMeter(browser: Browser): Promise<MemoryMeter> {
  const session = await browser.newBrowserCDPSession();
  const elsewhere = await renderersMb(session);
  const now = async () => round((await renderersMb(session)) - elsewhere);
  return {
    now,
    kept: async (page) => {
      const inPage = await page.context().newCDPSession(page);
      // The first reaches workers and the sandbox as well, the second takes all that the page itself has left.
      await inPage.send('Memory.simulatePressureNotification', { level: 'critical' });
      await inPage.send('HeapProfiler.collectGarbage');
      await inPage.detach();
      return now();
    },
  };
}
