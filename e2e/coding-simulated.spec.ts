import { coding, TWO_SUM } from './coding.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('nothing runs on load, and the console says in one line that runs are simulated', async ({ page }) => {
  const { open, output, install } = coding(page);
  await open();
  await expect(page.getByText('Simulated mode: your code isn’t run yet.')).toBeVisible();
  await expect(install).toHaveText(/Install Python \(\d+ MB\) and run for real/);
  await expect(output).not.toContainText('Compiling');
});

test('Run and Submit say exactly what is specified, after exactly the specified time', async ({ page }) => {
  await page.clock.install();
  const { open, output, run, submit } = coding(page);
  await open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await run.click();
  await expect(output).toHaveText('Compiling and running...');
  await page.clock.runFor(599);
  await expect(output).toHaveText('Compiling and running...');
  await page.clock.runFor(1);
  await expect(output.getByRole('paragraph')).toHaveText([
    'Compiling and running...',
    'Run completed. (Mock output)',
  ]);
  await submit.click();
  await expect(output).toHaveText('Submitting...');
  await page.clock.runFor(799);
  await expect(output).toHaveText('Submitting...');
  await page.clock.runFor(1);
  await expect(output.getByRole('paragraph')).toHaveText(['Submitting...', 'All tests passed. (Mock)']);
  // Stop stands where Submit stood: the second half of a double click does not stop what the first began.
  await submit.dblclick();
  await page.clock.runFor(800);
  await expect(output.getByRole('paragraph')).toHaveText(['Submitting...', 'All tests passed. (Mock)']);
});

test('a simulated Submit solves nothing', async ({ page }) => {
  const { open, output, submit, choose } = coding(page);
  await open();
  await submit.click();
  await expect(output).toContainText('All tests passed. (Mock)');
  // Nobody can take it for a verdict, and it does not stay for another language.
  await expect(page.getByText('Simulated: your Python code was not run.')).toBeVisible();
  await choose('cpp');
  await expect(output).toBeHidden();
  await page.getByText('Earlier result: Python, simulated').click();
  await expect(output).toContainText('All tests passed. (Mock)');
  await choose('python');
  await page.getByRole('tab', { name: 'Submissions' }).click();
  await expect(page.getByText('No submissions yet.')).toBeVisible();
  await page.getByRole('link', { name: 'DSA' }).click();
  await expect(page.getByRole('row', { name: /^Two Sum/ }).first()).toBeVisible();
  await stored(page);
  await expect(page.getByRole('img', { name: 'Solved' })).toHaveCount(0);
});

test('keys: Ctrl+Enter runs, Shift+Enter submits, Tab inserts four spaces', async ({ page }) => {
  const { open, output, editor, write } = coding(page);
  await open();
  await write('x');
  await page.keyboard.press('Tab');
  await page.keyboard.type('y');
  await expect(editor).toHaveText('x    y');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-lineNumbers .cm-gutterElement').filter({ visible: true })).toHaveText([
    '1',
    '2',
  ]);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(output).toContainText('Run completed. (Mock output)');
  await page.keyboard.press('Shift+Enter');
  await expect(output).toContainText('All tests passed. (Mock)');
  await expect(editor).toHaveText('x    y');
});

test('the selector offers Java, Python and C++; each brings its template', async ({ page }) => {
  const { open, language, editor } = coding(page);
  await open();
  await expect(language.getByRole('option')).toHaveText(['Java', 'Python', 'C++']);
  await expect(language).toHaveValue('python');
  await expect(editor).toContainText('def twoSum(self, nums: List[int], target: int) -> List[int]:');
  await language.selectOption('java');
  await expect(editor).toContainText('public int[] twoSum(int[] nums, int target)');
  await expect(page.getByRole('button', { name: /Install Java \(\d+ MB\) and run for real/ })).toBeVisible();
  await language.selectOption('cpp');
  await expect(editor).toContainText('vector<int> twoSum(vector<int>& nums, int target)');
  await page.reload();
  await expect(language).toHaveValue('cpp');
});

test('Copy takes the code; Reset brings the template back, clears the console and can be undone', async ({
  page,
}) => {
  const { open, write, editor, run, output } = coding(page);
  await open();
  await write('print(1)');
  // Refused, it is ignored: nothing is printed, nothing is said.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('print(1)');
  await run.click();
  await expect(output).toContainText('Run completed.');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(editor).toContainText('def twoSum');
  await expect(output).not.toContainText('Run completed.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor).toHaveText('print(1)');
});

test('code is kept per question and language as one types, and a fresh attempt hides it', async ({
  page,
}) => {
  const { open, choose, write, editor, language } = coding(page);
  await open();
  await write('mine in python');
  await choose('java');
  await write('mine in java');
  await page.reload();
  await expect(language).toHaveValue('java');
  await expect(editor).toHaveText('mine in java');
  await language.selectOption('python');
  await expect(editor).toHaveText('mine in python');
  await page.getByRole('button', { name: 'Fresh attempt' }).click();
  await expect(editor).toContainText('def twoSum');
  await page.reload();
  await expect(editor).toContainText('def twoSum');
  await page.getByRole('button', { name: 'Earlier code' }).click();
  await expect(editor).toHaveText('mine in python');
});

test('hints open one by one', async ({ page }) => {
  await coding(page).open();
  const hints = page.locator('details', { hasText: /^Hint/ });
  await expect(hints).toHaveCount(3);
  await page.getByText('Recommended time and space').click();
  await expect(page.getByText(/^Aim for O\(n\)/)).toBeVisible();
  await page.getByText('Hint 2').click();
  await expect(hints.nth(1)).toHaveAttribute('open', '');
  await expect(hints.nth(0)).not.toHaveAttribute('open');
  await page.getByText('Hint 1').click();
  await expect(hints.nth(1)).toHaveAttribute('open', '');
});

test('the editorial and solutions stand behind a click', async ({ page }) => {
  await coding(page).open();
  await page.getByRole('tab', { name: 'Editorial' }).click();
  await expect(page.getByText(/Approach 1/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the editorial' }).click();
  await expect(page.getByRole('heading', { name: /Approach 1/ })).toBeVisible();
  const languages = page.getByRole('tablist', { name: 'Solution language' }).getByRole('tab');
  await expect(languages).toHaveText(['Java', 'Python', 'C++']);
});

test('test cases: edit, add, remove down to one; the first remaining is selected', async ({ page }) => {
  await coding(page).open();
  await page.getByRole('tab', { name: /Test cases/ }).click();
  const cases = page.getByRole('button', { name: /^Case \d/ });
  await expect(cases).toHaveCount(3);
  await page.getByRole('button', { name: 'Add a test case' }).click();
  await expect(cases).toHaveCount(4);
  await expect(cases.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: 'nums =' }).fill('[5, 5]');
  for (const left of [3, 2, 1]) {
    await page.getByRole('button', { name: /^Remove case/ }).click();
    await expect(cases).toHaveCount(left);
    await expect(cases.first()).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByRole('button', { name: /^Remove case/ })).toHaveCount(0);
  await page.reload();
  await page.getByRole('tab', { name: 'Test cases (1)' }).click();
  await page.getByRole('button', { name: 'Samples' }).click();
  await expect(cases).toHaveCount(3);
});

test('a value that does not fit is named at its field, and nothing typed is lost', async ({ page }) => {
  await coding(page).open();
  await page.getByRole('tab', { name: /Test cases/ }).click();
  const nums = page.getByRole('textbox', { name: 'nums =' });
  await nums.fill('[1, 2');
  await expect(page.getByRole('alert').filter({ hasText: 'nums is not valid JSON' })).toBeVisible();
  await nums.fill('[1, "two"]');
  await expect(page.getByRole('alert').filter({ hasText: 'nums[1]' })).toBeVisible();
  await expect(nums).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Expected' }).fill('[0,');
  await expect(page.getByRole('alert').filter({ hasText: 'expected isn’t valid JSON' })).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: /Test cases/ }).click();
  await expect(nums).toHaveValue('[1, "two"]');
});

test('preferences: hide difficulty and topics, Vim keys', async ({ page }) => {
  const { open, editor } = coding(page);
  await open();
  await expect(page.getByText('Easy', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('checkbox', { name: 'Hide difficulty and topics' }).check();
  await expect(page.getByText('Easy', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Topics' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Vim mode' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-vim-panel')).toBeVisible();
  await editor.click();
  await page.keyboard.type('ggdGihello');
  await page.keyboard.press('Escape');
  await expect(editor).toHaveText('hello');
});

test('the timer runs only when started', async ({ page }) => {
  await page.clock.install();
  await coding(page).open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const timer = page.getByRole('timer');
  await page.clock.runFor(5000);
  await expect(timer).toHaveText('00:00');
  await page.getByRole('button', { name: 'Start timer' }).click();
  await page.clock.runFor(65_000);
  await expect(timer).toHaveText('01:05');
  await page.getByRole('button', { name: 'Pause timer' }).click();
  await page.clock.runFor(5000);
  await expect(timer).toHaveText('01:05');
  await page.getByRole('button', { name: 'Reset timer' }).click();
  await expect(timer).toHaveText('00:00');
});

test('panels can be resized with the keyboard and by dragging', async ({ page }) => {
  await coding(page).open();
  const handle = page.getByRole('separator', { name: 'Width of the question' });
  await expect(handle).toHaveAttribute('aria-valuenow', '42');
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '46');
  const box = await handle.boundingBox();
  if (!box) throw new Error('no handle');
  await page.mouse.move(box.x + 4, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(400, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuenow', '28');
});

test('an unknown question says so, and Go Back goes back', async ({ page }) => {
  await page.goto('/dsa');
  await page.goto('/question/dsa/arrays/no-such-question');
  await expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
  await expect(page.getByText('The requested question could not be found in our database.')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/dsa');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the question can be read and answered by touch', async ({ page }) => {
    const { open, run, output } = coding(page);
    await open();
    await run.tap();
    await expect(output).toContainText('Run completed. (Mock output)');
    await expect(output).toBeInViewport({ ratio: 1 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  test('the editor is made when it is scrolled to; until then its code is text', async ({ page }) => {
    const { editor } = coding(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const editorFiles = () => fetched.filter((path) => path.includes('code-editor'));
    await page.goto(TWO_SUM);
    const region = page.getByRole('region', { name: 'Editor' });
    await expect(region.getByText('class Solution')).toBeAttached();
    // What came alive with the page has asked for its files by now.
    await page.waitForLoadState('load');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(editorFiles()).toEqual([]);
    await expect(editor).toHaveCount(0);
    await region.scrollIntoViewIfNeeded();
    await expect(editor).toContainText('class Solution');
    expect(editorFiles()).not.toEqual([]);
  });
});
