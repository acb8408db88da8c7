import { field, OTHER, open, openTab, QUESTION } from './answers.ts';
import { readTable } from './database.ts';
import { expect, test } from './test.ts';

test('with the keyboard alone: write, save as a story, tag it, come back', async ({ page }) => {
  await open(page);
  await field(page, 'Situation').focus();
  await page.keyboard.type('Two teams disagreed.');
  for (const text of ['I had to settle it.', 'I asked both.', 'They agreed.']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.getByRole('tab', { name: 'Answer' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Save my answer as a story' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Two teams disagreed.');
  await page.getByRole('checkbox', { name: 'Resilience' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.press('Enter');
  const story = page.getByRole('listitem', { name: 'Two teams disagreed.' });
  await expect(story.getByRole('list', { name: 'Competencies' }).getByRole('listitem')).toHaveText([
    'Influence',
    'Communication',
    'Initiative',
    'Collaboration',
    'Resilience',
  ]);
});

test('a story is told once and used for many questions', async ({ page }) => {
  await open(page);
  await openTab(page, 'Stories');
  await expect(page.getByText('No stories yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New story' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The night export');
  await page.getByText('Conflict', { exact: true }).click();
  await field(page, 'Situation').fill('Exports failed at night.');
  await field(page, 'Result').fill('They stopped failing.');
  await page.getByRole('button', { name: 'Done' }).click();

  await open(page, OTHER);
  await openTab(page, 'Stories');
  const story = page.getByRole('listitem', { name: 'The night export' });
  await expect(story.getByRole('link', { name: /led people/ })).toHaveAttribute('href', QUESTION);
  await expect(story.getByRole('checkbox', { name: 'Linked to this question' })).not.toBeChecked();
  await story.getByRole('button', { name: 'Use as answer' }).click();
  await expect(field(page, 'Situation')).toHaveValue('Exports failed at night.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Situation')).toHaveValue('');
  await openTab(page, 'Stories');
  await expect(story.getByRole('checkbox', { name: 'Linked to this question' })).toBeChecked();

  await page.getByRole('combobox', { name: 'All competencies' }).selectOption('Conflict');
  await expect(story).toBeVisible();
  await story.getByRole('button', { name: 'Edit The night export' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The morning after');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete The morning after' }).click();
  await expect(page.getByText('No stories yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem', { name: 'The morning after' })).toBeVisible();
});

test('a story stands behind bullets of a resume, also when they have left it', async ({ page }) => {
  await page.goto('/resumes');
  await page.getByRole('link', { name: 'Sample: Backend Engineer' }).click();
  await expect(page).toHaveURL(/\/resumes\/[^/]+$/);
  const resume = new URL(page.url()).pathname;
  await expect.poll(() => readTable(page, 'projects')).toHaveLength(3);
  await open(page);
  await openTab(page, 'Stories');
  await page.getByRole('button', { name: 'New story' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The slow search');
  await page.getByText('Linked resume bullets').click();
  const bullet = page.getByRole('group', { name: 'Sample: Backend Engineer' }).getByRole('checkbox').first();
  await bullet.check();
  await expect(page.getByText('Linked resume bullets (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const link = page.getByRole('list', { name: 'Resume bullets' }).getByRole('link');
  await expect(link).toHaveAttribute('href', resume);

  await page.goto('/resumes');
  await page
    .getByRole('row', { name: 'Sample: Backend Engineer' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(page.getByText('Showing 2 out of 2 projects.')).toBeVisible();
  await open(page);
  await openTab(page, 'Stories');
  await page.getByRole('button', { name: 'Edit The slow search' }).click();
  const lost = page.getByRole('group', { name: 'No longer in any resume' }).getByRole('checkbox');
  await expect(lost).toBeChecked();
  await lost.click();
  await expect(lost).toHaveCount(0);
});

test('a story nothing was written into is not kept', async ({ page }) => {
  await open(page);
  await openTab(page, 'Stories');
  await page.getByRole('button', { name: 'New story' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No stories yet.')).toBeVisible();
});
