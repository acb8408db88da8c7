import { expect, test } from './test.ts';

test('the miniature judge steps through Two Sum to its verdict', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const demo = page.getByRole('figure', { name: 'A dry run of Two Sum' });
  await expect(demo).toContainText('Step 1 of 7');
  const step = demo.getByRole('button', { name: /^Step/ });
  for (let left = 6; left > 0; left -= 1) await step.click();
  await expect(demo).toContainText(/Accepted\s*\d+ \/ \d+ tests/);
  await demo.getByRole('button', { name: /^Run again/ }).click();
  await expect(demo).toContainText('Step 1 of 7');
  await expect(page.getByRole('listitem').filter({ hasText: '161 coding questions' })).toBeVisible();
});

test('the tracks list their questions topic by topic', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /17 questions/ }).click();
  await expect(page.getByText('0 / 17 completed')).toBeVisible();
  await page.getByRole('button', { name: /^Arrays/ }).click();
  await expect(page.getByRole('link', { name: 'Two Sum', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: /14 questions/ }).click();
  await expect(page.getByText('0 / 14 completed')).toBeVisible();
  await page.goto('/tracks/none');
  await expect(page.getByRole('heading', { name: 'Track not found' })).toBeVisible();
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
  const way = page.getByRole('region', { name: 'Today' }).getByRole('link', { name: 'Continue: Caching' });
  await way.click();
  await expect(page).toHaveURL('/system-design/speedrun/caching#trade-offs');
  await expect(page.getByRole('heading', { name: 'Trade-offs' })).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Trade-offs');

  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(page.getByText('1 / 15 completed')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('img', { name: /^1 activity over 1 day in/ })).toBeVisible();
  await expect(way).toHaveCount(0);
});

test('an empty review says where to begin', async ({ page }) => {
  await page.goto('/review');
  await expect(page.getByText('Nothing to review yet.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Coding questions' }).click();
  await expect(page).toHaveURL('/dsa');
});
