import type { Page } from '@playwright/test';
import { expectAccessible, onEveryScreen } from './screens.ts';
import { expect, test } from './test.ts';

/** What a page’s keys do, as `?` shows it. */
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts', exact: true });

test('? opens the sheet of shortcuts, not while typing; canvas and coding page are in it', async ({
  page,
}) => {
  await page.goto('/dsa');
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  const row = (name: string) => sheet(page).locator('dl > div').filter({ hasText: name });
  await expect(row('Search everything')).toContainText('Ctrl+K');
  await expect(row('Run')).toContainText('Ctrl+Enter');
  await expect(row('Rectangle tool')).toContainText('R');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await page.keyboard.press('?');
  await expect(page.getByRole('searchbox')).toHaveValue('?');
  await expect(sheet(page)).toHaveCount(0);
  await page.goto('/question/dsa/arrays/two-sum');
  const editor = page.getByRole('textbox', { name: /Code editor/ });
  await expect(editor).not.toHaveAttribute('aria-readonly', 'true');
  await editor.click();
  await page.keyboard.type('# really?');
  await expect(editor).toContainText('# really?');
  await expect(sheet(page)).toHaveCount(0);
});

test('the canvas keeps its own sheet', async ({ page }) => {
  await page.goto('/system-design-question/system-design/hld/url-shortener');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Outline' }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: /of the canvas/ })).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});

test('on a Mac the keys are a Mac’s', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Search( |$)/ })).toContainText('⌘K');
  await page.keyboard.press('?');
  await expect(sheet(page).locator('dl > div').filter({ hasText: 'Open in a new tab' })).toContainText('⌘↵');
});

onEveryScreen('the sheet is accessible', async (page) => {
  await page.goto('/');
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  await expectAccessible(page);
});
