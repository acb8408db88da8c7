import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, onEveryScreen } from './screens.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

const main = (page: Page) => page.locator('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toasted = (page: Page) => page.locator('[role=status]').filter({ hasText: /./ });

/** Opens the settings of a browser that keeps these preferences, set with the page's own controls. */
async function openWith(page: Page, ...labels: string[]): Promise<void> {
  await page.goto('/settings');
  for (const label of labels) await main(page).getByLabel(label).check();
  const kept = main(page).getByText('Preferences', { exact: true }).locator('xpath=following-sibling::dd');
  if (labels.length > 0) await expect(kept).toHaveText(String(labels.length));
}

async function download(page: Page): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download');
  await button(page, 'Download a backup').click();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

const choose = (page: Page, text: string, name = 'backup.json') =>
  page
    .getByLabel('Backup file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

const VIM = 'Vim keys in code editors';
const HIDDEN = 'Hide difficulty and topics of questions';

test('everything is downloaded, deleted, taken back, deleted for good and brought back from the file', async ({
  page,
}) => {
  await openWith(page, VIM, HIDDEN);
  await main(page).getByLabel('Dark').check();
  const { name, text } = await download(page);
  expect(name).toMatch(/^dryrun-backup-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(text)).toMatchObject({
    format: 'dryrun-backup',
    version: 1,
    data: { local: { 'dryrun-theme': 'dark' } },
  });

  await button(page, 'Delete everything…').click();
  const dialog = page.getByRole('dialog', { name: 'Delete everything' });
  await expect(dialog).toContainText('2 records');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(main(page)).toContainText('Nothing yet.');
  await expect(page.locator('body')).toHaveClass(/light-theme/);
  await expect(main(page).getByLabel(VIM)).not.toBeChecked();
  await toasted(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasted(page)).toContainText('Everything is restored.');
  await expect(main(page).getByLabel(VIM)).toBeChecked();
  await expect(page.locator('body')).toHaveClass(/dark-theme/);

  await button(page, 'Delete everything…').click();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(main(page)).toContainText('Nothing yet.');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(main(page)).toContainText('Nothing yet.');
  await choose(page, text);
  await expect(button(page, 'Import 2 changes')).toBeVisible();
  await main(page).getByLabel('Replace').check();
  await button(page, 'Import 3 changes').click();
  await expect(toasted(page)).toContainText('Imported: 2 added.');
  await expect(main(page).getByLabel(HIDDEN)).toBeChecked();
  await expect(page.locator('body')).toHaveClass(/dark-theme/);
});

test('what an import changes is shown first; merging keeps the newer, replacing is taken back; another tab follows', async ({
  page,
  context,
}) => {
  await openWith(page, VIM);
  await button(page, 'Add sample data').click();
  await expect(button(page, 'Remove sample data')).toBeEnabled();
  const { text } = await download(page);
  expect(Object.values(JSON.parse(text).data.tables).flat()).toHaveLength(1);
  await button(page, 'Remove sample data').click();
  await expect(toasted(page)).toContainText('sample records removed');
  await main(page).getByLabel(VIM).uncheck();
  await main(page).getByLabel(HIDDEN).check();
  const counts = main(page).getByText('Preferences', { exact: true }).locator('xpath=following-sibling::dd');
  await expect(counts).toHaveText('2');
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(other.getByLabel(HIDDEN)).toBeChecked();

  await choose(page, text);
  const row = main(page).getByRole('row', { name: /^Preferences/ });
  await expect(row.getByRole('cell')).toHaveText(['0', '0', '0', '2']);
  await expect(button(page, 'Nothing to import')).toBeDisabled();
  await main(page).getByLabel('Replace').check();
  await expect(row.getByRole('cell')).toHaveText(['0', '1', '1', '0']);
  await button(page, 'Import 2 changes').click();
  await expect(toasted(page)).toContainText('Imported: 1 changed, 1 removed.');
  for (const tab of [page, other]) {
    await expect(tab.getByLabel(VIM)).toBeChecked();
    await expect(tab.getByLabel(HIDDEN)).not.toBeChecked();
  }
  await toasted(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasted(page)).toContainText('Import undone.');
  for (const tab of [page, other]) {
    await expect(tab.getByLabel(VIM)).not.toBeChecked();
    await expect(tab.getByLabel(HIDDEN)).toBeChecked();
  }
});

test('a damaged or foreign file, a full disk: nothing is changed, and the page says why', async ({
  page,
}) => {
  await openWith(page, VIM);
  const { text } = await download(page);
  const alert = main(page).getByRole('alert');
  for (const [bad, why] of [
    ['{"a":', 'can’t be parsed as JSON'],
    ['{"format":"other"}', 'not a Dryrun backup'],
    [text.replace('"version":1', '"version":9'), 'newer version of Dryrun'],
    [text.replace('vim-mode', 'vim-mood'), 'do not match its checksum'],
  ] as const) {
    await choose(page, bad);
    await expect(alert).toContainText(why);
    await expect(alert).toContainText('Nothing was changed.');
  }
  await main(page).getByLabel(VIM).uncheck();
  await expect(main(page).getByLabel(VIM)).not.toBeChecked();
  // The preview compares with what is stored.
  await stored(page);
  await choose(page, text);
  await main(page).getByLabel('Replace').check();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await button(page, 'Import 1 change').click();
  await expect(alert).toContainText('Nothing was changed: the browser’s storage is full.');
  await expect(main(page).getByLabel(VIM)).not.toBeChecked();
});

test('settings are reached by key, by search and from the privacy page; a newer Dryrun in another tab is named', async ({
  page,
}) => {
  await page.goto('/privacy');
  await main(page).getByRole('link', { name: 'settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+,');
  await expect(page).toHaveURL('/settings');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('download backup');
  const waiting = page.waitForEvent('download');
  await page.getByRole('option', { name: 'Download a backup of everything' }).click();
  expect((await waiting).suggestedFilename()).toContain('dryrun-backup-');
  // What was chosen in the search is remembered as a preference.
  await expect(main(page)).toContainText('Preferences');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('dryrun', 99).onsuccess = () => resolve();
      }),
  );
  await main(page).getByLabel(VIM).check();
  await expect(page.getByRole('alert').first()).toContainText('a newer Dryrun is open in this browser');
  await expect(main(page).getByLabel(VIM)).toBeChecked();
});

onEveryScreen('settings, what a reset asks, a refused file and the preview of an import', async (page) => {
  await openWith(page, VIM);
  const { text } = await download(page);
  await expectAccessibleInBothThemes(page);
  await button(page, 'Delete everything…').click();
  await expect(page.getByRole('dialog', { name: 'Delete everything' })).toContainText('1 record');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await choose(page, '{}');
  await expect(main(page).getByRole('alert')).toContainText('not a Dryrun backup');
  await expectAccessibleInBothThemes(page);
  await choose(page, text);
  await expect(main(page).getByRole('row', { name: /^Preferences/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await main(page).getByLabel('Replace').check();
  await expectAccessibleInBothThemes(page);
});
