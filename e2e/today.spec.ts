import type { Page } from '@playwright/test';
import { putRecord } from './database.ts';
import { expectAccessible, expectAccessibleInBothThemes, onEveryScreen } from './screens.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

const NOON = new Date(2026, 10, 22, 12);
const DAY = 86_400_000;
const HEADING = 'Master system design, behavior and data interviews';

/** Stands below the conversation of a newcomer's hero. */
const CAPTION = 'An example of the conversation you’ll rehearse.';

const today = (page: Page) => page.getByRole('region', { name: 'Today' });

/** Solved on the three days before this one, and a lesson begun. */
async function practice(page: Page): Promise<void> {
  const ids = ['two-sum', 'contains-duplicate', 'jump-game'].map((name) => `dsa/arrays/${name}`);
  for (const [index, id] of ids.entries()) {
    const at = NOON.getTime() - (index + 1) * DAY;
    await putRecord(page, 'progress', { id, status: 'solved', at });
    const verdict = { verdict: 'Accepted', passed: 3, total: 3, ms: 1, language: 'python', source: 'pass' };
    await putRecord(page, 'submissions', { id, questionId: id, ...verdict, at });
  }
  await putRecord(page, 'lessons', {
    id: 'speedrun/caching',
    at: NOON.getTime() - DAY,
    section: 'trade-offs',
  });
}

test('whoever comes back begins with today: one thing to do, the rest of the day, the streak; done is done', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/');
  await expect(today(page)).toBeHidden();
  await expect(page.getByText(CAPTION)).toBeVisible();
  await practice(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await expect(page.getByText(CAPTION)).toHaveCount(0);
  await expect(today(page).getByText('3 due today.')).toBeVisible();
  await expect(today(page).getByRole('region', { name: 'Streak' })).toContainText('3 days');
  await expect(today(page).getByRole('img', { name: 'Practiced on 3 days this week' })).toBeVisible();
  await expect(today(page).getByRole('listitem')).toHaveText([
    /Lesson.*Caching.*Pick up where you left off/,
    /Coding.*Next in Blind 75/,
  ]);

  const progress = page.getByRole('region', { name: 'Your progress' });
  await expect(progress.getByRole('progressbar', { name: 'Arrays progress' })).toHaveAttribute(
    'aria-valuenow',
    '10',
  );
  await expect(progress.getByRole('listitem').filter({ hasText: 'Arrays' })).toContainText('3 of 30');
  await expect(progress).toContainText('3 activities in the past 12 weeks, 3 of them this week.');

  // From the keyboard: the first link of the page's content is the one thing to do.
  await page.locator('#main').focus();
  await page.keyboard.press('Tab');
  await expect(today(page).getByRole('link', { name: /^Review: .* and 2 more$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/review');
  for (let left = 3; left > 0; left -= 1) {
    await expect(page.getByText(`${left} due today`)).toBeVisible();
    await page.getByRole('button', { name: /^Good/ }).click();
  }
  await page.getByRole('complementary').getByRole('link', { name: 'Dryrun, home' }).click();
  await expect(today(page).getByRole('link', { name: 'Continue: Caching' })).toBeVisible();
  await expect(today(page).getByRole('region', { name: 'Streak' })).toContainText('4 days');

  await today(page).getByRole('link', { name: 'Make a study plan' }).click();
  await page.getByRole('button', { name: 'Make my plan' }).click();
  const steps = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
  const planned = (await steps.last().getByRole('link').innerText()).trim();
  await stored(page);
  await page.goto('/');
  await expect(today(page)).toContainText('In 14 days');
  await expect(today(page)).toContainText(planned);
  await expect(today(page).getByText(/Next in/)).toHaveCount(0);
});

test.describe('scripts that do not come', () => {
  test.use({
    serviceWorkers: 'block',
    expectedConsole: /Service Worker registration blocked|ERR_|couldn’t load/,
  });

  test.beforeEach(async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Add sample data' }).click();
    await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeEnabled();
    await stored(page);
  });

  test('the first paint is the right one, also for whoever has deleted everything', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    // Not by the page's own way, which waits until it is alive.
    await page.evaluate(() => location.assign('/'));
    await expect(today(page)).toBeVisible();
    await expect(page.getByText(CAPTION)).toBeHidden();
    await page.unroute('**/*.js');

    await page.goto('/');
    await today(page).getByRole('button', { name: 'Remove sample data' }).click();
    await expect(page.getByText(CAPTION)).toBeVisible();
    await expect(today(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('dryrun-home'))).toBeNull();
  });

  test('a lost connection costs Today alone, and it can be tried again', async ({ page }) => {
    const part = /assets\/today-(?!frame)[^/]*\.js$/;
    await page.route(part, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('This part couldn’t load. Your work is safe.');
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  });
});

onEveryScreen('today with a plan', async (page) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/');
  await practice(page);
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page.getByRole('heading', { name: /^Interview on/ })).toBeVisible();
  await stored(page);
  await page.goto('/');
  await expect(today(page)).toContainText('In 14 days');
  await expectAccessibleInBothThemes(page);
});

onEveryScreen('today without a plan', async (page) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/');
  await practice(page);
  await page.goto('/');
  await expect(today(page).getByText('3 due today.')).toBeVisible();
  await expectAccessible(page);
});
