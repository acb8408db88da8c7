import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { coding, PROGRAMS } from './coding.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a coding question is found, installed for, answered and solved with the keyboard alone', async ({
  page,
}) => {
  const { editor, install, output } = coding(page);
  await page.goto('/');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('two sum');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Two Sum/);
  await page.keyboard.press('Enter');
  await expect(editor).not.toHaveAttribute('aria-readonly', 'true');

  await tabTo(page, editor);
  // Tab writes spaces here; after Escape it leads on.
  await page.keyboard.press('Escape');
  await tabTo(page, install);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Python runs for real/)).toBeVisible({ timeout: 60_000 });

  await tabTo(page, editor);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(PROGRAMS.wrong);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('details', { hasText: 'Case 1' })).toContainText('Wrong Answer');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(PROGRAMS.right);
  await page.keyboard.press('Shift+Enter');
  await expect(output).toContainText('All tests passed.');
});

test('a behavioral question is answered and marked with the keyboard alone', async ({ page }) => {
  await page.goto('/behavior-question/behavioral/leadership/leading-without-authority');
  const situation = page.getByRole('textbox', { name: 'Situation', exact: true });
  await expect(situation).toBeEditable();
  await tabTo(page, situation);
  await page.keyboard.type('Two teams disagreed.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('I had to settle it.');
  await tabTo(page, page.getByRole('slider', { name: 'Confidence' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('4 of 5')).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    if (await page.getByRole('tab', { name: 'Answer' }).evaluate((tab) => tab === document.activeElement))
      break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Review' })).toBeFocused();
  await tabTo(page, page.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await tabTo(page, button(page, 'Mark as reviewed'));
  await page.keyboard.press('Enter');
  await expect(button(page, /^Reviewed$/)).toBeVisible();
});

test('a resume is begun, written and downloaded with the keyboard alone', async ({ page }) => {
  await page.goto('/resumes');
  await tabTo(page, page.getByRole('link', { name: 'Create New Resume' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resumes/new');
  await tabTo(page, page.getByRole('radio', { name: /Professional/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Concise/ })).toBeChecked();
  await expect(page).not.toHaveURL(/new/);
  for (const step of [2, 3, 4]) {
    await tabTo(page, button(page, 'Next'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`step=${step}`));
  }
  await tabTo(page, page.getByLabel('First Name'));
  await page.keyboard.type('Ada');
  await tabTo(page, button(page, 'Next'));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, /Plain text/));
  const waiting = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(readFileSync(await (await waiting).path(), 'utf8')).toContain('Ada');
});

test('every dialog takes the focus, keeps it, and gives it back', async ({ page }) => {
  for (const [path, opener, name, width] of [
    ['/resumes', 'Upgrade', 'Every feature is free', 1440],
    ['/settings', 'Delete everything…', 'Delete everything', 1440],
    ['/dsa', /^Search/, 'Search', 1440],
    ['/dsa', 'Open menu', 'Menu', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await tabTo(page, button(page, opener));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    // Once round: the browser's own bars may come in between, the page behind never does.
    for (let presses = 0; presses < 6; presses += 1) {
      const inside = await dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(inside, `${path}: the focus is in the dialog`).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, opener)).toBeFocused();
  }
});
