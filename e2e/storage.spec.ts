import { lateTransactions } from '#storage/testing/late-transactions.ts';
import { coding, TWO_SUM } from './coding.ts';
import { putRecord, readTable } from './database.ts';
import { firstAddresses } from './first-addresses.ts';
import { expect, test } from './test.ts';

test('a browser without a database: a notice, and the session goes on in memory', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(indexedDB, 'open', { value: refuse });
  });
  const { open, choose, write, editor } = coding(page);
  await open();
  await expect(page.getByRole('alert')).toContainText('Your work is saved only until you close this tab');
  await write('kept for now');
  await choose('java');
  await expect(editor).toContainText('public int[] twoSum');
  await choose('python');
  await expect(editor).toHaveText('kept for now');
});

test('a full disk: a notice says so, and what is typed stays', async ({ page }) => {
  const { open, write, editor } = coding(page);
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name === 'drafts') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await open();
  await write('still here');
  await expect(page.getByRole('alert')).toContainText('the browser’s storage is full');
  await expect(editor).toHaveText('still here');
});

test('what a full disk refused is kept as soon as there is room, and warned of until then', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name === 'drafts' && Reflect.get(window, 'full'))
        throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  const { open, choose, write, editor } = coding(page);
  await open();
  await page.evaluate(() => Object.assign(window, { full: true }));
  await write('refused at first');
  const notice = page.getByRole('alert').filter({ hasText: 'the browser’s storage is full' });
  await expect(notice).toBeVisible();
  // Something else is taken meanwhile, and ends nothing.
  await choose('java');
  await expect(notice).toBeVisible();
  await page.evaluate(() => Object.assign(window, { full: false }));
  await expect(notice).toBeHidden();
  await page.reload();
  await choose('python');
  await expect(editor).toHaveText('refused at first');
});

test('a corrupt record is set aside and offered for download; the rest loads', async ({ page }) => {
  const { open, write, editor } = coding(page);
  await open();
  await write('good code');
  await expect.poll(() => readTable(page, 'drafts')).toHaveLength(1);
  await putRecord(page, 'progress', { id: 'dsa/arrays/two-sum', status: 'perhaps', at: 'yesterday' });
  await page.goto(TWO_SUM);
  await expect(page.getByRole('alert')).toContainText('One saved record couldn’t be read and was set aside.');
  await expect(editor).toHaveText('good code');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await download).createReadStream();
  let text = '';
  for await (const chunk of file) text += chunk;
  expect(JSON.parse(text)).toMatchObject([{ table: 'progress', record: { status: 'perhaps' } }]);
});

test('keys 5 ms apart arrive whole where every transaction ends 150 ms late', async ({ page }) => {
  await page.addInitScript(lateTransactions, 150);
  const { open, editor } = coding(page);
  await open();
  await page.getByRole('tab', { name: /Test cases/ }).click();
  const field = page.getByRole('textbox', { name: 'nums =' });
  const typed = `[${Array.from({ length: 40 }, (_, at) => at * 37).join(', ')}]`;
  await field.fill('');
  await field.pressSequentially(typed, { delay: 5 });
  await expect(field).toHaveValue(typed);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  const line = 'answer = sorted(set(nums), key=abs) # keep every letter of this line';
  await page.keyboard.type(line, { delay: 5 });
  await expect(editor).toHaveText(line);
  await page.reload();
  await page.getByRole('tab', { name: /Test cases/ }).click();
  await expect(field).toHaveValue(typed);
  await expect(editor).toHaveText(line);
});

test('a database that never answers: after two seconds every screen works from memory', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...of) {
      return Object.assign(open.apply(this, of), { addEventListener: () => {} });
    };
  });
  await page.clock.install();
  for (const [id, path] of firstAddresses()) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.clock.runFor(2_500);
      await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('main').locator('[aria-readonly=true], [readonly]')).toHaveCount(0);
      if (id === 'plan' || id === 'resumes')
        await expect(page.getByRole('alert')).toContainText('storage does not answer');
    });
  }
  const { write, editor } = coding(page);
  await page.goto(TWO_SUM);
  await page.clock.runFor(2_500);
  await write('kept in memory');
  await expect(editor).toHaveText('kept in memory');
});
