import type { Browser, Page } from '@playwright/test';
import { median, round } from './statistics.ts';

/** A walk through the product by the links that stand on its pages, each kind of page at least once. */
const WALK = [
  '/question/dsa/two-pointers/3sum',
  '/dsa',
  '/dsa/blind-75',
  '/dsa',
  '/dsa/leetcode-150',
  '/dsa',
  '/system-design',
  '/system-design-question/system-design/hld/url-shortener',
  '/system-design',
  '/system-design/speedrun',
  '/system-design',
  '/system-design/design-principles',
  '/system-design/design-principles/adapter',
  '/behavioral',
  '/behavior-question/behavioral/leadership/leading-without-authority',
  '/behavioral',
  '/behavioral/star-method',
  '/behavioral',
  '/competitive-coding',
  '/resources/llm-rag',
  '/resumes',
  '/resumes/new',
  '/privacy',
  '/terms',
  '/',
  '/tracks/core-patterns',
  '/',
  '/mock-interview',
  '/dsa',
];
const ROUNDS = 4;

/** Clicks the link to `path`; milliseconds from the click to the frame that shows the heading of its page. */
async function follow(page: Page, path: string): Promise<number> {
  await page.evaluate((target) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const left = heading();
    const shown = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (location.pathname !== target || !heading() || heading() === left) return;
            observer.disconnect();
            // The frame is drawn after this callback; a message comes right after it.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            });
          };
          const observer = new MutationObserver(look);
          observer.observe(document, { childList: true, subtree: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { shown });
  }, path);
  await page.locator(`a[href="${path}"]:visible`).first().click();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

/**
 * How long a click on a link takes to show the page's heading, once everything has been visited: milliseconds over all
 * clicks of several walks, and the median of the slowest page.
 */
export async function routeChange(browser: Browser, address: string) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  // The first visit is over when all is kept for being offline.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const times = new Map(WALK.map((path) => [path, [] as number[]]));
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    for (const path of WALK) {
      const ms = await follow(page, path);
      // The first walk warms the cache.
      if (turn > 0) times.get(path)?.push(ms);
    }
  }
  await page.close();
  const all = [...times.values()].flat().sort((a, b) => a - b);
  const medians = [...times].map(([path, each]) => ({ path, ms: round(median(each)) }));
  return {
    clicks: all.length,
    medianMs: round(median(all)),
    p95Ms: round(all[Math.ceil(0.95 * all.length) - 1] ?? Number.NaN),
    slowest: medians.sort((a, b) => b.ms - a.ms)[0],
  };
}
