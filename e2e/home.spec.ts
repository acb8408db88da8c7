import { coding, PROGRAMS } from './coding.ts';
import { expect, test } from './test.ts';

test('the tracks list their questions topic by topic', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /17 questions/ }).click();
  await expect(page.getByText('0 / 17 completed')).toBeVisible();
  await page.getByRole('button', { name: /^Arrays/ }).click();
  await expect(page.getByRole('link', { name: 'Two Sum' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: /14 questions/ }).click();
  await expect(page.getByText('0 / 14 completed')).toBeVisible();
  await page.goto('/tracks/none');
  await expect(page.getByRole('heading', { name: 'Track not found' })).toBeVisible();
});

test('a returning user: continue, activity, progress, and a review from tomorrow on, once a day', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install({ time: new Date(2026, 10, 21, 12) });
  const { open, installPython, write, submit, output } = coding(page);
  await open();
  await installPython();
  await write(PROGRAMS.right);
  await submit.click();
  await expect(output).toContainText('All tests passed.');

  await page.goto('/');
  const practice = page.getByRole('region', { name: 'Your practice' });
  await expect(practice.getByRole('link', { name: /Pick up where you left off/ })).toContainText('Two Sum');
  await expect(practice.getByRole('link', { name: /Review/ })).toContainText('Nothing is due today');
  await expect(practice.getByRole('img', { name: /^1 submissions and lessons on 1 days/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /17 questions/ })).toContainText('6%');
  await page.goto('/review');
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coming up' })).toContainText('Sunday, November 22');

  await page.clock.setFixedTime(new Date(2026, 10, 22, 8));
  await page.goto('/');
  await expect(practice.getByRole('link', { name: /Review/ })).toContainText('1 due today');
  await practice.getByRole('link', { name: /Review/ }).click();
  await expect(page.getByRole('region', { name: 'Two Sum' })).toBeVisible();
  await page.getByRole('button', { name: /^Again/ }).click();
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 due today')).toBeVisible();
  await page.getByRole('button', { name: /^Good/ }).click();
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
});

test('a lesson left half-way is gone on with at its section, until it is finished', async ({ page }) => {
  await page.goto('/system-design/speedrun/caching');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Trade-offs' }).click();
  await expect(contents.locator('[aria-current]')).toHaveText('Trade-offs');
  for (const path of ['/system-design/speedrun', '/system-design']) {
    await page.getByRole('banner').getByRole('link').click();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('link', { name: 'Dryrun, home' }).click();
  const way = page
    .getByRole('region', { name: 'Your practice' })
    .getByRole('link', { name: 'Continue reading' });
  await expect(way).toHaveText(/Caching/);
  await way.click();
  await expect(page).toHaveURL('/system-design/speedrun/caching#trade-offs');
  await expect(page.getByRole('heading', { name: 'Trade-offs' })).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Trade-offs');

  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(page.getByText('1 / 15 completed')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('img', { name: /^1 submissions and lessons/ })).toBeVisible();
  await expect(way).toHaveCount(0);
});

test('an empty review says where to begin', async ({ page }) => {
  await page.goto('/review');
  await expect(page.getByText('Nothing to review yet.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Coding questions' }).click();
  await expect(page).toHaveURL('/dsa');
});
