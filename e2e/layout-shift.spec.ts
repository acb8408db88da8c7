import type { Page } from '@playwright/test';
import { PAGES } from '../bench/pages.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

// The service worker would hand out what is to come late.
test.use({ serviceWorkers: 'block', expectedConsole: /Service Worker registration blocked/ });

/** Of a wide screen one visit does: what a newcomer sees there is part of what the practiced see. */
const VISITS = [
  { width: 390, height: 844, practiced: false },
  { width: 390, height: 844, practiced: true },
  { width: 1440, height: 900, practiced: true },
];

/** Holds every font back. Returns how to let them all come. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.woff2?$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

interface Shifts {
  /** All of them together, as Lighthouse counts. */
  score: number;
  /** What moved in each. */
  moved: string[];
}

/** Runs in the page before anything else: the database opens only when the test calls `openDatabases`, and what moves is noted. */
function watch(): void {
  const shifts: Shifts = { score: 0, moved: [] };
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, sources } = entry as unknown as {
        value: number;
        sources: { node: Node | null }[];
      };
      const moved = sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 80),
      );
      shifts.score += value;
      shifts.moved.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const frame = () => new Promise((next) => requestAnimationFrame(next));

  const { promise, resolve } = Promise.withResolvers<void>();
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...of) {
    const request = open.apply(this, of);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: EventListener, options?: object) =>
      listen(
        type,
        (event: Event) => {
          if (type === 'success') void promise.then(() => listener.call(request, event));
          else listener.call(request, event);
        },
        options,
      );
    return request;
  };
  Object.assign(window, {
    openDatabases: resolve,
    async shifts() {
      await document.fonts.ready;
      // What moved is told after the frame in which it did.
      for (let frames = 0; frames < 3; frames += 1) await frame();
      note(observer.takeRecords());
      return shifts;
    },
  });
}
declare const openDatabases: () => void;
declare const shifts: () => Promise<Shifts>;

/** Opens every page with its fonts and the database kept back until it is alive, then lets them come. */
async function expectSteady(page: Page): Promise<void> {
  await page.addInitScript(watch);
  for (const path of PAGES) {
    const release = await holdFonts(page);
    // The whole page's load waits for its fonts.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => openDatabases());
    await stored(page);
    if (path === '/resumes/new') await expect(page.locator('.resume-page').first()).toBeAttached();
    release();
    await page.waitForLoadState();
    // Printed pages show once their fonts are there.
    await expect(page.locator('[data-ready=false]')).toHaveCount(0);
    await stored(page);
    const { moved, score } = await page.evaluate(() => shifts());
    // As exact as Lighthouse tells it.
    expect(score, `${path}: ${moved.join('\n')}`).toBeLessThan(0.0005);
    await page.unrouteAll();
  }
}

for (const { width, height, practiced } of VISITS) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test(`nothing moves when fonts and data come late, for ${practiced ? 'one who has practiced' : 'a newcomer'}`, async ({
      page,
    }) => {
      if (practiced) {
        await page.goto('/settings');
        await page.getByRole('button', { name: 'Add sample data' }).click();
        await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeEnabled();
      }
      await expectSteady(page);
    });
  });
}
