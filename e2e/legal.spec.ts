import { expectAccessible } from './screens.ts';
import { expect, test } from './test.ts';

const LEGAL = [
  { path: '/terms', title: 'Terms of Use' },
  { path: '/privacy', title: 'Privacy Policy' },
];
const SOON = [
  { path: '/coming-soon', title: 'AI Mock Interviews are Coming Soon!' },
  { path: '/resumes/coming-soon', title: 'New Resume Builder Features are Coming Soon!' },
];

test('the terms lead to the licenses of all that is shipped, with their texts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  await page.getByRole('main').getByRole('link', { name: 'licenses' }).click();
  await expect(page).toHaveURL('/licenses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses');
  await expect(page).toHaveTitle('Licenses · Dryrun');
  const parts = page.getByRole('list', { name: 'Parts' }).getByRole('listitem');
  // One of the bundles, a font, a worker's, a runtime's, the service worker's.
  for (const name of [
    'react',
    '@fontsource/ibm-plex-mono',
    'pdfjs-dist',
    'pyodide',
    'workbox-core',
    'TeaVM and its class library',
  ]) {
    await expect(parts.filter({ has: page.getByText(name, { exact: true }) })).not.toHaveCount(0);
  }
  const react = parts.filter({ has: page.getByText('react', { exact: true }) });
  await react.getByText('react', { exact: true }).click();
  await expect(react.getByText('Permission is hereby granted')).toBeVisible();
  await expectAccessible(page);
});

test('the date follows the reader’s own calendar', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' });
  const page = await context.newPage();
  await page.clock.setFixedTime('2027-02-28T23:30:00Z');
  await page.goto('/terms');
  await expect(page.locator('time')).toHaveText('March 1, 2027');
  await expect(page.locator('time')).toHaveAttribute('datetime', '2027-03-01');
  await context.close();
});

test('privacy excludes children under 13 and promises 30 days notice', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByText(/children under 13 may not use it/)).toBeVisible();
  await expect(page.getByText(/30 days notice of changes: a change of the terms/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByText(/at least 30 days before it takes effect/)).toBeVisible();
});

test('/projects leads to /resumes and does not stay in the history', async ({ page }) => {
  await page.goto('/dsa');
  await page.goto('/projects');
  await expect(page).toHaveURL('/resumes');
  await page.goBack();
  await expect(page).toHaveURL('/dsa');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title } of [...LEGAL, ...SOON]) {
    test(`${path} is there as HTML`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
});
