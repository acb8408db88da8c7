import type { Browser, CDPSession, Page } from '@playwright/test';
import { write } from './console.ts';
import { median, round } from './statistics.ts';

/** As Lighthouse and Chromium's developer tools name them. */
const NETWORKS = {
  '4G': { megabits: 9, latencyMs: 170 },
  'slow 4G': { megabits: 1.6, latencyMs: 150 },
} as const;

const RIGHT = `class Solution:
    def twoSum(self, nums, target):
        seen = {}
        for i, x in enumerate(nums):
            if target - x in seen:
                return [seen[target - x], i]
            seen[x] = i
`;
const ROUNDS = 3;
const TIMEOUT = 120_000;

interface FirstVerdict {
  /** From the visit to the first real Accepted. */
  ms: number;
  /** Until Python was ready to run. */
  readyMs: number;
  /** What the bytes alone take on this network, once they have been asked for. */
  transferMs: number;
  bytes: number;
}

/** Bytes that have come over the network since. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

/** Opens a question, installs Python as soon as the page shows the button, writes a right program and submits it. */
async function visit(page: Page, address: string): Promise<Pick<FirstVerdict, 'ms' | 'readyMs'>> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Install Python' }).click({ timeout: TIMEOUT });
  await page.locator('.cm-content').waitFor({ timeout: TIMEOUT });
  await write(page, RIGHT);
  await page.getByText('Python runs for real').waitFor({ timeout: TIMEOUT });
  const readyMs = elapsed();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByText('All tests passed.').first().waitFor({ timeout: TIMEOUT });
  return { ms: elapsed(), readyMs };
}

async function measure(
  browser: Browser,
  address: string,
  { megabits, latencyMs }: (typeof NETWORKS)[keyof typeof NETWORKS],
): Promise<FirstVerdict> {
  // What is fetched for later visits does not belong to this one's bytes, and the emulation would not slow it down.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const received = await countBytes(session);
  const bytesPerSecond = (megabits * 1e6) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  const times = await visit(page, address);
  const bytes = received();
  await context.close();
  return { ...times, bytes, transferMs: (bytes / bytesPerSecond) * 1000 };
}

/** The first minute: from a cold visit to the first real verdict, on each network; medians of a few rounds. */
export async function firstVerdict(browser: Browser, address: string): Promise<Record<string, FirstVerdict>> {
  const figures: Record<string, FirstVerdict> = {};
  for (const [name, network] of Object.entries(NETWORKS)) {
    const rounds: FirstVerdict[] = [];
    for (let at = 0; at < ROUNDS; at += 1) rounds.push(await measure(browser, address, network));
    const of = (field: keyof FirstVerdict) => round(median(rounds.map((one) => one[field])));
    figures[name] = {
      ms: of('ms'),
      readyMs: of('readyMs'),
      transferMs: of('transferMs'),
      bytes: of('bytes'),
    };
  }
  return figures;
}
