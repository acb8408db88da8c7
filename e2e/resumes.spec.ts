import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasNot: page.locator('th') });
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const SAMPLE = 'Sample: Backend Engineer';

async function openList(page: Page): Promise<void> {
  await page.goto('/resumes');
  // The records behind the samples are there.
  await expect(row(page, SAMPLE).getByRole('button', { name: 'Duplicate' })).toBeEnabled();
}

test('the panel leads to its three places', async ({ page }) => {
  for (const [name, address] of [
    ["What's new", '/resumes/coming-soon'],
    ['Templates', '/resumes/new?step=1'],
    ['New Project', '/resumes/new'],
  ] as const) {
    await page.goto('/resumes');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
  }
});

test('Upgrade says that everything is free', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Upgrade' }).click();
  const dialog = page.getByRole('dialog', { name: 'Every feature is free' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('search filters, is kept in the address, and says what it left', async ({ page }) => {
  await openList(page);
  await page.getByPlaceholder('Search in all projects...').fill('data');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Showing 1 out of 3 projects.')).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByPlaceholder('Search in all projects...').fill('nothing like it');
  await expect(page.getByText('No projects match this search.')).toBeVisible();
  await expect(page.getByText('Showing 0 out of 3 projects.')).toBeVisible();
});

test('columns sort either way', async ({ page }) => {
  await openList(page);
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Owner', 'Last modified', 'Actions']);
  const titles = () => rows(page).getByRole('link').allTextContents();
  await page.getByRole('button', { name: 'Title' }).click();
  await expect.poll(titles).toEqual([SAMPLE, 'Sample: Data Scientist', 'Sample: Engineering Manager']);
  await page.getByRole('button', { name: 'Title' }).click();
  await expect.poll(titles).toEqual(['Sample: Engineering Manager', 'Sample: Data Scientist', SAMPLE]);
  await page.getByRole('button', { name: 'Last modified' }).click();
  await expect.poll(titles).toEqual([SAMPLE, 'Sample: Data Scientist', 'Sample: Engineering Manager']);
});

test('duplicate, delete and undo act on records that stay', async ({ page }) => {
  await openList(page);
  await row(page, SAMPLE).getByRole('button', { name: 'Duplicate' }).click();
  const copy = row(page, `${SAMPLE} (copy)`);
  await expect(copy).toContainText('You');
  await copy.getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(copy).toBeVisible();
  await copy.getByRole('button', { name: 'Delete' }).click();
  await row(page, 'Sample: Data Scientist').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Showing 2 out of 2 projects.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 2 out of 2 projects.')).toBeVisible();
});

test('rename in place, tag and archive', async ({ page }) => {
  await openList(page);
  const more = (title: string, action: string) => async () => {
    await row(page, title).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await more(SAMPLE, 'Rename')();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Mara');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Mara')).toBeVisible();
  await more('Mara', 'Rename')();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Other');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Mara')).toBeVisible();

  await more('Mara', 'Tags')();
  await page.getByLabel('New tag').fill('spring round');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await row(page, 'Mara').getByRole('button', { name: 'Show projects tagged spring round' }).click();
  await expect(page.getByText('Showing 1 out of 3 projects.')).toBeVisible();
  await page.getByLabel('All tags').selectOption('');

  await more('Mara', 'Archive')();
  await expect(page.getByText('Showing 2 out of 2 projects.')).toBeVisible();
  await page.getByLabel('Archived').click();
  await expect(row(page, 'Mara')).toBeVisible();
  await more('Mara', 'Move to all projects')();
  await expect(page.getByText('No archived projects.')).toBeVisible();
});

test('downloads are the data and a PDF; the image shows every page', async ({ page }) => {
  await openList(page);
  const download = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row(page, SAMPLE).getByRole('button', { name, exact: true }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const data = await download('Download');
  expect(data.name).toBe('Sample Backend Engineer.json');
  expect(JSON.parse(data.bytes.toString()).personalInfo.firstName).toBe('Mara');
  const pdf = await download('Download PDF');
  expect(pdf.name).toBe('Sample Backend Engineer.pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await row(page, SAMPLE).getByRole('button', { name: 'View Image' }).click();
  const dialog = page.getByRole('dialog', { name: SAMPLE });
  const picture = dialog.getByRole('img', { name: `Page 1 of ${SAMPLE}` });
  await expect(picture).toBeVisible();
  // Text was drawn: the page has dark and white pixels.
  const shades = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 90) dark += 1;
    return dark / (data.length / 4);
  });
  expect(shades).toBeGreaterThan(0.005);
  expect(shades).toBeLessThan(0.3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a cover letter is a document of its own', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'New cover letter' }).click();
  await page.getByLabel('Your Name').fill('Ada Example');
  await page.getByLabel('Title of the cover letter').fill('To Acme');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Ada Example');
  await page.reload();
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada Example');
  await expect(page.getByLabel('Title of the cover letter')).toHaveValue('To Acme');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('To Acme.pdf');
  await page.getByRole('radio', { name: 'concise' }).check();
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Word' }).click(),
  ]);
  expect(word.suggestedFilename()).toBe('To Acme.docx');
  expect(readFileSync(await word.path(), 'latin1').slice(0, 2)).toBe('PK');
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(row(page, 'To Acme')).toContainText('Cover letter');
});
