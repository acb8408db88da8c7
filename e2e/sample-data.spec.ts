import { expectAccessible, onEveryScreen } from './screens.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

const DESIGN = '/system-design-question/system-design/hld/url-shortener';

test('an empty review leads to sample data, which fills the product, says what it is and goes again', async ({
  page,
}) => {
  await page.goto('/review');
  await expect(page.getByText('Nothing to review yet.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'settings' }).click();
  await page.getByRole('button', { name: 'Add sample data' }).click();
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeEnabled();
  await stored(page);

  await page.goto('/review');
  await expect(page.getByText(/^\d+ due today$/)).toBeVisible();
  await page.goto(DESIGN);
  const canvas = page.getByRole('region', { name: 'Your design' });
  await expect(canvas.getByRole('img', { name: 'Load balancer', exact: true })).toBeVisible();
  await expect(canvas.getByRole('img', { name: /^Sample data: draw over it/ })).toBeVisible();
  await page.goto('/');
  const practice = page.getByRole('region', { name: 'Today' });
  await expect(practice.getByText('This is sample data, not your own practice.')).toBeVisible();
  await expect(practice.getByRole('img', { name: /activities over \d+ days/ })).toBeVisible();

  await practice.getByRole('button', { name: 'Remove sample data' }).click();
  await expect(page.locator('[role=status]')).toContainText('Sample data removed.');
  await expect(practice).toHaveCount(0);
  await stored(page);
  await page.goto(DESIGN);
  await expect(canvas.getByText('Choose a tool or add a shape to begin.')).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Load balancer', exact: true })).toHaveCount(0);
  await page.goto('/review');
  await expect(page.getByText('Nothing to review yet.')).toBeVisible();
});

onEveryScreen('a home page with practice on it', async (page) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add sample data' }).click();
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeEnabled();
  await stored(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeVisible();
  await expect(page.getByText(/^\d+ due today\.$/)).toBeVisible();
  await expectAccessible(page);
});
