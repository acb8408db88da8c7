import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Each size and each theme once; what every route shows first is tried by visit.spec.ts. */
const SCREENS = [
  { name: 'phone', theme: 'dark', width: 390, height: 844 },
  { name: 'desktop', theme: 'light', width: 1440, height: 900 },
];

/** What a change of theme can break: it changes colors and nothing else. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];

async function expectNone(rules: AxeBuilder): Promise<void> {
  const { violations } = await rules.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** No violation of accessibility rules. */
export const expectNoViolation = (page: Page): Promise<void> => expectNone(new AxeBuilder({ page }));

/** Nothing is wider than the screen. */
export async function expectNothingWider(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'the page scrolls sideways').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Changes the theme, leaves it standing, and expects its colors to be right. */
export async function expectColorsOfOtherTheme(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const theme of ['light-theme', 'dark-theme']) document.body.classList.toggle(theme);
    // However short: a color that is on its way from one to another is none of either. One that is inherited sets out again with each
    // step of the one above it.
    const changing = () => document.getAnimations().filter((change) => change instanceof CSSTransition);
    for (let changes = changing(); changes.length > 0; changes = changing())
      await Promise.allSettled(changes.map(({ finished }) => finished));
  });
  await expectNone(new AxeBuilder({ page }).withRules(RULES_OF_COLOR));
}

/** No violation of accessibility rules, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page);
  await expectNothingWider(page);
}

/** The same, and afterwards the colors of the other theme, which is left standing. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectColorsOfOtherTheme(page);
}

/** One test for the phone, one for the desktop; `check` gets the page before anything is opened. */
export function onEveryScreen(title: string, check: (page: Page) => Promise<void>): void {
  for (const { name, theme, ...size } of SCREENS) {
    test(`${title} (${name}, ${theme})`, async ({ page }) => {
      await page.setViewportSize(size);
      // A color that is on its way from one to another is none of either.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((value) => {
        // The judge's frame has no storage.
        if (window === window.top) localStorage.setItem('dryrun-theme', value);
      }, theme);
      await check(page);
    });
  }
}
