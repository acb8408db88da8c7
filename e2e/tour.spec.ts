import type { Page } from '@playwright/test';
import { expectAccessible, onEveryScreen } from './screens.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

const OFFER = 'Take the one-minute tour';
const STEPS = [
  { title: 'Find a question', path: '/dsa' },
  { title: 'Run it, submit it', path: '/question/dsa/arrays/two-sum' },
  { title: 'Draw your design', path: '/system-design-question/system-design/hld/url-shortener' },
  { title: 'Follow a list, come back', path: '/dsa/blind-75' },
  { title: 'Your work stays with you', path: '/settings' },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const here = (page: Page) => page.locator('[data-tour-here]');

/** The home page once it knows whether the tour is to be offered. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await stored(page);
}

test('a newcomer is offered the tour and goes through it by keyboard; it is not offered again', async ({
  page,
}) => {
  await openHome(page);
  await button(page, OFFER).press('Enter');
  for (const [index, { title, path }] of STEPS.entries()) {
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(`Tour, ${index + 1} of ${STEPS.length}`);
    await expect(page).toHaveURL(path);
    await expect(dialog.getByRole('heading')).toBeFocused();
    await expect(here(page)).toHaveCount(1);
    await expect(here(page)).toBeInViewport();
    // It blocks nothing: what it points at can be used.
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await dialog.getByRole('button', { name: index < STEPS.length - 1 ? 'Next' : 'Done' }).press('Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(here(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page.locator('#main')).toBeFocused();
  await stored(page);
  await openHome(page);
  await expect(button(page, OFFER)).toHaveCount(0);
});

test('left with Escape, gone back and forth, away from and back to its page', async ({ page }) => {
  await page.goto('/settings');
  await button(page, 'Take the tour').click();
  const first = page.getByRole('dialog', { name: 'Find a question' });
  await button(page, 'Next').click();
  await expect(page.getByRole('dialog', { name: 'Run it, submit it' })).toBeVisible();
  await button(page, 'Back').click();
  await expect(first).toBeVisible();
  await expect(page).toHaveURL('/dsa');
  await page.getByRole('complementary').getByRole('link', { name: 'Behavioral' }).click();
  await expect(page).toHaveURL('/behavioral');
  await expect(here(page)).toHaveCount(0);
  await button(page, 'Show me').click();
  await expect(page).toHaveURL('/dsa');
  await expect(here(page)).toHaveCount(1);
  // In a field the key clears or leaves the field.
  await page.getByRole('searchbox').first().press('Escape');
  await expect(first).toBeVisible();
  await button(page, 'Next').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await stored(page);
  await openHome(page);
  await expect(button(page, OFFER)).toHaveCount(0);
});

test('sent away it stays away, and search starts it all the same', async ({ page }) => {
  await openHome(page);
  await button(page, 'Don’t offer the tour again').click();
  await expect(button(page, OFFER)).toHaveCount(0);
  await stored(page);
  await page.reload();
  await stored(page);
  await expect(button(page, OFFER)).toHaveCount(0);
  await page.getByRole('button', { name: /^Search( |$)/ }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('tour');
  await page.getByRole('option', { name: 'Take the tour' }).click();
  await expect(page.getByRole('dialog', { name: 'Find a question' })).toBeVisible();
});

test('whoever has begun is no newcomer', async ({ page }) => {
  await page.goto('/system-design/speedrun/caching');
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await stored(page);
  await openHome(page);
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await expect(button(page, OFFER)).toHaveCount(0);
});

onEveryScreen('the tour fits and has no fault', async (page) => {
  await openHome(page);
  await expectAccessible(page);
  await button(page, OFFER).click();
  for (const { title } of STEPS) {
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(here(page)).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    if (title !== STEPS.at(-1)?.title) await button(page, 'Next').click();
  }
});
