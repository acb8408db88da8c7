import { readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { createItem, createSection, emptyContent } from '../src/resume/create.ts';
import { CANDIDATE } from '../src/resume/read/files/europass/sample-files.ts';
import {
  bombPdf,
  cyclicPdf,
  encryptedPdf,
  nestedPdf,
  picturePdf,
  plainPdf,
} from '../src/resume/testing/hostile-pdf.ts';
import { linkedInZip, zipOf } from '../src/resume/testing/zip.ts';
import { resumeDocx } from '../src/resume/write/docx.ts';
import { expectAccessible } from './screens.ts';
import { expect, test } from './test.ts';

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page.getByLabel('Resume file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });

async function openUpload(page: Page, id = 'new'): Promise<void> {
  await page.goto(`/resumes/${id}?step=2`);
  await expect(page.getByRole('heading', { name: 'Upload Resume' })).toBeVisible();
}

/** Whether a click on the middle of a control meets it and not what lies over it. */
const isFree = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The PDF of the first sample, as the list makes it. */
async function samplePdf(page: Page): Promise<Uint8Array> {
  await page.goto('/resumes');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('row', { name: /Sample: Backend Engineer/ })
      .getByRole('button', { name: 'Download PDF' })
      .click(),
  ]);
  return readFileSync(await file.path());
}

test('a PDF changes nothing until it is read and its values are accepted', async ({ page }) => {
  const pdf = await samplePdf(page);
  await openUpload(page);
  await choose(page, 'mara.pdf', pdf);
  await expect(page.getByText('Attached. Not imported yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Import from this PDF' }).click();
  const review = page.getByRole('region', { name: 'What was read from mara.pdf' });
  await expect(review.getByLabel('First Name', { exact: true })).toHaveValue('Mara');
  await expect(review.getByLabel('Company').first()).toHaveValue('Northwind Freight');
  await expect(review.getByText('High').first()).toBeVisible();
  await expectAccessible(page);
  const use = review.getByRole('button', { name: 'Import selected fields' });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await review.getByRole('checkbox').first().scrollIntoViewIfNeeded();
    await expect.poll(() => isFree(use), `${width} px wide`).toBe(true);
  }
  await steps(page).nth(3).click();
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('');
  await steps(page).nth(1).click();
  await choose(page, 'mara.pdf', pdf);
  await page.getByRole('button', { name: 'Import from this PDF' }).click();
  await review.getByRole('checkbox', { name: 'Import Email' }).uncheck();
  await use.click();
  await expect(page.getByText('The selected fields are in your resume. You can undo this.')).toBeVisible();
  await expect.poll(() => isFree(page.getByRole('button', { name: 'Next' })), 'Next is covered').toBe(true);
  await expect(page.getByText('The selected fields are in your resume. You can undo this.')).toBeVisible();
  await steps(page).nth(3).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Mara');
  await expect(page.getByLabel('Email')).toHaveValue('');
  const work = page.getByRole('region', { name: 'Work Experience' });
  await expect(work.getByLabel('Company').first()).toHaveValue('Northwind Freight');
  await expect(work.getByLabel('Location').first()).toHaveValue('Gothenburg, Sweden');
  await expect(page.getByRole('region', { name: 'Languages' })).toBeVisible();
});

test('a text file is reviewed before anything changes, and the simple import is the other choice', async ({
  page,
}) => {
  await openUpload(page);
  const text =
    'Ada Example\nada@example.com\n\nEXPERIENCE\nAcme Inc\nEngineer, 2019 - 2020\n- a\n\nGlobex Ltd\nDeveloper, 2017 - 2018\n- b\n';
  await choose(page, 'cv.md', Buffer.from(text));
  const review = page.getByRole('region', { name: 'What was read from cv.md' });
  await expect(review.getByLabel('Company')).toHaveCount(2);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Attached. Not imported yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Review and import' }).click();
  await page.getByRole('button', { name: 'Use simple import' }).click();
  await expect(page.getByText('Filled in: work experience. You can undo this.')).toBeVisible();
  await page.getByRole('button', { name: 'Review and import' }).click();
  await page.getByRole('button', { name: 'Import selected fields' }).click();
  await steps(page).nth(3).click();
  const companies = page.getByRole('region', { name: 'Experience' }).getByLabel('Company');
  await expect(companies).toHaveCount(2);
  await expect(companies.last()).toHaveValue('Globex Ltd');
});

const other = (page: Page) => page.getByLabel('Import Word, LinkedIn or HTML');

test('a Word document and a LinkedIn export are reviewed, corrected and kept', async ({ page }) => {
  await openUpload(page);
  const content = emptyContent();
  content.personalInfo.firstName = 'Ada';
  content.personalInfo.lastName = 'Example';
  content.sections = [
    createSection('work', [
      createItem({ title: 'Acme GmbH', subtitle: 'Enginer', start: '2019', end: '2021', text: 'Built it' }),
    ]),
  ];
  const word = Buffer.from(await (await resumeDocx(content)).arrayBuffer());
  await other(page).setInputFiles({ name: 'cv.docx', mimeType: '', buffer: word });
  const review = page.getByRole('region', { name: 'What was read from cv.docx' });
  await expect(review.getByLabel('Job Title')).toHaveValue('Enginer');
  await expectAccessible(page);
  await review.getByLabel('Job Title').fill('Engineer');
  await review.getByRole('button', { name: 'Import selected fields' }).click();
  await expect(page.getByText('The selected fields of cv.docx are in your resume.')).toBeVisible();
  await steps(page).nth(3).click();
  const work = page.getByRole('region', { name: 'Work Experience' });
  await expect(work.getByLabel('Job Title')).toHaveValue('Engineer');
  await expect(page.getByText('Saved on this device')).toBeVisible();

  await steps(page).nth(1).click();
  const zip = Buffer.from(linkedInZip());
  await other(page).setInputFiles({ name: 'export.zip', mimeType: '', buffer: zip });
  const second = page.getByRole('region', { name: 'What was read from export.zip' });
  await expect(second).toContainText('One cell begins like a spreadsheet formula.');
  await second.getByLabel('Job Title').first().fill('Staff Engineer');
  await second.getByRole('checkbox', { name: 'Import Skills' }).uncheck();
  await second.getByRole('button', { name: 'Import selected fields' }).click();
  await steps(page).nth(3).click();
  await expect(work.getByLabel('Company').first()).toHaveValue('Acme GmbH');
  await expect(work.getByLabel('Job Title').first()).toHaveValue('Staff Engineer');
  await expect(page.getByRole('region', { name: 'Skills' }).getByLabel('Keywords')).toHaveCount(0);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await expect(work.getByLabel('Job Title').first()).toHaveValue('Staff Engineer');
});

test('a Europass CV is reviewed and kept', async ({ page }) => {
  await openUpload(page);
  await other(page).setInputFiles({ name: 'cv.xml', mimeType: '', buffer: Buffer.from(CANDIDATE) });
  const review = page.getByRole('region', { name: 'What was read from cv.xml' });
  await expect(review).toContainText('The photo isn’t imported. You can add it in the editor.');
  await review.getByRole('button', { name: 'Import selected fields' }).click();
  await steps(page).nth(3).click();
  const work = page.getByRole('region', { name: 'Work Experience' });
  await expect(work.getByLabel('Job Title').first()).toHaveValue('Senior Engineer');
  await expect(work.getByLabel('Company')).toHaveCount(2);
});

test('a damaged Word document and a zip bomb say why, and the form is untouched', async ({ page }) => {
  await openUpload(page);
  await steps(page).nth(3).click();
  await page.getByLabel('First Name').fill('Ada');
  await steps(page).nth(1).click();
  const packed = deflateRawSync(new Uint8Array(300_000_000));
  const files: [name: string, bytes: Uint8Array, message: RegExp][] = [
    ['cut.docx', zipOf({ 'word/document.xml': '<w:p/>' }).slice(0, 50), /damaged or incomplete/],
    ['bomb.docx', zipOf({ 'word/document.xml': { packed, size: 9 } }), /unpacks to more than 30 MB/],
    ['cut.xml', Buffer.from(CANDIDATE.slice(0, 3000)), /damaged or incomplete/],
    ['empty.zip', zipOf({ 'a.txt': 'x' }), /neither a Word document \(DOCX\) nor a LinkedIn data export/],
  ];
  for (const [name, bytes, message] of files) {
    await other(page).setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible({ timeout: 15_000 });
  }
  await steps(page).nth(3).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('files that cannot be read say why within ten seconds; the form is untouched and the page alive', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  await openUpload(page);
  await steps(page).nth(3).click();
  await page.getByLabel('First Name').fill('Ada');
  await steps(page).nth(1).click();
  const huge = info.outputPath('huge.pdf');
  writeFileSync(huge, Buffer.concat([plainPdf(), Buffer.alloc(60_000_000)]));
  const tab = (name: string) => page.getByRole('tab', { name });
  const files: [name: string, file: Uint8Array | string, message: RegExp][] = [
    ['locked.pdf', encryptedPdf(), /This PDF is encrypted/],
    ['scan.pdf', picturePdf(), /contains images of text/],
    ['cut.pdf', plainPdf().subarray(0, 90), /damaged or truncated/],
    ['empty.pdf', new Uint8Array(), /it has 0 bytes/],
    ['word.pdf', Buffer.from('PK\u0003\u0004 and more'), /named .pdf, but it’s a Word or ZIP file/],
    ['huge.pdf', huge, /This file is 60 MB\. The limit is 20 MB\./],
    ['cycle.pdf', cyclicPdf(), /damaged or truncated|Couldn’t read this PDF|contains images/],
    [
      'nested.pdf',
      nestedPdf(),
      /damaged or truncated|Couldn’t read this PDF|contains images|longer than 10 seconds/,
    ],
    ['bomb.pdf', bombPdf(150), /longer than 10 seconds|Couldn’t read this PDF|damaged or truncated/],
  ];
  for (const [name, file, message] of files) {
    if (typeof file === 'string') await page.getByLabel('Resume file').setInputFiles(file);
    else await choose(page, name, file);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Import from this PDF' }).click();
    const asked = Date.now();
    // Whatever the reader toils at, the page answers.
    await tab('Keywords').click();
    await expect(tab('Keywords')).toHaveAttribute('aria-selected', 'true');
    await tab('Preview').click();
    await expect(tab('Preview')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible({ timeout: 30_000 });
    // The reader's own limit is ten seconds; what is above is the time of a busy machine.
    expect(Date.now() - asked, name).toBeLessThan(15_000);
  }
  await steps(page).nth(3).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByRole('region', { name: 'Work Experience' }).getByLabel('Company')).toHaveCount(0);
});

test('the ATS view shows what is read from the PDF', async ({ page }) => {
  await page.goto('/resumes');
  await expect(page.getByRole('button', { name: 'Duplicate' }).first()).toBeEnabled();
  await page.goto('/resumes/sample-data-scientist?step=5');
  await page.getByRole('tab', { name: 'ATS view' }).click();
  await page.getByRole('button', { name: 'Check what an ATS reads' }).click();
  await expect(page.getByText('All text was extracted.')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Harbour Insurance');
  await expect(page.getByText(/^It finds your email address, phone number/)).toBeVisible();
  await page.getByRole('button', { name: 'Check all templates' }).click();
  const templates = page.getByRole('region', { name: 'All templates' }).getByRole('listitem');
  await expect(templates.filter({ hasText: 'Everything is read.' })).toHaveCount(9);
});
