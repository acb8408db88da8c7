import type { Page } from '@playwright/test';
import { putRecord, readTable } from './database.ts';
import { expectAccessible, expectAccessibleInBothThemes, onEveryScreen } from './screens.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

const TWO_SUM = '/question/dsa/arrays/two-sum';
/** One of each kind of question. */
const QUESTIONS = [
  TWO_SUM,
  '/system-design-question/system-design/hld/url-shortener',
  '/ml-question/machine-learning/ml-system-design/card-fraud-detection',
  '/behavior-question/behavioral/teamwork/difficult-feedback',
];
const NOTE = '## Key idea\n\nKeep **what was seen** in a map.\n\n- one pass\n\n<img src=x onerror=alert(1)>';
const MINUTE = 60_000;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'My notes' });
const bookmark = (page: Page) => page.getByRole('button', { name: 'Bookmark', exact: true });

/** Three submissions of one sitting; the second and the third are accepted. */
async function submitThrice(page: Page): Promise<void> {
  const attempts = [
    { verdict: 'Wrong Answer', ms: 3, source: 'first' },
    { verdict: 'Accepted', ms: 4, source: 'fastest' },
    { verdict: 'Accepted', ms: 90, source: 'slower' },
  ];
  for (const [index, attempt] of attempts.entries())
    await putRecord(page, 'submissions', {
      ...{ id: `s${index}`, questionId: 'dsa/arrays/two-sum', language: 'python', passed: 3, total: 3 },
      ...attempt,
      at: Date.now() - (attempts.length - index) * 12 * MINUTE,
    });
}

test('every kind of question keeps notes in Markdown; an empty note is none', async ({ page }) => {
  for (const path of QUESTIONS) {
    await page.goto(path);
    await tab(page, 'Notes').click();
    await field(page).fill(NOTE);
    await stored(page);
    await page.reload();
    await tab(page, 'Notes').click();
    await expect(tab(page, 'Read')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Key idea' })).toBeVisible();
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  }
  expect(await readTable(page, 'notes')).toHaveLength(QUESTIONS.length);
  await page.goto('/settings');
  const count = page.getByText('Notes on questions', { exact: true }).locator('xpath=following-sibling::dd');
  await expect(count).toHaveText(String(QUESTIONS.length));

  await page.goto(TWO_SUM);
  await tab(page, 'Notes').click();
  await tab(page, 'Write').click();
  await field(page).fill('');
  await tab(page, 'Read').click();
  await expect(page.getByText('No notes yet.')).toBeVisible();
  await expect.poll(async () => (await readTable(page, 'notes')).length).toBe(QUESTIONS.length - 1);
});

test('bookmarks are set on every kind of question, and tables show them alone, also as a list to go through', async ({
  page,
}) => {
  for (const path of QUESTIONS) {
    await page.goto(path);
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false');
    await bookmark(page).click();
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true');
    await stored(page);
  }
  await page.goto('/question/dsa/arrays/jump-game');
  await bookmark(page).focus();
  await page.keyboard.press('Enter');
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/dsa');
  await page.getByRole('button', { name: 'Bookmarked only' }).click();
  await expect(page).toHaveURL(/bookmarked=1/);
  await expect(page.getByRole('status').filter({ hasText: 'questions' })).toHaveText(/^2 of \d+ questions$/);
  await expect(page.getByRole('row').getByRole('img', { name: 'Bookmarked' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Jump Game', exact: true }).click();
  await page.getByRole('link', { name: 'Next question: Two Sum' }).click();
  await expect(page).toHaveURL(TWO_SUM);
  await bookmark(page).click();
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'DSA', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/dsa');
});

test('submissions count the attempts, with their times, and lead to the best solution', async ({ page }) => {
  await page.goto(TWO_SUM);
  await submitThrice(page);
  await page.reload();
  await tab(page, 'Submissions').click();
  const panel = page.getByRole('tabpanel', { name: 'Submissions' });
  await expect(panel).toContainText('3 submissions, 2 accepted. Solved on attempt 2.');
  await expect(panel.getByRole('listitem')).toHaveText([/#3.*after 12 min/, /#2.*Best.*after 12 min/, /#1/]);
  await panel.getByRole('button', { name: 'Load my best' }).click();
  await expect(page.getByRole('region', { name: 'Editor' })).toContainText('fastest');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Editor' })).toContainText('class Solution');
});

onEveryScreen('submissions that lead to the best one, and notes', async (page) => {
  await page.goto(TWO_SUM);
  await submitThrice(page);
  await page.reload();
  await tab(page, 'Submissions').click();
  await expect(page.getByRole('button', { name: 'Load my best' })).toBeVisible();
  await expectAccessible(page);
  await tab(page, 'Notes').click();
  await field(page).fill(NOTE);
  await tab(page, 'Read').click();
  await expect(page.getByRole('heading', { name: 'Key idea' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

onEveryScreen('a table of bookmarked questions', async (page) => {
  await page.goto(TWO_SUM);
  await bookmark(page).click();
  await page.goto('/dsa?bookmarked=1');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
});
