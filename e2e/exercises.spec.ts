import AxeBuilder from '@axe-core/playwright';
import { exerciseOn } from './exercises.ts';
import { expect, test } from './test.ts';

const FUNNEL = ['product-case/funnels', 'A funnel by category'] as const;
/** The result's count of chats is wrong here, and right with `COUNT(DISTINCT c.listing_id)`. */
const funnel = (withChat: string) => `SELECT l.category,
  COUNT(DISTINCT l.listing_id) AS listings,
  ${withChat} AS with_chat,
  COUNT(DISTINCT s.listing_id) AS sold
FROM listings l
LEFT JOIN chats c ON c.listing_id = l.listing_id
LEFT JOIN sales s ON s.listing_id = l.listing_id
GROUP BY l.category`;
const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n';

test('a wrong query shows its first difference, the right one is accepted and stays solved', async ({
  page,
}) => {
  const { card, status, check, open, write } = exerciseOn(page, ...FUNNEL);
  await open();
  await expect(card.getByRole('button', { name: 'Show solution' })).toHaveCount(0);

  await write(funnel('COUNT(c.chat_id)'));
  await check.click();
  await expect(status).toContainText('Wrong Answer');
  await expect(status).toContainText('First difference, in with_chat.');
  const first = status.getByRole('region', { name: /^First difference/ });
  await expect(first.getByRole('row')).toHaveText([
    /category/,
    /Expected.*bikes/,
    /Yours.*bikes.*\(differs\)/,
  ]);
  await expect(status.getByText('4 missing rows')).toBeVisible();

  await write('SELECT category, COUNT(*) AS n FROM listings GROUP BY category');
  await check.click();
  await expect(status).toContainText('Missing: listings, with_chat, sold. Not asked for: n.');

  await write(funnel('COUNT(DISTINCT c.listing_id)'));
  await check.click();
  await expect(status).toContainText('Accepted on this data and on a second data set.');
  await expect(card.getByText('Solved')).toBeVisible();

  await card.getByRole('button', { name: 'Hint 1 of 2' }).click();
  await expect(card.getByText('The unit is the listing.')).toBeVisible();
  await card.getByRole('button', { name: 'Show solution' }).click();
  await expect(card.getByText("counting distinct ids doesn't mind")).toBeVisible();

  await page.reload();
  await expect(card.getByText('Solved')).toBeVisible();
  await card.getByRole('button', { name: 'Open' }).click();
  await expect(card.getByRole('textbox')).toContainText('COUNT(DISTINCT c.listing_id) AS with_chat');
  await expect(card.getByRole('button', { name: 'Show solution' })).toBeVisible();
});

test('a result that was copied from the shown rows fails on the second data set', async ({ page }) => {
  const { status, check, open, write } = exerciseOn(
    page,
    'product-case/users-and-business-model',
    "Everyone who didn't come from ads",
  );
  await open();
  await write("SELECT area, COUNT(*) AS users FROM users WHERE channel <> 'ads' GROUP BY area");
  await check.click();
  await expect(status).toContainText('Wrong Answer');
  await write("VALUES ('Dale', 30), ('Hill', 45), ('Quay', 11)");
  await check.click();
  await expect(status).toContainText('Missing: area, users. Not asked for: column1, column2.');
  await write("SELECT 'Dale' AS area, 30 AS users UNION SELECT 'Hill', 45 UNION SELECT 'Quay', 11");
  await check.click();
  await expect(status).toContainText('On a second data set with the same tables it isn’t');
});

test('bad queries are explained, and what they changed is undone', async ({ page }) => {
  const { card, status, run, check, open, write } = exerciseOn(page, ...FUNNEL);
  await open();
  await write('DROP TABLE listings; DELETE FROM chats');
  await run.click();
  await expect(status).toContainText('Whatever it changed is undone');
  await write('DELETE FROM sales; SELECT COUNT(*) AS n FROM listings');
  await run.click();
  await expect(status).toContainText('2 statements ran; this is the last result.');
  await write('SELECT COUNT(*) AS n FROM sales');
  await run.click();
  await expect(status.getByRole('cell')).toHaveText('64');

  await write('SELECT category,\n  COUNT(*) AS n,\nFROM listings');
  await run.click();
  await expect(status).toHaveText('Line 3, column 1: near "FROM": syntax error');
  await expect(card.locator('.cm-marked')).toHaveText('FROM listings');
  await write('How many listings are there?');
  await check.click();
  await expect(status).toContainText('Line 1, column 1: near "How": syntax error');
  await write('-- nothing but a comment');
  await run.click();
  await expect(status).toHaveText('There’s no query yet. Write one first.');

  await write('SELECT a.listing_id FROM listings a, listings b, listings c');
  await run.click();
  await expect(status).toContainText('More than 1,000 rows; these are the first.');
  await write(ENDLESS);
  await run.click();
  await expect(status).toHaveText('Stopped after 5 seconds. Does a recursion or a join never end?');
  await run.click();
  await card.getByRole('button', { name: 'Stop' }).click();
  await expect(status).toHaveText('Stopped.');
  await write(funnel('COUNT(DISTINCT c.listing_id)'));
  await check.click();
  await expect(status).toContainText('Accepted');
});

test('rows that must be ordered are told from rows that are wrong', async ({ page }) => {
  const { status, check, open, write } = exerciseOn(
    page,
    'product-case/data-quality-first',
    'The latest price',
  );
  await open();
  const query = `WITH n AS (SELECT listing_id, price, ROW_NUMBER() OVER (PARTITION BY listing_id ORDER BY changed_at DESC) AS n
    FROM price_changes) SELECT listing_id, price FROM n WHERE n = 1 ORDER BY listing_id`;
  await write(`${query} DESC`);
  await check.click();
  await expect(status).toContainText(
    'The rows are right and their order isn’t. The first that differs is row 1.',
  );
  await write(query);
  await check.click();
  await expect(status).toContainText('Accepted');
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`an open exercise is accessible and fits, ${viewport.width} wide, by keyboard alone`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { card, editor, status } = exerciseOn(page, ...FUNNEL);
    await page.goto(`/courses/${FUNNEL[0]}`);
    await card.getByRole('button', { name: 'Open' }).press('Enter');
    await expect(editor).not.toHaveAttribute('aria-readonly', 'true');
    await card.locator('summary').first().press('Enter');
    await expect(card.getByRole('region', { name: 'First rows of users' })).toBeVisible();
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(funnel('COUNT(c.chat_id)'));
    await page.keyboard.press('Shift+Enter');
    await expect(status).toContainText('Wrong Answer');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toContainText('4 rows.');
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  });

test('an opened exercise runs offline afterwards', async ({ page, context }) => {
  const { status, run, open, write } = exerciseOn(page, ...FUNNEL);
  await open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('region', { name: FUNNEL[1] }).getByRole('button', { name: 'Open' }).click();
  await write('SELECT COUNT(*) AS n FROM listings');
  await run.click();
  await expect(status.getByRole('cell')).toHaveText('251');
});

test('the course says how many exercises it has, and each lesson how many of them', async ({ page }) => {
  await page.goto('/courses/product-case');
  await expect(page.getByText(/^\d\d exercises$/)).toBeVisible();
  const lesson = page.getByRole('region', { name: 'Engagement', exact: true });
  await expect(lesson.getByText('2 exercises')).toBeVisible();
});
