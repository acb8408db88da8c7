import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Of the scripts that a page asked for. */
interface Asked {
  /** How many when all else had loaded and been painted, and the page had not yet heard of it. */
  unpainted: number;
  all: () => number;
}

/** The page hears of its paint, and its patience begins to run out, only once it is painted and all that it waits for is there. */
export async function holdPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const { observe } = PerformanceObserver.prototype;
    const held: (() => void)[] = [];
    window.setTimeout = ((...of: Parameters<typeof setTimeout>) =>
      held.push(() => setTimeout(...of))) as typeof setTimeout;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === 'paint') held.push(() => observe.call(this, options));
      else observe.call(this, options);
    };
    const painted = new Promise((next) => {
      observe.call(new PerformanceObserver(next), { type: 'paint', buffered: true });
    });
    const loaded = new Promise((next) => addEventListener('load', next, { once: true }));
    const all = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;
    void Promise.all([painted, loaded]).then(() => {
      Object.assign(window, { asked: { unpainted: all(), all } });
      window.setTimeout = setTimeout;
      PerformanceObserver.prototype.observe = observe;
      for (const begin of held) begin();
    });
  });
}

/** On a page that was opened after `holdPaint`: its scripts were asked for after its first paint. */
export async function expectScriptsAfterPaint(page: Page): Promise<void> {
  const asked = await page.evaluate(() => {
    const { unpainted, all } = (window as unknown as { asked: Asked }).asked;
    return { unpainted, all: all() };
  });
  expect(asked.unpainted, 'scripts asked for before the first paint').toBe(0);
  expect(asked.all).toBeGreaterThan(0);
}

/** Search opens on a key as soon as the page answers. */
export async function expectAlive(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
}
