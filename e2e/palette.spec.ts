import type { Page } from '@playwright/test';
import { goOffline } from './offline.ts';
import { expectAccessible, onEveryScreen } from './screens.ts';
import { expect, test } from './test.ts';

const MOD = 'ControlOrMeta';

/** The palette's parts, as a user finds them. */
function palette(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    button: page.getByRole('button', { name: /^Search( |$)/ }),
    field: dialog.getByRole('combobox', { name: 'Search' }),
    options: dialog.getByRole('option'),
    selected: dialog.getByRole('option', { selected: true }),
    group: (name: string) => dialog.getByRole('group', { name, exact: true }),
    async open() {
      await page.keyboard.press(`${MOD}+k`);
      await expect(this.field).toBeFocused();
      // Nothing is found before the recent choices have been read.
      await expect(dialog.getByRole('option').first()).toBeVisible();
    },
  };
}

test('keyboard: open, type, choose, go, and find it again among the recent ones', async ({ page }) => {
  const { open, field, options, selected, group, dialog } = palette(page);
  await page.goto('/terms');
  await open.call(palette(page));
  await expect(group('Pages').getByRole('option').first()).toHaveText('Home');
  await expect(group('Recent')).toHaveCount(0);
  await page.keyboard.type('lru');
  await expect(selected).toHaveText(/LRU Cache.*Linked Lists.*Medium/);
  await expect(field).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? 'none');
  await expect(selected.locator('mark')).toHaveText('LRU');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/question/dsa/linked-lists/lru-cache');
  await expect(dialog).toHaveCount(0);

  await page.goto('/');
  await open.call(palette(page));
  await expect(group('Recent').getByRole('option')).toHaveText([/LRU Cache/]);
  const said = async () =>
    (await dialog.getByRole('status').textContent()) === `${await options.count()} results`;
  await expect.poll(said).toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open.call(palette(page));
  await page.keyboard.press(`${MOD}+k`);
  await expect(dialog).toHaveCount(0);
});

test('every area is found, with the letters that were typed or meant marked', async ({ page }) => {
  const { open, field, group, dialog } = palette(page);
  await page.goto('/');
  await open.call(palette(page));
  for (const [text, name, first, marked] of [
    ['medain', 'Coding questions', /Median/, 'Median'],
    ['url short', 'System design questions', /URL Shortener/, 'URL'],
    ['fraud', 'Machine learning questions', /Fraud/, 'Fraud'],
    ['led peop', 'Behavioral questions', /led people/, 'led'],
    ['rate lim', 'Lessons', /Rate Limiter/, 'Rate'],
    ['kafka', 'Lessons', /Message Queue/, null],
    ['observ', 'Patterns and principles', /^Observer/, 'Observ'],
    ['all you need', 'Papers and RAG models', /^Attention Is All You Need/, 'All'],
    ['graphrag', 'Papers and RAG models', /^GraphRAG/, 'GraphRAG'],
    ['amazon', 'Companies', /^Amazon/, 'Amazon'],
    ['blind', 'Pages', /Blind 75/, 'Blind'],
    ['night', 'Commands', /light and dark theme/, null],
  ] as const) {
    await field.fill(text);
    const option = group(name).getByRole('option').first();
    await expect(option).toHaveText(first);
    if (marked) await expect(option.locator('mark').first()).toHaveText(marked);
  }
  await field.fill('photosynthesis');
  await expect(dialog.getByText('No results for “photosynthesis”.')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('0 results');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

test('mouse: the button, a click, a click for a new tab, a click beside', async ({ page, context }) => {
  const { button, field, options, selected, dialog } = palette(page);
  await page.goto('/dsa/blind-75');
  await button.click();
  await expect(field).toBeFocused();
  await field.fill('two sum');
  const tab = context.waitForEvent('page');
  await options.first().click({ modifiers: [MOD] });
  await expect(await tab).toHaveURL('/question/dsa/arrays/two-sum');
  await expect(page).toHaveURL('/dsa/blind-75');
  await expect(button).toBeFocused();

  await button.click();
  await field.fill('design');
  await expect(options.nth(2).locator('mark')).not.toHaveCount(0);
  await options.nth(2).hover();
  await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(selected).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close search' }).click();
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(field).toBeFocused();
  await page.mouse.click(20, 880);
  await expect(dialog).toHaveCount(0);
  await button.click();
  await field.fill('coding q');
  await options.first().click();
  await expect(page).toHaveURL('/dsa');
});

test('resumes are found by title, once there are any', async ({ page }) => {
  const { open, field, group, selected } = palette(page);
  await page.goto('/resumes');
  const name = 'Sample: Backend Engineer';
  // The records behind the samples are there.
  await expect(page.getByRole('row', { name }).getByRole('button', { name: 'Duplicate' })).toBeEnabled();
  await open.call(palette(page));
  await field.fill(name);
  await expect(group('Resumes and letters').getByRole('option').first()).toContainText(name);
  await expect(selected).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resumes\/./);
});

test('Ctrl+Enter opens a new tab', async ({ page, context }) => {
  const { open, selected } = palette(page);
  await page.goto('/');
  await open.call(palette(page));
  await page.keyboard.type('star method');
  await expect(selected).toHaveText(/STAR Method/);
  const tab = context.waitForEvent('page');
  await page.keyboard.press(`${MOD}+Enter`);
  await expect(await tab).toHaveURL('/behavioral/star-method');
  await expect(page).toHaveURL('/');
});

test('commands do what they say', async ({ page }) => {
  const { open, field, selected, dialog } = palette(page);
  const perform = async (text: string, name: string) => {
    await open.call(palette(page));
    await field.fill(text);
    await expect(selected).toHaveText(new RegExp(name));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  };
  await page.goto('/dsa');
  await perform('dark', 'Switch between light and dark theme');
  await expect(page.locator('body')).toHaveClass('dark-theme');
  await perform('sidebar', 'Collapse or expand the sidebar');
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await perform('difficulty', 'Hide or show difficulty');
  await expect(page.getByText('Difficulty and topics are hidden.')).toBeVisible();
  await open.call(palette(page));
  await field.fill('two sum');
  await expect(selected).toHaveText('Two SumArrays');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await perform('difficulty', 'Hide or show difficulty');
  await expect(page.getByText('Difficulty and topics are shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await perform('vim', 'Vim mode');
  await expect(page.getByText('Vim mode is on in the editor.')).toBeVisible();
  await perform('shortcuts', 'Show all shortcuts');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await perform('a random', 'Open a random coding question');
  await expect(page).toHaveURL(/\/question\/dsa\//);
  await expect(page.getByRole('textbox', { name: /Code editor/ })).toBeVisible();
});

test('what has been solved is marked', async ({ page }) => {
  const { open, field, options } = palette(page);
  await page.goto('/behavior-question/behavioral/leadership/leading-without-authority');
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByRole('button', { name: 'Reviewed', exact: true })).toBeVisible();
  await open.call(palette(page));
  await field.fill('led people');
  await expect(options.first().getByRole('img', { name: 'Solved' })).toBeVisible();
});

test('it opens from the editor and works without a network', async ({ page }) => {
  const { open, field, options } = palette(page);
  await page.goto('/question/dsa/arrays/two-sum');
  await goOffline(page);
  await page.getByRole('textbox', { name: /Code editor/ }).click();
  await open.call(palette(page));
  await field.fill('group anagrams');
  await options.first().click();
  await expect(page).toHaveURL('/question/dsa/strings/group-anagrams');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group Anagrams');
});

test.describe('a refused file', () => {
  // The service worker would bring the file all the same.
  test.use({
    serviceWorkers: 'block',
    expectedConsole: /Failed to load resource|Service Worker registration blocked/,
  });

  test('search that cannot be loaded says so and leaves the page as it is', async ({ page }) => {
    await page.route(/assets\/palette-/, (route) => route.abort());
    await page.goto('/terms');
    await page.getByRole('button', { name: /^Search( |$)/ }).click();
    await expect(page.getByText('Couldn’t load this.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
  });
});

onEveryScreen('the palette is accessible, empty, full and without results', async (page) => {
  const { open, field, options, dialog } = palette(page);
  await page.goto('/');
  await open.call(palette(page));
  await expect(options.first()).toBeVisible();
  await expectAccessible(page);
  await field.fill('cache');
  await expect(options.first()).toBeVisible();
  await expectAccessible(page);
  await field.fill('zzzzzz');
  await expect(dialog.getByText(/No results for/)).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it fills the screen and is used by touch', async ({ page }) => {
    const { button, field, options, dialog } = palette(page);
    await page.goto('/behavioral');
    await button.tap();
    await expect(field).toBeFocused();
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await field.fill('cache');
    await options.first().tap();
    await expect(page).toHaveURL(/cach/);
    await expect(dialog).toHaveCount(0);
    await button.tap();
    await dialog.getByRole('button', { name: 'Close search' }).tap();
    await expect(dialog).toHaveCount(0);
  });
});
