import AxeBuilder from '@axe-core/playwright';
import { field, OTHER, open, openTab } from './answers.ts';
import { expect, test } from './test.ts';

test('a behavioral question stands between sidebar and top bar, with topics and hints', async ({ page }) => {
  await open(page);
  const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Behavioral' });
  await expect(item).toHaveClass(/font-medium/);
  const panel = page.getByRole('article');
  await expect(panel.getByText('Medium')).toBeVisible();
  await expect(panel.getByText('Leadership')).toBeVisible();
  await expect(panel.getByText('Collaboration')).toBeVisible();
  await expect(panel.getByText('Choose a story where')).toBeHidden();
  await panel.getByText('Hint 1').click();
  await expect(panel.getByText('Choose a story where')).toBeVisible();
  await expect(panel.getByText('Name the people who had to move')).toBeHidden();
  await panel.getByText('Hint 1').click();
  await expect(panel.getByText('Choose a story where')).toBeHidden();
});

test('an answer is measured, composed, copied and kept', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await expect(page.getByText('0 words, 0:00 out loud at 140 words per minute.')).toBeVisible();
  await field(page, 'Situation').fill('Our checkout failed on Fridays.');
  await field(page, 'Task').fill('I owned the repair.');
  await field(page, 'Action').fill(`I measured. ${'I tested one guess after another. '.repeat(8)}`);
  await field(page, 'Result').fill('No failure in six months.');
  const composed = page.getByRole('region', { name: 'Composed answer' });
  await expect(composed).toContainText('Our checkout failed on Fridays.\n\nI owned the repair.');
  await expect(page.getByText('64 words, 0:27 out loud')).toBeVisible();
  await expect(page.getByText('50 words, 0:21', { exact: true })).toBeVisible();
  await expect(page.getByText('78% of the answer, usually 50 to 70%, longer than usual')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Our checkout failed on Fridays\.\n\nI owned the repair\.\n\nI measured\./,
  );
  await field(page, 'Notes').fill('Ask Ana for the number.');
  const confidence = page.getByRole('slider', { name: 'Confidence' });
  await expect(confidence).toHaveValue('3');
  await expect(confidence).toHaveAttribute('min', '1');
  await expect(confidence).toHaveAttribute('max', '5');
  await confidence.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(confidence).toHaveValue('5');
  await expect(page.getByText('5 of 5')).toBeVisible();
  await expect(page.getByText('Saved on this device as you type.')).toHaveAttribute('data-saving', 'false');

  await open(page);
  await expect(field(page, 'Situation')).toHaveValue('Our checkout failed on Fridays.');
  await expect(field(page, 'Notes')).toHaveValue('Ask Ana for the number.');
  await expect(confidence).toHaveValue('5');
  // Another question has an answer of its own.
  await open(page, OTHER);
  await expect(field(page, 'Situation')).toHaveValue('');
  await page.goto('/behavioral');
  await expect(page.getByRole('img', { name: 'Attempted' })).toHaveCount(1);
});

test('clearing an answer can be undone', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Clear' })).toBeDisabled();
  await field(page, 'Action').fill('I wrote it down.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field(page, 'Action')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Action')).toHaveValue('I wrote it down.');
});

test('review: the rubric first, then sample answers and follow-ups', async ({ page }) => {
  await open(page);
  await openTab(page, 'Review');
  await expect(page.getByText('0 of 16 points')).toBeVisible();
  await page.getByRole('checkbox', { name: /no authority over the people/ }).check();
  await page.getByRole('checkbox', { name: /what it cost to leave things/ }).check();
  await expect(page.getByText('3 of 16 points')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A strong answer' })).toBeHidden();
  await page.getByRole('button', { name: 'Show sample answers' }).click();
  for (const name of [
    'What the interviewer listens for',
    'A strong answer',
    'Why it works',
    'A weak answer',
    'Why it falls short',
    'Follow-up questions',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByRole('button', { name: 'Reviewed', exact: true })).toBeVisible();
  await open(page);
  await openTab(page, 'Review');
  await expect(page.getByText('3 of 16 points')).toBeVisible();
  await page.goto('/behavioral');
  await expect(page.getByRole('img', { name: 'Solved' })).toHaveCount(1);
});

test('an address without a question says so, with a way back', async ({ page }) => {
  await page.goto('/behavioral');
  await page.goto('/behavior-question/behavioral/teamwork/nothing-here');
  await expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
  await expect(page.getByText('The requested question could not be found in our database.')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/behavioral');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an answer is written and marked by touch, and nothing overflows', async ({ page }) => {
    await open(page);
    await page.getByText('Hint 2').tap();
    await field(page, 'Task').tap();
    await expect(field(page, 'Task')).toBeFocused();
    await page.keyboard.type('Mine to solve.');
    for (const name of ['Stories', 'Practice out loud', 'Review', 'Answer']) {
      await page.getByRole('tab', { name }).tap();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await expect(field(page, 'Task')).toHaveValue('Mine to solve.');
    await page.goto('/system-design');
    await page.getByRole('tab', { name: 'Machine Learning' }).tap();
    await expect(page).toHaveURL(/tab=ml/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

for (const theme of ['light', 'dark']) {
  test(`no accessibility violation, ${theme}`, async ({ page }) => {
    // A color that is on its way from one to another is none of either.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('dryrun-theme', value), theme);
    const check = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await open(page);
    await field(page, 'Situation').fill('Two teams disagreed about a date.');
    await check();
    await openTab(page, 'Stories');
    await page.getByRole('button', { name: 'Save my answer as a story' }).click();
    await check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Use as answer' })).toBeVisible();
    await check();
    await openTab(page, 'Practice out loud');
    await check();
    await openTab(page, 'Review');
    await page.getByRole('button', { name: 'Show sample answers' }).click();
    await check();
  });
}
