import { coding, TWO_SUM } from './coding.ts';
import { expectColorsOfOtherTheme } from './screens.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

test('the editor’s size, indent, theme and help are the user’s, and stay; Ctrl+F finds and replaces', async ({
  page,
}) => {
  const { editor } = coding(page);
  await page.goto(TWO_SUM);
  await expect(editor).toContainText('class Solution');
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByLabel('Font size').selectOption('Extra large');
  await page.getByLabel('Indent').selectOption('2 spaces');
  await page.getByLabel('Editor theme').selectOption('Dark');
  await page.getByLabel('Wrap long lines').check();
  await page.getByLabel('Close brackets').uncheck();
  await stored(page);
  await page.reload();

  const background = () =>
    page.locator('[data-editor-theme]').evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(background).toBe('rgb(28, 27, 25)');
  await expect(editor).toHaveClass(/cm-lineWrapping/);
  await expect(editor).toHaveCSS('font-size', '20.8px');
  await expect(editor).not.toHaveAttribute('aria-readonly', 'true');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await page.keyboard.type('f(');
  await expect(editor.locator('.cm-line')).toHaveText(['  f(']);
  await page.keyboard.type('old)');

  await page.keyboard.press('ControlOrMeta+f');
  await page.getByRole('textbox', { name: 'Find' }).fill('old');
  await page.getByRole('textbox', { name: 'Replace' }).fill('new');
  await page.getByRole('button', { name: 'replace all' }).click();
  await expect(editor.locator('.cm-line')).toHaveText(['  f(new)']);
  await expectColorsOfOtherTheme(page);
});

test('the question moves to the other side, hides for focus, the code is formatted, the timer starts by itself', async ({
  page,
}) => {
  const { editor, language } = coding(page);
  await page.goto(TWO_SUM);
  await language.selectOption('java');
  await expect(editor).toContainText('class Solution');
  const handle = page.getByRole('separator', { name: 'Width of the question' });
  const main = page.getByRole('main');
  const side = async () => ((await handle.boundingBox())?.x ?? 0) - ((await editor.boundingBox())?.x ?? 0);
  expect(await side()).toBeLessThan(0);
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('combobox', { name: 'Question' }).selectOption('On the right');
  await page.getByLabel('Start the timer with the page').check();
  await page.keyboard.press('Escape');
  expect(await side()).toBeGreaterThan(0);
  await handle.press('Home');
  await expect(handle).toHaveAttribute('aria-valuenow', '20');

  await page.getByRole('button', { name: 'Focus on the code' }).click();
  await expect(main.getByRole('tab', { name: 'Description' })).toBeHidden();
  await page.getByRole('button', { name: 'Show the question' }).click();
  await expect(main.getByRole('tab', { name: 'Description' })).toBeVisible();

  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('class Solution {\nint f() {\nreturn 1;   \n}\n}');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(editor.locator('.cm-line')).toHaveText([
    'class Solution {',
    '    int f() {',
    '        return 1;',
    '    }',
    '}',
    '',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.locator('.cm-line').nth(1)).toHaveText('int f() {');

  // The preference is for the next page: this one's timer stands.
  await expect(page.getByRole('button', { name: 'Start timer' })).toBeVisible();
  await stored(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pause timer' })).toBeVisible();
});

test.describe('a formatter that comes late', () => {
  // The service worker would bring it past the test.
  test.use({ serviceWorkers: 'block', expectedConsole: /Service Worker registration blocked/ });

  test('formats what was typed meanwhile too, and loses nothing', async ({ page }) => {
    const { editor, language } = coding(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/format-source/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(TWO_SUM);
    await language.selectOption('java');
    await expect(editor).toContainText('class Solution');
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('class A {\nint a;\n}');
    await page.getByRole('button', { name: 'Format' }).click();
    await editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('\nclass B {\nint b;\n}');
    release();
    await expect(editor.locator('.cm-line')).toHaveText([
      'class A {',
      '    int a;',
      '}',
      'class B {',
      '    int b;',
      '}',
      '',
    ]);
  });
});
