import type { Page } from '@playwright/test';
import { PAGE_LIST } from '../src/pages.ts';
import { expectAlive, expectScriptsAfterPaint, holdPaint } from './first-paint.ts';
import { watchOutside } from './outside.ts';
import { faultsOf } from './reach.ts';
import type { Row } from './route-checks.ts';
import { pageOf, ROWS } from './route-table.ts';
import { expectColorsOfOtherTheme, expectNothingWider, expectNoViolation } from './screens.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** The desktop's window at 200%. */
const ENLARGED = { width: 720, height: 450 };

// The service worker would fill every profile with the whole product.
test.use({ serviceWorkers: 'block', expectedConsole: /Service Worker registration blocked/ });

/** The document's whole title; with no title of its own, a page has the product's. */
const titleOf = (title: Row['title']): RegExp =>
  title === ''
    ? /^Dryrun: rehearse/
    : new RegExp(`^${title instanceof RegExp ? title.source : title}.*Dryrun$`);

async function expectContent(page: Page, { title, heading = title, bare = false, shows }: Row) {
  await expect(page).toHaveTitle(titleOf(title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('aside.sidebar')).toHaveCount(bare ? 0 : 1);
  await shows?.(page);
  await expectNothingWider(page);
}

for (const row of ROWS) {
  // One load for all that can be seen of a page without changing anything on it: loading is what takes the time.
  test(`${row.path}: all that one visit shows`, async ({ page, baseURL }) => {
    const outside = await watchOutside(page, baseURL);
    await holdPaint(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await page.goto(row.path, { waitUntil: 'networkidle' });
    await test.step('its scripts come after its first paint', () => expectScriptsAfterPaint(page));

    await test.step('phone', () => expectContent(page, row));
    await test.step('desktop', async () => {
      await page.setViewportSize(DESKTOP);
      await expectContent(page, row);
      await expectNoViolation(page);
      await expectColorsOfOtherTheme(page);
    });
    await test.step('at 200%', async () => {
      await page.setViewportSize(ENLARGED);
      // Canvas and panels take their new places once they have heard of the new size.
      await expect.poll(() => faultsOf(page)).toEqual([]);
    });
    await test.step('it comes alive', () => expectAlive(page));
    await test.step('it asks nobody but its own host and breaks no policy', async () =>
      expect(outside).toEqual({ requests: [], violations: [] }));
  });
}

test('every page is looked at', () => {
  const looked = new Set(ROWS.map(pageOf));
  expect(PAGE_LIST.map(({ id }) => id).filter((id) => !looked.has(id))).toEqual([]);
});
