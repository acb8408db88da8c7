import { openTab, QUESTION } from './answers.ts';
import { expect, test } from './test.ts';

const EMPTY = 'No questions added yet. Questions will appear here once added to the JSON file.';

test('System Design: cards, four tabs that live in the address, a table each', async ({ page }) => {
  await page.goto('/system-design');
  await expect(page).toHaveTitle(/System Design/);
  await expect(page.getByRole('link', { name: /^System Design Speed Run/ })).toHaveAttribute(
    'href',
    '/system-design/speedrun',
  );
  await expect(page.getByRole('link', { name: /^Design Principles/ })).toHaveAttribute(
    'href',
    '/system-design/design-principles',
  );
  await expect(page.getByRole('tab')).toHaveText([
    'High Level Design',
    'Low Level Design',
    'Concurrency',
    'Machine Learning',
  ]);
  await expect(page.getByRole('tab', { name: 'High Level Design' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'URL Shortener' })).toHaveAttribute(
    'href',
    '/system-design-question/system-design/hld/url-shortener',
  );
  for (const [name, id] of [
    ['Low Level Design', 'lld'],
    ['Concurrency', 'concurrency'],
    ['Machine Learning', 'ml'],
  ] as const) {
    await openTab(page, name);
    await expect(page).toHaveURL(new RegExp(`\\?tab=${id}$`));
    await expect(page.getByRole('columnheader').or(page.getByText(EMPTY)).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Machine Learning' })).toHaveAttribute('aria-selected', 'true');
  const links = page.getByRole('tabpanel').getByRole('row').getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^\/ml-question\/machine-learning\/ml-system-design\//);
  }
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Concurrency' })).toHaveAttribute('aria-selected', 'true');
});

test('System Design: arrow keys walk the tabs, search narrows one, a change of tab starts afresh', async ({
  page,
}) => {
  await page.goto('/system-design?tab=lld');
  await expect(page.getByRole('tab', { name: 'Low Level Design' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Low Level Design' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'High Level Design' })).toBeFocused();
  await expect(page).toHaveURL(/\/system-design$/);
  await page.getByRole('searchbox').fill('feed');
  await expect(page.getByRole('row')).toHaveCount(2);
  await openTab(page, 'Machine Learning');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('Behavioral and Machine Learning: card and table', async ({ page }) => {
  await page.goto('/behavioral');
  await expect(page.getByRole('link', { name: /^STAR Method/ })).toHaveAttribute(
    'href',
    '/behavioral/star-method',
  );
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category']);
  await page
    .getByRole('link', { name: 'Tell me about a time you led people who did not report to you' })
    .click();
  await expect(page).toHaveURL(QUESTION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/led people/);
  await page.goto('/machine-learning');
  await expect(page.getByRole('link', { name: /^Fundamentals/ })).toHaveAttribute(
    'href',
    '/machine-learning/fundamentals',
  );
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category']);
});
