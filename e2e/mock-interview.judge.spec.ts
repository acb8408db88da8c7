import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';

test('a mock coding round runs and submits code, and the verdict is in its review', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/mock-interview?kind=coding&minutes=30&run=true');
  const start = page.getByRole('button', { name: 'Start the interview' });
  await expect(start).toBeEnabled();
  await start.click();
  await page.getByRole('button', { name: /^Install Python/ }).click();
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await expect(submit).toBeEnabled({ timeout: 60_000 });

  const editor = page.getByRole('textbox', { name: /Code editor/ });
  const write = async (source: string) => {
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(source);
  };
  const path = await page.getByRole('link', { name: 'Open in the editor' }).getAttribute('href');
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await write('class Solution: pass');
  await submit.click();
  await expect(verdict.getByTestId('verdict')).not.toHaveText('Accepted', { timeout: 60_000 });

  await write(readFileSync(`content/${path?.replace('/question/', '')}/solutions/solution.py`, 'utf8'));
  await page.getByRole('button', { name: 'Run examples' }).click();
  await expect(page.getByRole('region', { name: 'Result on the examples' })).toContainText('Accepted');
  await submit.click();
  await expect(verdict.getByTestId('verdict')).toHaveText('Accepted', { timeout: 60_000 });

  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByText(/judged Accepted \(\d+ \/ \d+ tests\)/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /The code is complete/ })).toBeChecked();
  await page.getByRole('button', { name: 'Save review' }).click();
  const debrief = page.getByRole('region', { name: 'Debrief' });
  await expect(debrief.getByText(/comes back in Review tomorrow/)).toBeVisible();
});
