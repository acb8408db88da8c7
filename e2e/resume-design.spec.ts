import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview and help' });
const pageText = (page: Page) => preview(page).getByRole('region', { name: 'Text of the pages' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a step of a new resume, alive. */
async function openNew(page: Page, step: number): Promise<void> {
  await page.goto(`/resumes/new?step=${step}`);
  await expect(
    page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button')
      .nth(step - 1),
  ).toHaveAttribute('aria-current', 'step');
}

test('the preview has the pages of the PDF, and fits them to one; a hidden section is not printed', async ({
  page,
}) => {
  await openNew(page, 4);
  const work = section(page, 'Work Experience');
  await work.getByRole('button', { name: 'Add position' }).click();
  await work.getByLabel('Company').fill('Acme');
  const bullets = Array.from({ length: 60 }, (_, at) => `Shipped **release ${at}** to customers`);
  await work.getByLabel('Description').fill(bullets.join('\n'));
  await expect(preview(page).getByText('2 pages · US Letter')).toBeVisible();
  await expect(preview(page).locator('.resume-page img')).toHaveCount(2);
  await expect(pageText(page)).toContainText('- Shipped release 59 to customers');
  await preview(page).getByRole('button', { name: 'Fit to one page' }).click();
  await expect(preview(page).getByText('1 page · US Letter')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(preview(page).getByText('2 pages · US Letter')).toBeVisible();
  await work.getByRole('button', { name: 'Hide section Work Experience' }).click();
  await expect(preview(page).getByText('1 page · US Letter')).toBeVisible();
  await expect(pageText(page)).not.toContainText('Acme');
  await work.getByRole('button', { name: 'Show section Work Experience' }).click();
  await expect(pageText(page)).toContainText('Acme');
});

test('bold and links are marks in the text, set by key and by button', async ({ page }) => {
  await openNew(page, 4);
  const work = section(page, 'Work Experience');
  await work.getByRole('button', { name: 'Add position' }).click();
  const description = work.getByLabel('Description');
  await description.fill('costs');
  await description.selectText();
  await page.keyboard.press('ControlOrMeta+b');
  await expect(description).toHaveValue('**costs**');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(description).toHaveValue('costs');
  await work.getByRole('button', { name: 'Link', exact: true }).click();
  await page.keyboard.type('https://example.com');
  await expect(description).toHaveValue('[costs](https://example.com)');
  await expect(pageText(page)).toContainText('- costs');
});

test('the design changes the page and goes back to the template', async ({ page }) => {
  await openNew(page, 1);
  await expect(preview(page).getByText('1 page · US Letter')).toBeVisible();
  await page.getByLabel('Page size').selectOption('A4');
  await expect(preview(page).getByText('1 page · A4')).toBeVisible();
  await page.getByLabel('Font', { exact: true }).selectOption('EB Garamond');
  await page.getByRole('radio', { name: 'Teal' }).check({ force: true });
  await page.getByRole('slider', { name: 'Text size' }).fill('12');
  await expect(page.getByText('12.0 pt')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Font', { exact: true })).toHaveValue('garamond');
  await page.getByRole('button', { name: 'Reset to template' }).click();
  await expect(page.getByText('10.0 pt')).toBeVisible();
  await expect(preview(page).getByText('1 page · A4')).toBeVisible();
});

test('a name in another script brings its font, in whole and once; what no font has is said, with a way to print it', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('noto-sans')) fonts.push(request.url());
  });
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openNew(page, 4);
  await page.getByLabel('First Name').fill('Ada');
  await expect(preview(page).locator('.resume-page img')).toHaveCount(1);
  expect(fonts).toEqual([]);
  await page.getByLabel('First Name').fill('سارة');
  await page.getByLabel('Last Name').fill('王');
  await expect.poll(() => fonts.some((url) => url.includes('noto-sans-sc-'))).toBe(true);
  expect(fonts.every((url) => /noto-sans-(arabic-arabic|sc-\d+)-[46]00/.test(url))).toBe(true);
  await page.getByLabel('Last Name').fill('王 🙂');
  await expect(preview(page).getByText('fonts lack them: 🙂.')).toBeVisible();
  const printed = page.waitForEvent('frameattached');
  await preview(page).getByRole('button', { name: 'Print with device fonts' }).click();
  const frame = await printed;
  await expect(frame.locator('h1')).toHaveText('سارة 王 🙂');
});

/** A portrait of a gray person on blue, as the browser draws it. */
const portrait = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 800;
    const context = canvas.getContext('2d');
    if (!context) return [];
    context.fillStyle = '#3b6ea5';
    context.fillRect(0, 0, 600, 800);
    context.fillStyle = '#cfcfcf';
    context.fillRect(200, 150, 200, 250);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
  });

test('a photo is cropped, printed, hidden, removed and brought back; other files are refused', async ({
  page,
}) => {
  await openNew(page, 4);
  await page.getByLabel('First Name').fill('Ada');
  const choose = page.getByLabel('Add photo');
  await choose.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('File type must be .jpg, .jpeg, .png, .webp')).toBeVisible();
  await choose.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
  await expect(page.getByText('Couldn’t read this image. Try a JPEG or PNG file.')).toBeVisible();
  const buffer = Buffer.from(await portrait(page));
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('1.5');
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('checkbox', { name: 'Print it' });
  await expect(shown).toBeChecked();
  await page.getByLabel('Shape of the photo').selectOption('Square');
  await expect(page).toHaveURL(/\/resumes\/(?!new)/);
  await page.reload();
  await expect(page.getByLabel('Shape of the photo')).toHaveValue('square');
  await shown.uncheck();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByLabel('Add photo')).toBeVisible();
  await page.getByRole('button', { name: /^Undo / }).click();
  await expect(page.getByLabel('Replace photo')).toBeVisible();
});

test('icons and level dots are drawn on request', async ({ page }) => {
  await openNew(page, 1);
  const picture = preview(page).locator('.resume-page img').first();
  await expect(picture).toBeVisible();
  const plain = await picture.getAttribute('src');
  await page.getByRole('checkbox', { name: 'Icons before contacts' }).check();
  await expect(picture).not.toHaveAttribute('src', plain ?? '');
  await page.getByRole('checkbox', { name: /^Dots for levels/ }).check();
  await page.getByRole('button', { name: 'Reset to template' }).click();
  await expect(page.getByRole('checkbox', { name: 'Icons before contacts' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Dots for levels/ })).not.toBeChecked();
});
