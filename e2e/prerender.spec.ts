import { isWritten, readDsaIndex } from '../scripts/content/read-question.ts';
import { expect, test } from './test.ts';

const SHOWN = ['arrays/two-sum', 'linked-lists/lru-cache', 'strings/longest-palindromic-substring'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages are there as HTML', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /system design, behavior and data interviews/i,
    );
    await page.goto('/dsa');
    await expect(page.getByRole('row')).toHaveCount(162);
    await page.goto('/dsa/blind-75');
    await expect(page.getByText('0 / 75 completed')).toBeVisible();
    await page.goto('/dsa/leetcode-150');
    await expect(page.getByText('0 / 150 completed')).toBeVisible();
  });

  for (const question of SHOWN) {
    test(`${question} has its statement`, async ({ page }) => {
      await page.goto(`/question/dsa/${question}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const part of ['Examples', 'Constraints', 'Topics', 'Hints']) {
        await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
      }
      await expect(page.locator('article .prose').first()).toHaveText(/.{80}/s);
      await expect(page.getByText('Hint 3')).toBeVisible();
    });
  }
});

test('every question is a page of HTML with its statement', async ({ request }) => {
  const questions = readDsaIndex().filter(({ databaseId }) => isWritten(databaseId));
  for (const { databaseId, title } of questions) {
    const html = await (await request.get(`/question/${databaseId}`)).text();
    const heading = /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    expect(heading, databaseId).toContain(title);
    const statement = /class="[^"]*prose[^"]*"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '';
    expect(statement.replaceAll(/<[^>]*>/g, '').length, databaseId).toBeGreaterThan(80);
    const shown = html.replaceAll(/<[^>]*>/g, '');
    const missing = ['Examples', 'Constraints', 'Topics', 'Hint 3'].filter((part) => !shown.includes(part));
    expect(missing, databaseId).toEqual([]);
  }
});
