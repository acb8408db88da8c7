import type { Page } from '@playwright/test';
import { coding, PROGRAMS } from './coding.ts';
import { expectAccessibleInBothThemes, onEveryScreen } from './screens.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

onEveryScreen('results of a coding question, from a wrong case to a drawn growth', async (page) => {
  test.setTimeout(240_000);
  const { open, installPython, run, submit, output, write } = coding(page);
  await open();
  await tab(page, /Test cases/).click();
  await page.getByRole('textbox', { name: 'nums =' }).fill('[1, 2');
  await expect(page.getByRole('alert').filter({ hasText: 'nums is not valid JSON' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await button(page, 'Samples').click();
  await tab(page, 'Console').click();
  await installPython();
  await button(page, 'Limits').click();
  await expect(page.getByText(/for all tests, for both Run and Submit/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await button(page, 'Limits').click();

  await write(PROGRAMS.wrong);
  await run.click();
  await expect(page.locator('details', { hasText: 'Case 1' })).toContainText('Wrong Answer');
  await expectAccessibleInBothThemes(page);
  await submit.click();
  await expect(page.getByRole('region', { name: 'First failing test' })).toContainText('Expected');
  await expectAccessibleInBothThemes(page);

  await write(PROGRAMS.crashing);
  await submit.click();
  await expect(page.getByText(/^Indices go from 0 to/)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await write(PROGRAMS.right);
  await submit.click();
  await expect(output).toContainText('All tests passed.');
  const complexity = page.getByRole('region', { name: 'Complexity' });
  await complexity.getByRole('button', { name: 'Measure' }).click();
  await expect(complexity.getByRole('status')).toContainText(
    /Your solution scales like|The times of your solution vary too much/,
    {
      timeout: 60_000,
    },
  );
  await complexity.getByText('Show times as a table').click();
  await expect(complexity.getByRole('row').nth(1)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await tab(page, 'Submissions').click();
  await expect(button(page, /Accepted Python/)).toBeVisible();
  await button(page, /Wrong Answer Python/).click();
  await expect(page.locator('pre', { hasText: 'return [0, 1]' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
