import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Each size and each theme once; all four together are tried on every route by routes.spec.ts. */
const SCREENS = [
  { name: 'phone', theme: 'dark', width: 390, height: 844 },
  { name: 'desktop', theme: 'light', width: 1440, height: 900 },
];

/** No violation of accessibility rules, and nothing wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'the page scrolls sideways').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** One test for the phone, one for the desktop; `check` gets the page before anything is opened. */
export function onEveryScreen(title: string, check: (page: Page) => Promise<void>): void {
  for (const { name, theme, ...size } of SCREENS) {
    test(`${title} (${name}, ${theme})`, async ({ page }) => {
      await page.setViewportSize(size);
      // A colour that is on its way from one to another is none of either.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('dryrun-theme', value), theme);
      await check(page);
    });
  }
}
