import type { Page } from '@playwright/test';
import { activityOf, box, open } from './competitive.ts';
import { expectAccessible, onEveryScreen } from './screens.ts';
import { expect, test } from './test.ts';

const EMPTY = 'Integration with browsing activity is coming soon.';

async function send(page: Page, payload: unknown): Promise<void> {
  await page.evaluate(
    (sent) => window.postMessage({ type: 'competitive-activity', payload: sent }, window.location.origin),
    payload,
  );
}

onEveryScreen('filled: long titles, open forms and help fit', async (page) => {
  await open(page);
  const title = 'Sum of the distances of all pairs '.repeat(8);
  await send(page, { site: 'Codeforces', title, url: 'https://codeforces.com/', rating: 'Div. 2', when: 0 });
  await expect(activityOf(page).getByRole('listitem')).toHaveCount(1);
  await page.getByText('Connect an extension').click();
  await page.getByRole('button', { name: 'Add problem', exact: true }).click();
  await page.getByRole('form').getByRole('button', { name: 'Add problem' }).click();
  await expect(page.getByText('Enter the problem’s name.')).toBeVisible();
  await expectAccessible(page);
});

test('ticks are kept, start afresh with the ISO week, and survive a clock that jumps', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 22, 23, 50));
  await open(page);
  await expect(page.getByText(/Week 47, Nov 16 – 22/)).toBeVisible();
  await box(page, 'Contest 1').check();
  await box(page, 'Wed').check();
  await box(page, 'Upsolve 2').check();
  await expect(page.getByText('3 / 11 completed')).toBeVisible();
  await page.reload();
  await expect(box(page, 'Wed')).toBeChecked();

  await page.clock.setFixedTime(new Date(2026, 10, 23, 0, 1));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/Week 48, Nov 23 – 29/)).toBeVisible();
  await expect(page.getByText('0 / 11 completed')).toBeVisible();
  await box(page, 'Contest 2').check();
  await page.getByText('Other weeks (1)').click();
  await expect(page.getByText('1/2 contests · 1/7 daily · 1/2 upsolves')).toBeVisible();

  for (const [year, done] of [
    [1999, 0],
    [2090, 0],
    [2026, 1],
  ] as const) {
    await page.clock.setFixedTime(new Date(year, 10, 24));
    await open(page);
    await expect(page.getByText(`${done} / 11 completed`)).toBeVisible();
  }
  await page.clock.setFixedTime(new Date(2026, 10, 20));
  await open(page);
  await expect(page.getByText('3 / 11 completed')).toBeVisible();
});

test('activity: one item or a list, newest first, at most 50, kept, with the current time by default', async ({
  page,
}) => {
  await open(page);
  await send(page, { site: 'AtCoder', title: 'ABC 380', url: 'https://atcoder.jp/contests/abc380' });
  const rows = activityOf(page).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('just now');
  await expect(page.getByText(EMPTY)).toHaveCount(0);
  const now = Date.now();
  await send(
    page,
    Array.from({ length: 70 }, (_, at) => ({
      site: 'CF',
      title: `P${at}`,
      rating: at,
      when: now - (at + 1) * 6e4,
    })),
  );
  await expect(rows).toHaveCount(50);
  await page.reload();
  await expect(rows).toHaveCount(50);
  await expect(rows.nth(1)).toContainText('P0');
  await expect(rows.last()).toContainText('P48');
  await expect(page.getByRole('link', { name: 'ABC 380' })).toHaveAttribute('rel', /noopener/);

  await page.getByRole('button', { name: 'Remove P0', exact: true }).click();
  await expect(rows).toHaveCount(49);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(50);
});

test('the example sends itself; an activity goes to the upsolve list', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByText('Connect an extension').click();
  await page.getByRole('button', { name: 'Copy example' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Send this example' }).click();
  await expect(activityOf(page).getByRole('link', { name: 'Watermelon' })).toBeVisible();
  await page.evaluate((code) => new Function(code)(), copied);
  await expect(activityOf(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Add Watermelon to the upsolve list' }).first().click();
  await expect(
    page.getByRole('list', { name: 'Upsolve list' }).getByRole('link', { name: 'Watermelon' }),
  ).toHaveAttribute('href', 'https://codeforces.com/problemset/problem/4/A');
});

test.describe('where another program runs scripts in a frame of the page', () => {
  // The page's own policy would let no such frame run.
  test.use({ bypassCSP: true });

  test('a real frame and its own messages are not read', async ({ page }) => {
    await open(page);
    await page.evaluate(async () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<script>parent.postMessage({type:'competitive-activity',payload:{site:'S',title:'FOREIGN'}},'*');parent.postMessage('sent','*')</script>`;
      const sent = new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => data === 'sent' && resolve(undefined));
      });
      document.body.append(frame);
      await sent;
    });
    await send(page, { site: 'S', title: 'OWN' });
    await expect(activityOf(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('FOREIGN')).toHaveCount(0);
  });
});

for (const { add, list, done } of [
  { add: 'Add problem', list: 'Upsolve list', done: 'Mark as solved' },
  { add: 'Add mistake', list: 'Mistake log', done: 'Mark as learned' },
]) {
  test(`${list}: add, edit, done, delete with undo, kept`, async ({ page }) => {
    await open(page);
    const rows = page.getByRole('list', { name: list }).getByRole('listitem');
    const form = page.getByRole('form');
    await page.getByRole('button', { name: add, exact: true }).click();
    await form.getByLabel('Problem').fill('  ');
    await form.getByLabel('Link').fill('javascript:alert(1)');
    await form.getByRole('button', { name: add }).click();
    await expect(form.getByLabel('Problem')).toBeFocused();
    await expect(form.getByRole('alert')).toHaveCount(2);
    await form.getByLabel('Problem').fill('CF 1900 D');
    await form.getByLabel('Link').fill('https://codeforces.com/contest/1900/problem/D');
    await form.getByLabel(/^(Solve by|Happened on)/).fill('2026-11-28');
    await form.getByRole('textbox').last().fill('Sort first.');
    await form.getByRole('button', { name: add }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Nov 28, 2026');

    await page.getByRole('button', { name: 'Edit CF 1900 D' }).click();
    await form.getByRole('textbox').last().fill('Count divisors.');
    await form.getByLabel('Problem').press('Enter');
    await expect(rows).toContainText('Count divisors.');
    await page.getByRole('button', { name: 'Edit CF 1900 D' }).click();
    await form.getByLabel('Problem').fill('Other');
    await page.keyboard.press('Escape');
    await expect(rows).toContainText('CF 1900 D');

    await page.getByRole('button', { name: `${done}: CF 1900 D` }).click();
    await expect(page.getByRole('button', { name: 'Reopen: CF 1900 D' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Reopen: CF 1900 D' }).click();
    await expect(page.getByRole('button', { name: `${done}: CF 1900 D` })).toBeVisible();

    await page.getByRole('button', { name: 'Delete CF 1900 D' }).click();
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows.getByRole('link')).toHaveAttribute('href', /codeforces/);
  });
}
