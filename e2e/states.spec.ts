import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, onEveryScreen } from './screens.ts';
import { expect } from './test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

onEveryScreen('what was read from a file, suggestions, keywords and versions of a resume', async (page) => {
  await page.goto('/resumes/new?step=2');
  const text = 'Ada Example\nada@example.com\n\nEXPERIENCE\nAcme Inc\nEngineer, 2019 - 2020\n- a\n';
  await page
    .getByLabel('Resume file')
    .setInputFiles({ name: 'cv.md', mimeType: '', buffer: Buffer.from(text) });
  const review = page.getByRole('region', { name: 'What was read from cv.md' });
  await expect(review).toContainText('Acme Inc');
  await expectAccessibleInBothThemes(page);
  await button(page, 'Import selected fields').click();
  await expect(review).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(2).click();
  await page.getByRole('textbox', { name: 'Job Description' }).fill('You know Kubernetes and Go.');
  const beside = button(page, /^(Show preview and help|Back to the form)$/);
  if (await beside.isVisible()) await beside.click();
  await tab(page, 'Keywords').click();
  await expect(page.getByRole('region', { name: /^Missing/ })).toContainText('Kubernetes');
  await expectAccessibleInBothThemes(page);
  if (await beside.isVisible()) await beside.click();
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(3).click();
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .first()
    .fill('Responsible for building the API');
  await button(page, 'Auto-refine').click();
  await expect(page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem')).not.toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await tab(page, 'Versions').click();
  await button(page, 'Save version').click();
  await expect(page.getByRole('list', { name: 'Versions' })).toContainText('Saved by you');
  await expectAccessibleInBothThemes(page);
});

onEveryScreen('menus and dialogs of the list of resumes', async (page) => {
  await page.goto('/resumes');
  const more = button(page, 'More actions').first();
  await expect(button(page, 'Duplicate').first()).toBeEnabled();
  await more.click();
  await expect(button(page, 'Rename')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Tags', exact: true }).click();
  await page.getByLabel('New tag').fill('spring');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove tag spring')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await button(page, 'Done').click();
  await button(page, 'View Image').first().click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

onEveryScreen('what is due to be reviewed', async (page) => {
  await page.goto('/settings');
  await button(page, 'Add sample data').click();
  await expect(button(page, 'Remove sample data')).toBeVisible();
  await page.goto('/review');
  await expect(button(page, /^Good/).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
