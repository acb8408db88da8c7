import { expect, test } from './test.ts';

test('three header cards lead to the lists and to the table', async ({ page }) => {
  await page.goto('/dsa');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Blind 75/ })).toHaveAttribute('href', '/dsa/blind-75');
  await expect(main.getByRole('link', { name: /^LeetCode 150/ })).toHaveAttribute(
    'href',
    '/dsa/leetcode-150',
  );
  await main.getByRole('link', { name: /^All Questions/ }).click();
  await expect(page).toHaveURL(/#all-questions$/);
});

test('Title and Category at first; the column menu adds others and is remembered', async ({ page }) => {
  await page.goto('/dsa');
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Difficulty' }).check();
  await page.getByRole('checkbox', { name: 'Frequency' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category', 'Difficulty', 'Frequency']);
  await page.reload();
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category', 'Difficulty', 'Frequency']);
  // Easy green, Medium amber, Hard red, as hues in degrees.
  for (const [name, from, to] of [
    ['Easy', 90, 160],
    ['Medium', 25, 50],
    ['Hard', 0, 15],
  ] as const) {
    const badge = page.getByRole('cell', { name, exact: true }).first().getByText(name);
    const color = await badge.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    const hue =
      most === green ? 120 + (60 * (blue - red)) / (most - least) : (60 * (green - blue)) / (most - least);
    expect(hue, `${name} is ${color}`).toBeGreaterThanOrEqual(from);
    expect(hue, `${name} is ${color}`).toBeLessThanOrEqual(to);
  }
});

test('difficulty and status are a click away, and each table keeps its own columns', async ({ page }) => {
  await page.goto('/dsa');
  await page.getByRole('button', { name: 'Show difficulty and status' }).click();
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category', 'Difficulty', 'Status']);
  await page.goto('/behavioral');
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category']);
  // Nobody knows who asks these, so there is no column for it.
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Status' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Companies' })).toHaveCount(0);
  await page.goto('/dsa');
  await page.getByRole('button', { name: 'Hide difficulty and status' }).click();
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category']);
});

test('filters say how many questions they leave; a topic has one name, and a company its most asked first', async ({
  page,
}) => {
  await page.goto('/dsa?topic=Array');
  const topic = page.getByRole('combobox', { name: 'Topic' });
  await expect(topic).toHaveValue('Arrays');
  await expect(topic.getByRole('option', { name: /^Array/ })).toHaveCount(1);
  const [, count] =
    /\((\d+)\)/.exec((await topic.getByRole('option', { name: /^Array/ }).textContent()) ?? '') ?? [];
  await expect(page.getByRole('status').first()).toHaveText(`${count} of 161 questions`);
  await page.goto('/dsa?company=Amazon');
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Amazon');
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ of 161 questions, most asked first$/);
  await expect(page.getByRole('row').nth(1)).toContainText('Two Sum');
});

test('search and filters live in the address, also when opened from it', async ({ page }) => {
  await page.goto('/dsa');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('median');
  await expect(page.getByRole('link', { name: 'Find Median from Data Stream' })).toBeVisible();
  await expect(page).toHaveURL(/q=median/);
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Hard');
  await expect(page.getByRole('status').first()).toHaveText('2 of 161 questions');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('searchbox')).toHaveValue('median');
  await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('Hard');
  await expect(page.getByRole('status').first()).toHaveText('2 of 161 questions');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('status').first()).toHaveText('161 questions');
  await expect(page).toHaveURL(/\/dsa$/);
});

test('topic, company and status narrow the table; nothing left says so', async ({ page }) => {
  await page.goto('/dsa');
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Heaps');
  await expect(page.getByRole('status').first()).toHaveText('10 of 161 questions');
  await page.getByRole('combobox', { name: 'Company' }).selectOption('Google');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('solved');
  await expect(page.getByText('No questions match. Clear a filter or try a broader search.')).toBeVisible();
});

test('a header sorts up, down and not at all', async ({ page }) => {
  await page.goto('/dsa');
  const first = page.getByRole('row').nth(1).getByRole('cell').first();
  const unsorted = (await first.textContent()) ?? '';
  const header = page.getByRole('columnheader', { name: 'Title' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toHaveText(/^3Sum/);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toHaveText(/^Word Search II/);
  await expect(page).toHaveURL(/sort=-title/);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await expect(first).toHaveText(unsorted);
});

test('arrow keys move between the questions, Enter opens one', async ({ page }) => {
  await page.goto('/dsa');
  const links = page.locator('a.row-link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/question\/dsa\//);
});

const LISTS = [
  {
    path: '/dsa/blind-75',
    total: 75,
    categories: [
      ['Arrays, Strings & Bits', 23, 'Hard'],
      ['Trees, Tries & Backtracking', 15, 'Hard'],
      ['Dynamic Programming', 12, 'Hard'],
      ['Intervals, Heaps & Greedy', 8, 'Hard'],
      ['Graphs', 7, 'Hard'],
      ['Linked Lists', 6, 'Medium'],
      ['Matrix', 4, 'Medium'],
    ],
  },
  {
    path: '/dsa/leetcode-150',
    total: 150,
    categories: [
      ['Arrays', 30, 'Hard'],
      ['Two Pointers', 20, 'Hard'],
      ['Sliding Window', 15, 'Hard'],
      ['Stack', 12, 'Hard'],
      ['Binary Search', 10, 'Hard'],
      ['Linked List', 8, 'Medium'],
      ['Trees', 15, 'Hard'],
      ['Graphs', 10, 'Hard'],
      ['Dynamic Programming', 15, 'Hard'],
      ['Backtracking', 5, 'Medium'],
      ['Heaps & Intervals', 10, 'Hard'],
    ],
  },
] as const;

for (const { path, total, categories } of LISTS) {
  test(`${path}: every category with its count, label and questions, one open at a time`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText(`0 / ${total} completed`)).toBeVisible();
    await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '0');
    for (const [name, count, label] of categories) {
      const card = page.getByRole('region', { name, exact: true });
      await expect(card.getByText(`0 / ${count}`)).toBeVisible();
      await card.getByRole('button').click();
      await expect(card.getByText(label, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('list').getByRole('list').getByRole('listitem')).toHaveCount(count);
    }
    // Every question either opens or says that it is coming.
    const last = page.getByRole('region', { name: categories[0][0] });
    await last.getByRole('button').click();
    const items = last.getByRole('listitem');
    await expect(items).toHaveCount(categories[0][1]);
    for (const item of await items.all()) {
      const link = item.getByRole('link');
      const pill = item.getByText('COMING SOON');
      expect((await link.count()) + (await pill.count())).toBe(1);
    }
  });
}
