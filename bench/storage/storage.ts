import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { serve } from '../../scripts/serve.ts';
import { median, round } from '../statistics.ts';
import type { records, Way } from './page.ts';

const OUT = '.cache/bench-storage';
const ROUNDS = 7;
const KEYS = 200;
const WAYS: readonly Way[] = ['store', 'readBack'];

type Times = Record<Way, number[]>;
type PageWindow = { records: typeof records };

interface Figures {
  /** Of the store. */
  ms: number;
  /** Of a table that is written and read back, as records were kept before there was a store. */
  readBackMs: number;
  ratio: number;
}

const figures = ({ store, readBack }: Times, digits: number): Figures => {
  const [ms, readBackMs] = [median(store), median(readBack)];
  return { ms: round(ms, digits), readBackMs: round(readBackMs, digits), ratio: round(ms / readBackMs, 2) };
};

/** How busy the page's main thread has been so far, in milliseconds. */
async function busyClock(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/**
 * The record store against tables that are written and read back, in one browser with 5,000 submissions and 500 drawings: work
 * of the main thread for each key typed into a draft of 3,000 characters, and the time to read all records on opening.
 */
export async function storageBench(browser: Browser): Promise<{ keystroke: Figures; opening: Figures }> {
  await build({
    root: 'bench/storage',
    configFile: false,
    logLevel: 'warn',
    build: { outDir: `../../${OUT}`, emptyOutDir: true, target: 'es2023' },
  });
  const server = await serve(0, OUT);
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const context = await browser.newContext();
  const page = await context.newPage();
  const reopen = () => page.goto(address, { waitUntil: 'load' });
  try {
    await reopen();
    await page.evaluate(() => (window as unknown as PageWindow).records.seed());
    const opening: Times = { store: [], readBack: [] };
    const keystroke: Times = { store: [], readBack: [] };
    const busy = await busyClock(page);
    for (let n = 0; n < ROUNDS; n += 1) {
      // Each way goes first as often as the other one.
      for (const way of n % 2 ? WAYS : WAYS.toReversed()) {
        await reopen();
        opening[way].push(
          await page.evaluate((way) => (window as unknown as PageWindow).records.open(way), way),
        );
        const before = await busy();
        await page.evaluate(([way, keys]) => (window as unknown as PageWindow).records.type(way, keys), [
          way,
          KEYS,
        ] as const);
        keystroke[way].push(((await busy()) - before) / KEYS);
      }
    }
    return { keystroke: figures(keystroke, 3), opening: figures(opening, 1) };
  } finally {
    await context.close();
    server.close();
  }
}
