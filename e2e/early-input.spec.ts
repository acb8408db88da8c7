import type { Page } from '@playwright/test';
import { TWO_SUM } from './coding.ts';
import { expect as expectNow, test } from './test.ts';

/** How many times slower the page computes than this machine. */
const SLOWER = 6;
const expect = expectNow.configure({ timeout: 60_000 });

// The service worker would ask for every script of the product.
test.use({ serviceWorkers: 'block', expectedConsole: /Service Worker registration blocked/ });

/** Opens a page of which only the first paint is there, does something on it, and lets its scripts come. */
async function pressEarly(page: Page, path: string, press: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  // Not `page.goto`, which waits until the page answers.
  await session.send('Page.navigate', { url: new URL(path, test.info().project.use.baseURL).href });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press();
  pressed.resolve();
}

test('Install, pressed twice at the first paint, installs', async ({ page }) => {
  await page.route('**/runtimes/**', () => {});
  const install = page.getByRole('button', { name: /^Install Python/ });
  await pressEarly(page, TWO_SUM, async () => {
    await install.click();
    await install.click();
  });
  await expect(page.getByRole('progressbar', { name: 'Installing Python' })).toBeVisible();
});

test('Run, pressed at the first paint, runs', async ({ page }) => {
  await pressEarly(page, TWO_SUM, () => page.getByRole('button', { name: 'Run', exact: true }).click());
  await expect(page.getByRole('log', { name: 'Console output' })).toContainText('Run completed.');
});

test('a tab, pressed at the first paint, opens', async ({ page }) => {
  const tab = page.getByRole('tab', { name: 'Submissions' });
  await pressEarly(page, TWO_SUM, () => tab.click());
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a menu, pressed at the first paint, opens; a press before and a key after it count too', async ({
  page,
}) => {
  const collapse = page.getByRole('button', { name: /sidebar/i }).first();
  await pressEarly(page, '/dsa', async () => {
    await collapse.click();
    await page.keyboard.press('ControlOrMeta+k');
  });
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-sidebar', 'collapsed');
});
