import type { Page } from '@playwright/test';
import { expectAccessible, onEveryScreen } from './screens.ts';
import { expect, test } from './test.ts';

const PATH = '/ask-question';
const OWN = `class Solution:
    def twoSum(self, nums, target):
        for i in range(len(nums)):
            for j in range(i + 1, len(nums)):
                if nums[i] + nums[j] == target:
                    return [i, j]`;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The screen's parts, as a user finds them. */
function ask(page: Page) {
  const panel = page.getByRole('region', { name: 'Suggested Answer' });
  return {
    panel,
    question: page.getByRole('textbox', { name: /^Question/ }),
    editor: page.getByRole('textbox', { name: /Code editor/ }),
    language: page.getByRole('combobox', { name: 'Language' }),
    get: page.getByRole('button', { name: 'Get Answer' }),
    compare: panel.getByRole('button', { name: 'Compare' }),
    copy: panel.getByRole('button', { name: 'Copy code' }),
    async open() {
      await page.goto(PATH);
      await expect(this.get).toBeEnabled();
      await expect(this.editor).not.toHaveAttribute('aria-readonly', 'true');
    },
    async write(code: string) {
      await this.editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(code);
    },
  };
}

test('without a question it asks for one', async ({ page }) => {
  const { open, get, question } = ask(page);
  await open.call(ask(page));
  await get.click();
  await expect(page.getByRole('alert')).toHaveText('Type your question first.');
  await expect(question).toBeFocused();
});

onEveryScreen('an answer with its comparison', async (page) => {
  const screen = ask(page);
  await screen.open();
  await screen.question.fill('My code for two numbers that add up to a target is too slow');
  await screen.write(OWN);
  await page.getByRole('radio', { name: /^Debug/ }).check();
  await screen.get.click();
  await expect(screen.panel).toBeFocused();
  await expect(screen.panel.getByText(/only in your code/)).toBeVisible();
  await screen.panel.getByText('Editorial: approaches').click();
  await expectAccessible(page);
});

test('general: nearest question, hints, editorial, solution to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = ask(page);
  await screen.open();
  await screen.question.fill('How do I detect a cycle in a linked list?');
  await screen.question.press('ControlOrMeta+Enter');
  const { panel } = screen;
  await expect(panel.getByRole('link', { name: 'Linked List Cycle' })).toHaveAttribute(
    'href',
    '/question/dsa/linked-lists/linked-list-cycle',
  );
  await expect(panel.getByText('Matching words: cycle, linked, list.')).toBeVisible();
  await expect(
    panel.getByText(/No AI answers here\. Dryrun searched its \d+ coding questions/),
  ).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: /.{40}/ })).toHaveCount(3);
  await expect(panel.getByText('Reference solution in Python')).toBeVisible();
  await screen.copy.click();
  await expect(panel.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('class Solution');

  await screen.language.selectOption('cpp');
  await expect(panel.getByText('Reference solution in C++')).toBeVisible();
  await expect(panel.locator('pre').filter({ hasText: 'public:' })).toBeVisible();
  await screen.language.selectOption('javascript');
  await expect(panel.getByText('No JavaScript solution yet.')).toBeVisible();

  const choices = panel.getByRole('group', { name: 'Closest questions' }).getByRole('button');
  await choices.filter({ hasText: 'Reverse Linked List' }).click();
  await expect(panel.getByRole('link', { name: 'Reverse Linked List' })).toBeVisible();
  await panel.getByRole('link', { name: 'Reverse Linked List' }).click();
  await expect(page).toHaveURL('/question/dsa/linked-lists/reverse-linked-list');
});

test('compare: a line diff that follows the code, and says when it cannot be made', async ({ page }) => {
  const screen = ask(page);
  await screen.open();
  await screen.question.fill('two sum');
  await screen.get.click();
  await screen.compare.click();
  await expect(screen.panel.getByText(/Paste your code into the editor/)).toBeVisible();
  await screen.write(OWN);
  const rows = screen.panel.getByRole('row');
  await expect(rows.filter({ hasText: 'return [i, j]' })).toContainText('−');
  await expect(rows.filter({ hasText: /^\d+\d+.*class Solution:/ })).toHaveCount(1);
  await expect(rows.filter({ hasText: '+' }).first()).toBeVisible();
  await screen.write(`${OWN}\n# changed`);
  await expect(rows.filter({ hasText: '# changed' })).toHaveCount(1);
  await screen.language.selectOption('javascript');
  await expect(screen.panel.getByText(/Choose Python to compare/)).toBeVisible();
  await screen.compare.click();
  await expect(screen.panel.getByText('Reference solution in Python')).toBeVisible();
});

test('debug: code is needed, its names are enough, the comparison is there at once', async ({ page }) => {
  const screen = ask(page);
  await screen.open();
  await page.getByRole('radio', { name: /^Debug/ }).check();
  await screen.get.click();
  await expect(page.getByRole('alert')).toHaveText(/Paste your code first/);
  await expect(screen.editor).toBeFocused();
  await screen.write(OWN);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(screen.panel.getByRole('link', { name: 'Two Sum' })).toBeVisible();
  await expect(screen.compare).toHaveAttribute('aria-pressed', 'true');
  await expect(screen.panel.getByText(/only in your code/)).toBeVisible();
});

test('nothing near says so; a lesson is worth reading where no question is near', async ({ page }) => {
  const screen = ask(page);
  await screen.open();
  await screen.question.fill('photosynthesis');
  await screen.get.click();
  await expect(screen.panel.getByText(/No match found/)).toBeVisible();
  await screen.question.fill('What is consistent hashing?');
  await screen.get.click();
  await screen.panel.getByRole('link', { name: 'Consistent Hashing' }).click();
  await expect(page).toHaveURL('/system-design/speedrun/consistent-hashing');
});

test('the draft is kept, in every tab, and cleared with undo', async ({ page, context }) => {
  const screen = ask(page);
  await screen.open();
  await screen.question.fill('How does a heap find the median?');
  await screen.write('let a = 1;');
  await screen.language.selectOption('javascript');
  await page.getByRole('radio', { name: /^Debug/ }).check();
  const other = ask(await context.newPage());
  await other.open();
  await expect(other.question).toHaveValue('How does a heap find the median?');
  await expect(other.editor).toHaveText('let a = 1;');
  await page.reload();
  await expect(screen.language).toHaveValue('javascript');
  await expect(page.getByRole('radio', { name: /^Debug/ })).toBeChecked();
  await expect(screen.editor).toHaveText('let a = 1;');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(screen.question).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(screen.question).toHaveValue('How does a heap find the median?');
  await expect(screen.editor).toHaveText('let a = 1;');
});

test('image: preview, limits, remove, addresses given back, nothing sent', async ({ page }) => {
  const screen = ask(page);
  await page.addInitScript(() => {
    const live = new Set<string>();
    Object.assign(window, { live });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (source) => {
      const url = createObjectURL(source);
      live.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      live.delete(url);
      revokeObjectURL(url);
    };
  });
  const live = () => page.evaluate(() => (window as unknown as { live: Set<string> }).live.size);
  await screen.open();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const input = page.getByLabel(/^(Attach|Replace) image/);
  await input.setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('img', { name: 'Attached: board.png' })).toBeVisible();
  await input.setInputFiles({ name: 'second.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('img', { name: 'Attached: second.png' })).toBeVisible();
  await expect.poll(live).toBe(1);

  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByRole('alert')).toHaveText(/This file isn’t an image/);
  await input.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_001) });
  await expect(page.getByRole('alert')).toHaveText('This image is 5.0 MB. The limit is 5 MB.');
  await expect(page.getByRole('img', { name: 'Attached: second.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect(page.getByRole('img', { name: /^Attached/ })).toHaveCount(0);
  await expect.poll(live).toBe(0);
  await input.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(page.getByRole('alert')).toHaveText('Couldn’t read this image.');
  await expect.poll(live).toBe(0);
  expect(sent).toEqual([]);
});

for (const part of ['editor', 'answer']) {
  test(`the ${part} fills the window, keeps its content, and Escape leaves`, async ({ page }) => {
    const screen = ask(page);
    await screen.open();
    await screen.write('keep me');
    await page.getByRole('button', { name: `Show the ${part} in full screen` }).click();
    const section = part === 'editor' ? page.getByRole('region', { name: 'Your code' }) : screen.panel;
    await expect.poll(() => section.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    // What is covered cannot be reached.
    await expect(page.locator('aside')).toHaveAttribute('inert', '');
    await page.keyboard.press('Escape');
    await expect(page.locator('aside')).not.toHaveAttribute('inert');
    await expect(screen.editor).toHaveText('keep me');
    await page.getByRole('button', { name: `Show the ${part} in full screen` }).click();
    await page.getByRole('button', { name: 'Exit full screen (Esc)' }).click();
    await expect(page.getByRole('button', { name: `Show the ${part} in full screen` })).toBeVisible();
  });
}

test('the page’s own example leads to Two Sum, and a weak match says that it is one', async ({ page }) => {
  await page.goto('/ask-question');
  const field = page.getByRole('textbox', { name: /question/i }).first();
  const example = (await field.getAttribute('placeholder')) ?? '';
  const answer = page.getByRole('region', { name: 'Suggested Answer' });
  await field.fill(example.replace(/^For example: /, ''));
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(answer.getByRole('heading', { name: /^Two Sum/ })).toBeVisible();
  await expect(answer.getByText(/Weak match/)).toHaveCount(0);
  await field.fill('shortest path with at most K stops');
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(answer.getByText(/Weak match\. Only these words match/)).toBeVisible();
});
