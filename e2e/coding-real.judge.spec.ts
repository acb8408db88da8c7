import type { Locator } from '@playwright/test';
import { coding, PROGRAMS, TWO_SUM } from './coding.ts';
import { goOffline, pythonIsWhole } from './offline.ts';
import { expect, test } from './test.ts';

const STORY = 'the whole story: simulate, install, run, fail, solve, find it solved everywhere, offline too';
test(STORY, { tag: '@host' }, async ({ page, context }) => {
  test.setTimeout(180_000);
  const { run, submit, output, write, installPython, editor } = coding(page);
  await page.goto('/dsa');
  await page.getByRole('link', { name: 'Two Sum', exact: true }).click();
  await expect(editor).not.toHaveAttribute('aria-readonly', 'true');
  await write(PROGRAMS.wrong);
  await run.click();
  await expect(output).toContainText('Run completed. (Mock output)');

  await installPython();
  await run.click();
  await expect(output.getByRole('paragraph')).toHaveText(['Compiling and running...', 'Run completed.']);
  await expect(page.locator('details', { hasText: 'Case 1' })).toContainText('Wrong Answer');

  await submit.click();
  await expect(output).toHaveText('Submitting...');
  const failure = page.getByRole('region', { name: 'First failing test' });
  await expect(failure.getByRole('term')).toContainText(['nums', 'target', 'Expected', 'Output']);
  await expect(page.getByText('Wrong Answer')).toBeVisible();

  await write(PROGRAMS.right);
  await run.click();
  await expect(output).toContainText('Run completed.');
  for (const number of [1, 2, 3]) {
    await expect(page.locator('details', { hasText: `Case ${number}` })).toContainText('Accepted');
  }
  await submit.click();
  await expect(output.getByRole('paragraph')).toHaveText(['Submitting...', 'All tests passed.']);
  await expect(page.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Submissions' }).click();
  await expect(page.getByRole('button', { name: /Accepted Python/ })).toBeVisible();
  await page.getByRole('button', { name: /Wrong Answer Python/ }).click();
  await expect(page.locator('pre', { hasText: 'return [0, 1]' })).toBeVisible();

  await page.getByRole('link', { name: 'DSA', exact: true }).click();
  const row = page.getByRole('row', { name: /^Two Sum/ }).first();
  await expect(row.getByRole('img', { name: 'Solved' })).toBeVisible();
  for (const path of ['/dsa/blind-75', '/dsa/leetcode-150']) {
    await page.goto(path);
    await expect(page.getByText(/^1 \/ \d+ completed/)).toBeVisible();
  }

  await page.goto(TWO_SUM);
  await expect(editor).toContainText('target - x in seen');
  await expect(page.getByText(/Python runs for real/)).toBeVisible();

  await pythonIsWhole(page);
  await goOffline(page);
  await page.reload();
  await expect(editor).toContainText('target - x in seen');
  await run.click();
  await expect(output).toContainText('Run completed.');
  await submit.click();
  await expect(output).toContainText('All tests passed.');
  await page.getByRole('link', { name: 'DSA', exact: true }).click();
  await expect(
    page
      .getByRole('row', { name: /^Two Sum/ })
      .first()
      .getByRole('img', { name: 'Solved' }),
  ).toBeVisible({
    timeout: 1000,
  });
  await page.goto('/dsa/blind-75');
  await expect(page.getByText('1 / 75 completed')).toBeVisible();
  await context.setOffline(false);
});

test('the Simulated switch brings the specified behavior back, and is kept', async ({ page }) => {
  const { open, installPython, run, output } = coding(page);
  await open();
  await installPython();
  await page.getByRole('switch', { name: 'Simulated' }).check();
  await run.click();
  await expect(output).toContainText('Run completed. (Mock output)');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Simulated' })).toBeChecked();
  await run.click();
  await expect(output).toContainText('Run completed. (Mock output)');
});

/** Milliseconds, by the page's own clock, from a click on a button until the page shows a text. */
async function answerTime(button: Locator, text: string): Promise<number> {
  const measured = await button.evaluateHandle((element, awaited) => {
    const time = new Promise<number>((resolve) => {
      element.addEventListener(
        'click',
        () => {
          const clicked = performance.now();
          const observer = new MutationObserver(() => {
            if (!document.body.textContent?.includes(awaited)) return;
            observer.disconnect();
            resolve(performance.now() - clicked);
          });
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
    return { time };
  }, text);
  await button.click();
  return measured.evaluate(({ time }) => time);
}

test('an endless loop ends by its limit and by Stop, within half a second of either; the next Run is right', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { open, installPython, run, submit, stop, output, write } = coding(page);
  await open();
  await installPython();
  await write(PROGRAMS.endless);

  await submit.click();
  await expect(page.getByText('Time Limit')).toBeVisible({ timeout: 20_000 });
  await run.click();
  await expect(output).toContainText('Compiling and running...');
  await expect(stop).toBeVisible();
  expect(await answerTime(stop, 'Stopped.')).toBeLessThan(500);

  await write(PROGRAMS.right);
  await run.click();
  await expect(page.locator('details', { hasText: 'Case 1' })).toContainText('Accepted');
  // Measured with the judge loaded and its interpreter started; on a busy machine once more.
  await write(PROGRAMS.endless);
  await expect(async () => {
    const ms = await answerTime(submit, 'Time Limit');
    const limit = page.getByText(/took longer than [\d.]+ s/);
    const seconds = /than ([\d.]+) s/.exec((await limit.textContent()) ?? '')?.[1];
    expect(ms).toBeLessThan(Number(seconds) * 1000 + 500);
  }).toPass({ timeout: 60_000 });
});

test('a crash names the line, a syntax error too, and printed text is shown per test', async ({ page }) => {
  const { open, installPython, run, submit, write, editor } = coding(page);
  await open();
  await installPython();
  await write(PROGRAMS.crashing);
  await submit.click();
  await expect(page.getByText('Runtime Error')).toBeVisible();
  await expect(page.getByText(/Line 3: .*IndexError/s)).toBeVisible();
  await expect(page.getByText(/^Indices go from 0 to/)).toBeVisible();
  const marked = editor.getByTitle(/./);
  await expect(marked).toHaveText(/return nums\[len\(nums\)\]/);
  const dot = page.locator('.cm-marks').getByTitle(/IndexError/);
  await expect(dot).toHaveText('●');
  // They are of the text that was judged, and of no other.
  await editor.press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await expect(marked).toHaveCount(0);
  await expect(dot).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(marked).toHaveText(/return nums\[len\(nums\)\]/);
  await write(PROGRAMS.broken);
  await expect(marked).toHaveCount(0);
  await expect(dot).toHaveCount(0);
  await submit.click();
  await expect(page.getByText('Compile Error')).toBeVisible();
  await expect(page.getByText(/Line 2:/)).toBeVisible();
  await expect(page.getByText(/end with a colon/)).toBeVisible();
  await expect(marked).toHaveText(/def twoSum/);
  await expect(marked).toHaveAttribute('title', /expected ':'/);
  await write(PROGRAMS.right.replace('seen = {}', 'seen = {}; print("looking at", nums)'));
  await run.click();
  const second = page.locator('details', { hasText: 'Case 2' });
  await second.locator('summary').click();
  await expect(second).toContainText('looking at [6, 1, 6, 4]');
});

test('a failing test can be kept as a test case; an answer left empty is the reference’s; limits are explained', async ({
  page,
}) => {
  const { open, installPython, run, submit, write } = coding(page);
  await open();
  await installPython();
  await write(PROGRAMS.wrong);
  await submit.click();
  await page.getByRole('button', { name: 'Add to my test cases' }).click();
  await page.getByRole('tab', { name: 'Test cases (4)' }).click();
  await expect(page.getByRole('textbox', { name: 'nums =' })).toHaveValue('[12,5,8,20]');
  await page.getByRole('textbox', { name: 'nums =' }).fill('[7, 4, 9, 1]');
  await page.getByRole('textbox', { name: 'Expected' }).fill('');
  await page.getByRole('tab', { name: 'Console' }).click();
  await run.click();
  const added = page.locator('details', { hasText: 'Case 4' });
  await expect(added).toContainText('Wrong Answer');
  await expect(added.getByRole('definition').filter({ hasText: 'by the reference' })).toHaveText(/^\[1,2\]/);

  await page.getByRole('button', { name: 'Limits' }).click();
  await expect(
    page.getByText(/^\d[\d.]* s per test, \d+[\d.]* s for all tests, for both Run and Submit/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Measure again' }).click();
  await expect(page.getByText(/The benchmark program takes \d+ ms here/)).toBeVisible();
});

test('after Accepted the growth of time is measured, drawn and told; it can be canceled, and a Run ends it', async ({
  page,
}) => {
  const { open, installPython, run, submit, output, write } = coding(page);
  await open();
  await installPython();
  await write(PROGRAMS.right);
  await submit.click();
  const complexity = page.getByRole('region', { name: 'Complexity' });
  await complexity.getByRole('button', { name: 'Measure' }).click();
  await expect(complexity.getByRole('progressbar')).toBeVisible();
  await complexity.getByRole('button', { name: 'Cancel' }).click();
  await complexity.getByRole('button', { name: 'Measure' }).click();
  await expect(complexity.getByRole('status')).toContainText(
    /Your solution scales like|The times of your solution vary too much/,
    {
      timeout: 60_000,
    },
  );
  await expect(complexity.getByRole('img')).toHaveAccessibleName(
    /(scales like|vary too much) .* At [\d,]+ values it takes/,
  );
  await expect(complexity.getByRole('definition')).toContainText(['Try every pair', 'Sort', 'One pass']);
  await complexity.getByText('Show times as a table').click();
  await expect(complexity.getByRole('row').nth(4)).toBeVisible();

  await submit.click();
  await complexity.getByRole('button', { name: 'Measure' }).click();
  await run.click();
  await expect(output).toContainText('Run completed.');
  await expect(page.locator('details', { hasText: 'Case 1' })).toContainText('Accepted');
});

test('installing can be canceled and tried again', async ({ page }) => {
  const { open, install, installPython } = coding(page);
  await open();
  await page.route('**/runtimes/**/*.wasm', async () => {});
  await install.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Simulated mode: your code isn’t run yet.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await installPython();
});

test('two tabs agree within a second', async ({ page, context }) => {
  const first = coding(page);
  await first.open();
  const other = await context.newPage();
  const second = coding(other);
  await second.open();
  await first.write('typed in the first tab');
  await expect(second.editor).toHaveText('typed in the first tab', { timeout: 1000 });
  const table = await context.newPage();
  await table.goto('/dsa');
  await first.installPython();
  await first.write(PROGRAMS.right);
  await first.submit.click();
  await expect(first.output).toContainText('All tests passed.');
  await expect(
    table
      .getByRole('row', { name: /^Two Sum/ })
      .first()
      .getByRole('img', { name: 'Solved' }),
  ).toBeVisible({
    timeout: 1000,
  });
});
