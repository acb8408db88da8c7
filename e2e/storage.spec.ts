import { coding, TWO_SUM } from './coding.ts';
import { putRecord, readTable } from './database.ts';
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
