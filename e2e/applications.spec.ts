import type { Page } from '@playwright/test';
import { putRecord } from './database.ts';
import { expectAccessibleInBothThemes, onEveryScreen } from './screens.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

const NOON = new Date(2026, 10, 24, 12);

const list = (page: Page) => page.getByRole('list', { name: 'Applications' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a resume is tailored for a job: copied, compared with its source, and noted as an application', async ({
  page,
}) => {
  await page.goto('/resumes');
  const row = page.getByRole('row', { name: /Sample: Backend Engineer/ });
  await expect(row.getByRole('button', { name: 'Duplicate' })).toBeEnabled();
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Tailor for a job' }).click();
  const tailor = dialog(page, 'Tailor for a job');
  await tailor.getByRole('button', { name: 'Make a copy' }).click();
  await expect(tailor.getByText('Enter the company’s name.')).toBeVisible();
  await tailor.getByLabel('Company').fill('Northwind');
  await tailor.getByLabel('Job Title (optional)').fill('Platform Engineer');
  await tailor
    .getByLabel('Job Description (optional)')
    .fill('You know Kafka, incident response and Haskell.');
  await tailor.getByRole('button', { name: 'Make a copy' }).click();
  await expect(page).toHaveURL(/\/resumes\/[\w-]{36}\?step=4$/);
  await expect(page.getByLabel('Title of the resume')).toHaveValue('Sample: Backend Engineer, Northwind');

  await page.getByRole('tab', { name: 'Keywords' }).click();
  const score = page.getByRole('region', { name: 'Match score' });
  await expect(score).toContainText(/of 3 found/);
  await expect(score).toContainText(/of 100/);
  await expect(page.getByRole('region', { name: 'Missing' })).toContainText('Haskell');

  await page.getByLabel('Headline').fill('Platform engineer');
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByLabel('Resume to compare with')).toHaveText(/Backend Engineer \(copied from\)/);
  await page.getByRole('button', { name: 'Compare', exact: true }).last().click();
  const compare = dialog(page, 'Sample: Backend Engineer');
  await expect(compare.getByRole('region', { name: 'Personal info' }).locator('ins')).toHaveText(
    /Platform engineer/,
  );
  await compare.getByRole('tab', { name: 'Preview' }).click();
  await expect(compare.getByText(/^\d pages?/)).toBeVisible();
  await compare.getByRole('button', { name: 'Close' }).click();
  await stored(page);

  await page.goto('/applications');
  const job = list(page).getByRole('listitem');
  await expect(job).toContainText('Northwind');
  await job.getByRole('button', { name: 'Write a cover letter' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Application for Platform Engineer');
  await expect(page.getByLabel('Letter', { exact: true })).toHaveValue(
    /^I am applying for the position of Platform Engineer at Northwind\./,
  );
});

test('a version is looked at before it is restored', async ({ page }) => {
  await page.goto('/resumes');
  await expect(page.getByRole('button', { name: 'Duplicate' }).first()).toBeEnabled();
  await page.goto('/resumes/sample-backend-engineer?step=4');
  const headline = page.getByLabel('Headline');
  await headline.fill('First');
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Save version' }).click();
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  const saved = versions.filter({ hasText: 'Saved by you' });
  await expect(saved).toHaveCount(1);
  await headline.fill('Second');
  await saved.getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: /^Version of/ });
  await expect(compare.locator('del')).toHaveText(/First/);
  await expect(compare.locator('ins')).toHaveText(/Second/);
  await compare.getByRole('button', { name: 'Restore this version' }).click();
  await expect(headline).toHaveValue('First');
});

test('applications are added, moved on, planned for and deleted; a next step comes up today', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/applications');
  await page.getByRole('button', { name: 'Add application' }).click();
  const form = dialog(page, 'Add application');
  await form.getByLabel('Company').fill('Globex');
  await form.getByLabel('Next step (optional)').fill('Phone screen');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose a date, so that it comes up in your plan.')).toBeVisible();
  await form.getByLabel('When (optional)').fill('2026-11-24');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(list(page).getByRole('listitem')).toContainText('Phone screen: Nov 24, 2026');
  await list(page).getByLabel('State: Globex').selectOption('Applied');
  await expect(list(page)).toContainText('Applied Nov 24, 2026');
  await stored(page);

  await page.goto('/');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('heading', { name: 'Phone screen: Globex' })).toBeVisible();
  await today.getByRole('link', { name: 'Open: Phone screen: Globex' }).click();
  const edit = dialog(page, 'Edit application');
  await edit.getByLabel('State').selectOption('Interviewing');
  await edit.getByLabel('When (optional)').fill('2026-12-10');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL('/applications');
  await list(page).getByRole('link', { name: 'Plan for it' }).click();
  await expect(page.getByLabel('Interview date')).toHaveValue('2026-12-10');
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page.getByRole('heading', { name: /Interview on Thursday, December 10/ })).toBeVisible();
  await expect(page).toHaveURL('/plan');

  await page.goto('/applications');
  await list(page).getByRole('button', { name: 'Delete: Globex' }).click();
  await expect(page.getByText(/^No applications yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page)).toContainText('Globex');
});

onEveryScreen('applications with long names, and the form, are sound', async (page) => {
  await page.goto('/applications');
  const empty = { link: '', nextStep: '', nextOn: '', resumeId: '', letterId: '', note: '' };
  const long = 'Donaudampfschifffahrtsgesellschaft of Greater Northwind and Sons';
  await putRecord(page, 'applications', {
    ...empty,
    id: 'a',
    company: long,
    role: 'Principal Engineer for Platform Reliability and Developer Productivity',
    link: 'https://example.com/jobs/1',
    state: 'interviewing',
    appliedOn: '2026-11-01',
    nextStep: 'On-site interview with the whole platform group',
    nextOn: '2099-12-01',
    note: `Asked about ${'verylongword'.repeat(20)}`,
    createdAt: 2,
  });
  await putRecord(page, 'applications', {
    ...empty,
    id: 'b',
    company: 'Globex',
    role: '',
    state: 'rejected',
    appliedOn: '',
    createdAt: 1,
  });
  await page.reload();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /^Edit: Principal/ }).click();
  await expect(dialog(page, 'Edit application').getByLabel('Company')).toHaveValue(long);
  await expectAccessibleInBothThemes(page);
});
