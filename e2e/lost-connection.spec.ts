import { coding, TWO_SUM } from './coding.ts';
import { expect, test } from './test.ts';

// A first visit whose connection ends before the service worker has kept anything.
test.use({
  serviceWorkers: 'block',
  expectedConsole:
    /Service Worker registration blocked|ERR_INTERNET_DISCONNECTED|Part of this page couldn’t load/,
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an editor that cannot come costs no more than itself, and another try brings it', async ({
    page,
  }) => {
    const { editor } = coding(page);
    const region = page.getByRole('region', { name: 'Editor' });
    const failure = region.getByRole('alert');
    await page.goto(TWO_SUM);
    await page.context().setOffline(true);
    await region.scrollIntoViewIfNeeded();
    await expect(failure).toContainText('This part couldn’t load. Your work is safe.');
    await expect(region.getByText('class Solution')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Two Sum/ })).toBeAttached();

    await failure.getByRole('button', { name: 'Try again' }).tap();
    await expect(failure).toBeVisible();
    await page.context().setOffline(false);
    await failure.getByRole('button', { name: 'Try again' }).tap();
    await expect(editor).toContainText('class Solution');
    await expect(failure).toHaveCount(0);
  });
});

test('a screen that cannot come leaves the user where they are, and Back still works', async ({ page }) => {
  const link = (name: string) => page.getByRole('complementary').getByRole('link', { name, exact: true });
  await page.goto('/settings');
  await link('DSA').click();
  await expect(page).toHaveTitle(/DSA/);

  await page.context().setOffline(true);
  await link('Competitive Coding Review').click();
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toContainText(
    'You’re offline, and this page isn’t on your device yet. Try again when you’re online.',
  );
  await expect(page).toHaveURL('/dsa');
  await expect(page).toHaveTitle(/DSA/);
  await page.goBack();
  await expect(page).toHaveTitle(/Settings/);

  await page.context().setOffline(false);
  await link('Competitive Coding Review').click();
  await expect(page).toHaveTitle(/Competitive/);
});
