import { coding, PROGRAMS } from './coding.ts';
import { expect, test } from './test.ts';

test('a returning user: continue, activity, progress, and a review from tomorrow on, once a day', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install({ time: new Date(2026, 10, 21, 12) });
  const { editor, installPython, write, submit, output } = coding(page);
  await page.goto('/dsa/blind-75');
  await page.getByRole('link', { name: /^Start: / }).click();
  await expect(editor).toBeVisible();
  await expect(editor).not.toHaveAttribute('aria-readonly', 'true');
  await installPython();
  await write(PROGRAMS.right);
  await submit.click();
  await expect(output).toContainText('All tests passed.');

  // From the verdict one click leads on.
  const whatsNext = page.getByRole('region', { name: 'What’s next' });
  await expect(whatsNext).toContainText('Comes back for review tomorrow');
  const next = whatsNext.getByRole('link', { name: /^Next in Blind 75: / });
  const title = (await next.innerText()).replace('Next in Blind 75: ', '');
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto('/');
  const practice = page.getByRole('region', { name: 'Today' });
  await expect(practice.getByRole('link', { name: `Start: ${title}` })).toBeVisible();
  await expect(practice.getByText('Next in Blind 75.')).toBeVisible();
  await expect(practice.getByRole('region', { name: 'Streak' })).toContainText('1 day');
  await expect(practice.getByRole('img', { name: /^1 activity over 1 day in/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /17 questions/ })).toContainText('6%');
  await page.goto('/review');
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coming up' })).toContainText('Sunday, November 22');

  await page.clock.setFixedTime(new Date(2026, 10, 22, 8));
  await page.goto('/');
  await expect(practice.getByText('1 due today.')).toBeVisible();
  await practice.getByRole('link', { name: 'Review: Two Sum' }).click();
  await expect(page.getByRole('region', { name: 'Two Sum' })).toBeVisible();
  await page.getByRole('button', { name: /^Again/ }).click();
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 due today')).toBeVisible();
  await page.getByRole('button', { name: /^Good/ }).click();
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
});
