import { expect, test } from './test.ts';

const sidebar = 'complementary';

test('the sidebar has its two sections, badges and footer links', async ({ page }) => {
  await page.goto('/dsa');
  const main = page.getByRole(sidebar);
  const prepare = main.getByRole('region', { name: 'PREPARE' });
  await expect(prepare.getByRole('link')).toHaveText([
    'DSA',
    'System Design',
    'Behavioral',
    'AI InterviewSOON',
    'Competitive Coding Review',
    'Study Plan',
    'Review',
    'Mock Interview',
    'Machine Learning',
  ]);
  for (const [name, href] of [
    ['DSA', '/dsa'],
    ['System Design', '/system-design'],
    ['Behavioral', '/behavioral'],
    ['AI Interview', '/coming-soon'],
    ['Competitive Coding Review', '/competitive-coding'],
    ['LLM and RAG Resources', '/resources/llm-rag'],
    ['Resume & CV', '/resumes'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  const resources = main.getByRole('region', { name: 'RESOURCES' });
  await expect(resources.getByRole('listitem')).toHaveText([
    'LLM and RAG Resources',
    'Night ModeSOON',
    'Resume & CV',
    'Learning Courses',
  ]);
  await expect(resources.getByRole('link', { name: /Night Mode/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  await expect(main.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(main.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

test('the sidebar collapses, is stored as text, and comes back collapsed without a flash', async ({
  page,
}) => {
  await page.goto('/dsa');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('dryrun-sidebar-collapsed'))).toBe('true');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('aside').waitFor();
  expect((await page.locator('aside').boundingBox())?.width).toBeLessThan(80);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  expect(await page.evaluate(() => localStorage.getItem('dryrun-sidebar-collapsed'))).toBe('false');
});

test('a page without sidebar and top bar has a way back', async ({ page }) => {
  for (const path of ['/question/dsa/arrays/two-sum', '/dsa/blind-75', '/question/a/b/c']) {
    await page.goto(path);
    await expect(page.getByRole(sidebar)).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: 'DSA' }).or(page.getByRole('button', { name: 'Go Back' })),
    ).toBeVisible();
  }
});

test.describe('theme', () => {
  test('light at first; a toggle switches the body class and stores it', async ({ page }) => {
    await page.goto('/dsa');
    await expect(page.locator('body')).toHaveClass('light-theme');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('body')).toHaveClass('dark-theme');
    expect(await page.evaluate(() => localStorage.getItem('dryrun-theme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('body')).toHaveClass('dark-theme');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('body')).toHaveClass('light-theme');
  });

  for (const stored of ['Dark', 'blue', '', 'TRUE']) {
    test(`"${stored}" in storage falls back to light and an expanded sidebar`, async ({ page }) => {
      await page.addInitScript((value) => {
        for (const key of ['dryrun-theme', 'dryrun-sidebar-collapsed']) localStorage.setItem(key, value);
      }, stored);
      await page.goto('/dsa');
      await expect(page.locator('body')).toHaveClass('light-theme');
      await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    });
  }

  test('the right theme stands before the first script of the application', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('dryrun-theme', 'dark'));
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/dsa');
    await expect(page.locator('body')).toHaveClass('dark-theme');
    const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(background).toBe('rgb(20, 19, 18)');
  });

  test('System follows the device, before and after the first paint, until a theme is chosen', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'System' }).check();
    await expect(page.locator('body')).toHaveClass('light-theme');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveClass('dark-theme');
    expect(await page.evaluate(() => localStorage.getItem('dryrun-theme'))).toBe('dark');
    await page.goto('/dsa');
    await expect(page.locator('body')).toHaveClass('dark-theme');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('body')).toHaveClass('light-theme');
    await page.goto('/settings');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  });

  test('refused storage is ignored: the toggles still work', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
    });
    await page.goto('/dsa');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('body')).toHaveClass('dark-theme');
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  });
});

test('on a phone the menu opens in a drawer and closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dsa');
  await expect(page.getByRole(sidebar)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('link', { name: 'DSA' }).click();
  await expect(drawer).toBeHidden();
});

test('an unknown address says so and leads on', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
});

const SLASH =
  'an address with a slash at its end, as hosts make it, is the one without, also on the way back';
test(SLASH, { tag: '@host' }, async ({ page }) => {
  await page.goto('/learning-courses/?from=host#top');
  await expect(page).toHaveURL('/learning-courses?from=host#top');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Learning Courses');
  await page.getByRole('complementary').getByRole('link', { name: 'DSA' }).click();
  await expect(page).toHaveURL('/dsa');
  await page.goBack();
  await expect(heading).toHaveText('Learning Courses');
});
