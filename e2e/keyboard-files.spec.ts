import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { tabBackTo, tabTo } from './keyboard.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a resume is uploaded, and what was read of it is reviewed and used, with the keyboard alone', async ({
  page,
}) => {
  // Asked for this early, the browser is certain to hand over the chooser instead of opening it.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/resumes/new?step=2');
  await tabTo(page, button(page, 'Choose a file'));
  await page.keyboard.press('Enter');
  const text = 'Ada Example\nada@example.com\n\nEXPERIENCE\nAcme Inc\nEngineer, 2019 - 2020\n- a\n';
  await (await chooser).setFiles({ name: 'cv.md', mimeType: '', buffer: Buffer.from(text) });
  const review = page.getByRole('region', { name: 'What was read from cv.md' });
  await expect(review.getByRole('heading')).toBeFocused();
  const email = review.getByRole('checkbox', { name: 'Import Email' });
  await tabTo(page, email);
  await page.keyboard.press('Space');
  await expect(email).not.toBeChecked();
  await tabTo(page, button(page, 'Import selected fields'));
  await page.keyboard.press('Enter');
  await expect(review).toHaveCount(0);
  await expect(page.getByText('The selected fields are in your resume. You can undo this.')).toBeVisible();
  await expect(button(page, 'Review and import')).toBeFocused();
  for (const step of [3, 4]) {
    await tabTo(page, button(page, 'Next'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`step=${step}`));
  }
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  // It was refused in the review.
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Company')).toHaveValue('Acme Inc');
});

test('a cover letter is begun, written and downloaded with the keyboard alone', async ({ page }) => {
  await page.goto('/resumes');
  await expect(button(page, 'Duplicate').first()).toBeEnabled();
  await tabTo(page, button(page, 'New cover letter'));
  await page.keyboard.press('Enter');
  const title = page.getByLabel('Title of the cover letter');
  await expect(title).toBeVisible();
  await tabTo(page, title);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('To Acme');
  await tabTo(page, page.getByRole('radio', { name: 'professional' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'concise' })).toBeChecked();
  await tabTo(page, page.getByLabel('Your Name'));
  await page.keyboard.type('Ada Example');
  await tabTo(page, page.getByLabel('Letter', { exact: true }));
  await page.keyboard.type('I build engines.');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview).toContainText('Ada Example');
  await expect(preview).toContainText('I build engines.');
  const download = button(page, 'Download PDF');
  await tabBackTo(page, download);
  const waiting = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await waiting).suggestedFilename()).toBe('To Acme.pdf');
  await expect(download).toBeFocused();
  await tabBackTo(page, page.getByRole('link', { name: 'All projects' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /To Acme/ })).toContainText('Cover letter');
});

test('a backup is downloaded, previewed, merged and taken back with the keyboard alone', async ({ page }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/settings');
  const vim = page.getByLabel('Vim keys in code editors');
  await tabTo(page, vim);
  await page.keyboard.press('Space');
  await expect(vim).toBeChecked();
  await stored(page);
  await tabTo(page, button(page, 'Download a backup'));
  const waiting = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const backup = readFileSync(await (await waiting).path());
  const reset = button(page, 'Delete everything…');
  await tabTo(page, reset);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete everything' });
  await tabTo(page, dialog.getByRole('button', { name: 'Delete everything' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await expect(reset).toBeFocused();

  const open = button(page, 'Import a backup…');
  await tabBackTo(page, open);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'backup.json', mimeType: 'application/json', buffer: backup });
  await expect(page.getByRole('heading', { name: 'backup.json' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Merge' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Replace' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, button(page, 'Import 1 change'));
  await page.keyboard.press('Enter');
  await expect(vim).toBeChecked();
  await expect(open).toBeFocused();
  await tabTo(page, button(page, 'Undo'));
  await page.keyboard.press('Enter');
  await expect(vim).not.toBeChecked();
  // Back to the control that Tab left for the message.
  await expect(page.locator('main :focus')).toHaveCount(1);
});
