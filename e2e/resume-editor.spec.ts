import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { validateJsonResume } from '../src/resume/read/validate-json-resume.ts';
import { putRecord } from './database.ts';
import { expectAccessible, onEveryScreen } from './screens.ts';
import { expect, test } from './test.ts';

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview and help' });
const pageText = (page: Page) => preview(page).getByRole('region', { name: 'Text of the pages' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a step of a new resume, alive. */
async function openNew(page: Page, step: number): Promise<void> {
  await page.goto(`/resumes/new?step=${step}`);
  await expect(steps(page).nth(step - 1)).toHaveAttribute('aria-current', 'step');
}

/** Letters and digits of a Word document's body. */
function wordText(docx: Buffer): string {
  const name = docx.indexOf('word/document.xml');
  const extra = docx.readUInt16LE(name - 2);
  const xml = inflateRawSync(docx.subarray(name + 'word/document.xml'.length + extra)).toString();
  return xml
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|apos);/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const TEXT = `Contact
ada@example.com
github.com/ada
Experience
Acme Ltd
Engineer, 2019 - Present
built things
Skills
TypeScript, Python`;

test('the stepper goes through five steps, with checks behind it', async ({ page }) => {
  await page.goto('/resumes/new');
  await expect(steps(page)).toHaveText([
    /Select Template/,
    /Upload Resume/,
    /Job Info/,
    /Edit Content/,
    /Generate Resume/,
  ]);
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
  for (let step = 2; step <= 5; step += 1) {
    await next(page).click();
    await expect(page).toHaveURL(new RegExp(`step=${step}`));
    await expect(steps(page).filter({ hasText: 'Completed:' })).toHaveCount(step - 1);
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  }
  await expect(next(page)).toHaveCount(0);
  await expect(page.getByText('All info is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Content' })).toBeVisible();
});

test('a step that there is not is unknown', async ({ page }) => {
  for (const step of ['0', '6', 'x', '']) {
    await page.goto(`/resumes/new?step=${step}`);
    await expect(page.getByRole('heading', { name: 'Unknown Step' })).toBeVisible();
  }
});

test('a resume that there is not says so', async ({ page }) => {
  await page.goto('/resumes/missing');
  await expect(page.getByRole('heading', { name: 'Resume not found' })).toBeVisible();
});

test('Generate Resume downloads resume.json in the specified shape', async ({ page }) => {
  await openNew(page, 5);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Generate Resume', exact: true }).last().click(),
  ]);
  expect(file.suggestedFilename()).toBe('resume.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual({
    template: 'professional',
    jobInfo: { link: '', description: '' },
    resumeFile: null,
    personalInfo: {
      firstName: '',
      lastName: '',
      email: '',
      mobile: '',
      location: '',
      github: '',
      linkedin: '',
      website: '',
      summary: '',
    },
    workExperience: [],
    education: [],
    projects: [],
    skills: [],
  });
});

test('the first change makes it a record, which survives a reload and reaches a second tab', async ({
  page,
  context,
}) => {
  await openNew(page, 1);
  await page.getByRole('radio', { name: /Concise/ }).check();
  await expect(page).not.toHaveURL(/new/);
  await steps(page).nth(3).click();
  await page.getByLabel('First Name').fill('Ada');
  await expect(preview(page)).toContainText('Ada');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('First Name')).toHaveValue('Ada');
  await page.getByLabel('Last Name').fill('Example');
  await expect(other.getByLabel('Last Name')).toHaveValue('Example');
  await page.reload();
  await expect(page.getByLabel('Last Name')).toHaveValue('Example');
  await steps(page).nth(0).click();
  await expect(page.getByRole('radio', { name: /Concise/ })).toBeChecked();
});

test('going back from a resume that is kept by now leads to it, never to an empty one', async ({ page }) => {
  await page.goto('/resumes');
  await page.getByRole('link', { name: 'Create New Resume' }).click();
  await next(page).click();
  await next(page).click();
  await page.getByRole('textbox', { name: 'Job Description' }).fill('You know Go.');
  await expect(page).not.toHaveURL(/new/);
  const { pathname } = new URL(page.url());
  for (const place of [`${pathname}?step=2`, pathname]) {
    await page.goBack();
    await expect(page).toHaveURL(place);
  }
  await steps(page).nth(2).click();
  await expect(page.getByRole('textbox', { name: 'Job Description' })).toHaveValue('You know Go.');
  await page.goBack();
  await expect(page).toHaveURL(pathname);
  await page.goBack();
  await expect(page.getByText('Showing 4 out of 4 projects.')).toBeVisible();
  // Another new one is empty.
  await page.getByRole('link', { name: 'Create New Resume' }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page).toHaveURL('/resumes/new');
});

test('what the PDF’s fonts lack is left out of it and said; files are called after the person', async ({
  page,
}) => {
  await openNew(page, 4);
  await page.getByLabel('First Name').fill('Ada 王🙂');
  await page.getByLabel('Last Name').fill('Źelazny-Ω');
  await page.getByRole('tab', { name: 'ATS view' }).click();
  await page.getByRole('button', { name: 'Check what an ATS reads' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^Ada 王$/ })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Źelazny-Ω$/ })).toBeVisible();
  await steps(page).nth(4).click();
  const documents = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    documents.first().getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Ada .*Źelazny-Ω, resume\.pdf$/);
  await expect(
    page.getByText('Left out because the PDF’s fonts lack them: 🙂. The Word file includes them.'),
  ).toBeVisible();
});

test('the simple import of a text file fills the form as specified, undo takes it back', async ({ page }) => {
  await openNew(page, 2);
  await page.getByLabel('Resume file').setInputFiles({
    name: 'cv.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(TEXT),
  });
  await page.getByRole('button', { name: 'Use simple import' }).click();
  await expect(page.getByText('Filled in: e-mail, GitHub, work experience, skills.')).toBeVisible();
  await steps(page).nth(3).click();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(section(page, 'Work Experience').getByLabel('Company')).toHaveValue('Acme Ltd');
  await expect(section(page, 'Skills').getByLabel('Keywords')).toHaveValue('TypeScript, Python');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('files of other types, several files and system files are refused as specified', async ({ page }) => {
  await openNew(page, 2);
  const drop = async (names: string[]) => {
    const data = await page.evaluateHandle((list) => {
      const transfer = new DataTransfer();
      for (const name of list) transfer.items.add(new File(['x'], name));
      return transfer;
    }, names);
    const area = page.getByText(/Drag and drop your resume here|Drop it here/);
    await area.dispatchEvent('drop', { dataTransfer: data });
  };
  await drop(['cv.docx']);
  await expect(page.getByText('File type must be .pdf, .txt, .md, .markdown')).toBeVisible();
  await drop(['a.txt', 'b.txt']);
  await expect(page.getByText('Too many files')).toBeVisible();
  await drop(['.DS_Store', 'Thumbs.db', 'cv.md']);
  await expect(page.getByText('Too many files')).toHaveCount(0);
  await expect(page.getByText('cv.md', { exact: true })).toBeVisible();
});

test('job info has two tabs and feeds the keyword match', async ({ page }) => {
  await openNew(page, 3);
  const description = page.getByRole('textbox', { name: 'Job Description' });
  await expect(description).toHaveAttribute('rows', '10');
  await description.fill('You know Kubernetes and Go.');
  await page.getByRole('tab', { name: 'Job Post Link' }).click();
  await page.getByRole('textbox', { name: 'Job Post Link' }).fill('not an address');
  await page.getByRole('tab', { name: 'Keywords' }).click();
  const missing = page.getByRole('region', { name: /Missing/ });
  await expect(missing.getByRole('listitem')).toHaveText(['Go', 'Kubernetes']);
});

test('positions and sections are added, removed, reordered and taken back', async ({ page }) => {
  // What was moved stands at its place at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Tall enough for what is dragged and where to.
  await page.setViewportSize({ width: 1440, height: 1700 });
  await openNew(page, 4);
  const work = section(page, 'Work Experience');
  for (const company of ['First', 'Second']) {
    await work.getByRole('button', { name: 'Add position' }).click();
    await work.getByLabel('Company').last().fill(company);
  }
  const companies = () =>
    work
      .getByLabel('Company')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const move = (name: string) => work.getByRole('button', { name: `Move ${name}` });
  await expect(move('First up')).toBeDisabled();
  await expect(move('Second down')).toBeDisabled();
  await move('Second up').focus();
  await page.keyboard.press('Enter');
  await expect.poll(companies).toEqual(['Second', 'First']);
  await expect(page.getByText('Second was moved to position 1 of 2.')).toBeAttached();
  // At the end of its way the way back is next.
  await expect(move('Second down')).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(companies).toEqual(['First', 'Second']);
  await expect(move('Second up')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(companies).toEqual(['Second', 'First']);

  const dragFirst = async (how: () => Promise<void>) => {
    await work.getByTitle('Drag First').hover();
    const target = await work.getByTitle('Drag Second').boundingBox();
    if (!target) throw new Error('nowhere to drag to');
    await page.mouse.down();
    await page.mouse.move(target.x + 10, target.y + 60, { steps: 5 });
    await page.mouse.move(target.x + 10, target.y, { steps: 5 });
    await expect(page.getByText('First is over position 1 of 2.')).toBeAttached();
    await how();
  };
  await dragFirst(() => page.keyboard.press('Escape'));
  await expect(page.getByText('First was put back.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(companies).toEqual(['Second', 'First']);
  await dragFirst(() => page.mouse.up());
  await expect(page.getByText('First was dropped at position 1 of 2.')).toBeAttached();
  await expect.poll(companies).toEqual(['First', 'Second']);

  await work.getByRole('button', { name: 'Remove position 1' }).click();
  await expect.poll(companies).toEqual(['Second']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(companies).toEqual(['First', 'Second']);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(companies).toEqual(['Second']);

  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('button', { name: 'Awards' }).click();
  await section(page, 'Awards').getByLabel('Name').fill('Best in show');
  await expect(preview(page)).toContainText('Best in show');
  await section(page, 'Awards').getByRole('button', { name: 'Remove section Awards' }).click();
  await expect(preview(page)).not.toContainText('Best in show');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(section(page, 'Awards')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger drags a position on a narrow screen, which scrolls at its edges', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openNew(page, 4);
    const work = section(page, 'Work Experience');
    for (const company of ['First', 'Second', 'Third']) {
      await work.getByRole('button', { name: 'Add position' }).click();
      await work.getByLabel('Company').last().fill(company);
    }
    const companies = () =>
      work
        .getByLabel('Company')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const client = await context.newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const grip = work.getByTitle('Drag First');
    await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await grip.boundingBox();
    if (!box) throw new Error('nothing to drag');
    const x = box.x + box.width / 2;
    await touch('touchStart', { x, y: box.y + box.height / 2 });
    // Held at the lower edge, the page scrolls below the finger until the list is at its end.
    await touch('touchMove', { x, y: 500 });
    await touch('touchMove', { x, y: 830 });
    await expect(page.getByText('First is over position 3 of 3.')).toBeAttached();
    await touch('touchEnd');
    await expect.poll(companies).toEqual(['Second', 'Third', 'First']);
  });
});

test('Auto-refine proposes, with reasons, and changes only what is accepted', async ({ page }) => {
  await openNew(page, 4);
  const work = section(page, 'Work Experience');
  await work.getByRole('button', { name: 'Add position' }).click();
  await work.getByLabel('End').fill('2020');
  await work.getByLabel('Description').fill('Responsible for building the API\nReduced the load time');
  await page.getByRole('button', { name: 'Auto-refine' }).click();
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem');
  await expect(suggestions).toHaveCount(2);
  await expect(suggestions.first()).toContainText('says what you were assigned, not what you did');
  await suggestions.first().getByRole('button', { name: 'Accept' }).click();
  await expect(work.getByLabel('Description')).toHaveValue('Built the API\nReduced the load time');
  await suggestions.first().getByRole('button', { name: 'Dismiss' }).click();
  await expect(suggestions).toHaveCount(0);
  await expect(work.getByLabel('Description')).toHaveValue('Built the API\nReduced the load time');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(work.getByLabel('Description')).toHaveValue(/^Responsible/);
});

test('versions keep earlier states and bring them back', async ({ page }) => {
  await openNew(page, 4);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Save version' }).click();
  await page.getByLabel('First Name').fill('Grace');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Saved by you' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('a resume kept in the first shape is still there', async ({ page }) => {
  await page.goto('/resumes');
  await expect(page.getByRole('button', { name: 'Duplicate' }).first()).toBeEnabled();
  await putRecord(page, 'projects', {
    id: 'old',
    title: 'From before',
    owner: 'You',
    lastModified: 1_760_000_000_000,
    template: 'concise',
    personalInfo: { firstName: 'Ada' },
    workExperience: [{ companyName: 'Acme', jobTitle: '', description: '', startYear: '', endYear: '' }],
  });
  await page.reload();
  await page.getByRole('link', { name: 'From before' }).click();
  await steps(page).nth(3).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(section(page, 'Work Experience').getByLabel('Company')).toHaveValue('Acme');
});

onEveryScreen('every step is accessible and fits', async (page) => {
  await page.goto('/resumes');
  await expect(page.getByRole('button', { name: 'Duplicate' }).first()).toBeEnabled();
  for (const step of [1, 2, 3, 4, 5]) {
    await page.goto(`/resumes/sample-backend-engineer?step=${step}`);
    await expect(page.getByLabel('Title of the resume')).toHaveValue('Sample: Backend Engineer');
    await expectAccessible(page);
    // On a wide screen the form and the page scroll by themselves, not the document around them.
    const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
    if (width > 1024)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        height + 8,
      );
  }
});

test('every document is made', async ({ page }) => {
  await page.goto('/resumes');
  await expect(page.getByRole('button', { name: 'Duplicate' }).first()).toBeEnabled();
  await page.goto('/resumes/sample-backend-engineer?step=5');
  const documents = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  const signatures: [format: string, ending: string, start: string][] = [
    ['PDF', 'pdf', '%PDF-'],
    ['Word (DOCX)', 'docx', 'PK'],
    ['PNG', 'png', 'PNG'],
    ['Plain text', 'txt', 'Mara Lindqvist'],
    ['Markdown', 'md', '# Mara Lindqvist'],
    ['JSON Resume', 'json', '"Mara Lindqvist"'],
  ];
  for (const [format, ending, start] of signatures) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      documents.filter({ hasText: format }).getByRole('button').click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
    expect(readFileSync(await file.path(), 'latin1').slice(0, 400)).toContain(start);
  }
  await page.getByRole('button', { name: 'Write a cover letter' }).click();
  await expect(page.getByLabel('Your Name')).toHaveValue('Mara Lindqvist');
});

test('what goes out comes in again: JSON Resume by its schema, Markdown, plain text; Word holds every line', async ({
  page,
}) => {
  await page.goto('/resumes');
  await expect(page.getByRole('button', { name: 'Duplicate' }).first()).toBeEnabled();
  await page.goto('/resumes/sample-backend-engineer?step=5');
  const documents = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  const saved = async (format: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      documents.filter({ hasText: format }).getByRole('button').click(),
    ]);
    return readFileSync(await file.path());
  };
  const json = await saved('JSON Resume');
  const markdown = await saved('Markdown');
  const text = await saved('Plain text');
  const word = await saved('Word (DOCX)');
  const shown = (await pageText(page).textContent()) ?? '';
  expect(validateJsonResume(JSON.parse(json.toString()))).toEqual([]);
  const lines = text
    .toString()
    .split('\n')
    .map((line) => line.replace(/^- /, ''));
  const body = wordText(word);
  for (const line of lines.filter((one) => /\p{Ll}/u.test(one)))
    expect(body).toContain(line.replace(/[^\p{L}\p{N}]+/gu, ''));

  await openNew(page, 2);
  await page
    .getByLabel('Import JSON Resume or resume.json')
    .setInputFiles({ name: 'out.json', mimeType: 'application/json', buffer: json });
  await expect(page.getByText('Imported out.json.')).toBeVisible();
  await expect(pageText(page)).toHaveText(shown);
  await expect(page.getByText('Saved on this device')).toBeVisible();

  const work = section(page, 'Work Experience');
  for (const [name, buffer] of [
    ['out.md', markdown],
    ['out.txt', text],
  ] as const) {
    await openNew(page, 2);
    await page.getByLabel('Resume file').setInputFiles({ name, mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Import selected fields' }).click();
    await steps(page).nth(3).click();
    await expect(work.getByLabel('Company').first()).toHaveValue('Northwind Freight');
    await expect(work.getByLabel('Job Title').first()).toHaveValue('Senior Backend Engineer');
    await expect(page.getByText('Saved on this device')).toBeVisible();
  }
});

test('JSON Resume comes in after a review that lists what is odd, and what is none says why', async ({
  page,
}) => {
  await openNew(page, 2);
  const choose = (name: string, text: string) =>
    page
      .getByLabel('Import JSON Resume or resume.json')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('a.json', '{');
  await expect(page.getByText('This file isn’t valid JSON.')).toBeVisible();
  await choose('b.json', '{"cats": 3}');
  await expect(page.getByText(/doesn’t contain a resume in a format we can read/)).toBeVisible();
  await choose(
    'c.json',
    '{"basics": {"name": "Ada Example", "url": ""}, "work": [{"name": "Acme", "position": "Engineer", "startDate": "Jan 2020"}]}',
  );
  const review = page.getByRole('region', { name: 'What was read from c.json' });
  await expect(review).toContainText('work[0].startDate must be a date');
  await expect(review).not.toContainText('basics.url');
  await expect(preview(page)).not.toContainText('Acme');
  await review.getByRole('button', { name: 'Import selected fields' }).click();
  await expect(preview(page)).toContainText('Ada Example');
  await expect(preview(page)).toContainText('Acme');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(preview(page)).not.toContainText('Acme');
});
