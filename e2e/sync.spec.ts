import type { Page } from '@playwright/test';
import { coding, TWO_SUM } from './coding.ts';
import { putRecord, readTable } from './database.ts';
import { type RemoteStorage, startRemoteStorage } from './remote-storage.ts';
import { expectAccessibleInBothThemes } from './screens.ts';
import { expect, test } from './test.ts';

/** So soon a change is on the other device. */
const SOON = { timeout: 5000 };
const PASSPHRASE = 'correct horse battery';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('region', { name: 'Sync' }).getByRole('status');
const note = (page: Page) => page.getByRole('textbox', { name: 'My notes' });

async function openNotes(page: Page): Promise<void> {
  await page.goto(TWO_SUM);
  await page.getByRole('tab', { name: 'Notes', exact: true }).click();
}

/** Opens the notes as they are written, not read. */
async function writeNote(page: Page, text: string): Promise<void> {
  await openNotes(page);
  const write = page.getByRole('tab', { name: 'Write', exact: true });
  // Notes that are there are shown as they read.
  await expect(write.or(note(page)).first()).toBeVisible();
  if (await write.isVisible()) await write.click();
  await note(page).fill(text);
}

const noteOf = async (page: Page) => (await readTable<{ id: string; text?: string }>(page, 'notes'))[0]?.text;

/** Connects the account, up to the question for the passphrase. */
async function connect(page: Page, server: RemoteStorage): Promise<void> {
  await page.goto('/settings');
  await page.getByLabel('Account address').fill(server.address);
  await button(page, 'Connect…').click();
  await page.getByRole('link', { name: 'Allow' }).click();
  await expect(page.getByLabel('Passphrase', { exact: true })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
}

test.describe('through an account', () => {
  let server: RemoteStorage;
  test.beforeEach(async () => {
    server = await startRemoteStorage();
  });
  test.afterEach(() => server.close());
  test.use({ expectedConsole: /Failed to load resource/ });

  test('two browsers agree within five seconds, also after both worked offline, and the server reads nothing', async ({
    page,
    browser,
  }) => {
    await writeNote(page, 'from the first');
    await connect(page, server);
    await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await page.getByLabel('Repeat passphrase').fill('correct house battery');
    await button(page, 'Turn on sync').click();
    await expect(page.getByRole('alert')).toContainText('differ');
    await page.getByLabel('Repeat passphrase').fill(PASSPHRASE);
    await button(page, 'Turn on sync').click();
    await expect(status(page)).toContainText('Last synced');

    const other = await (await browser.newContext()).newPage();
    await connect(other, server);
    await other.getByLabel('Passphrase', { exact: true }).fill('mistyped');
    await button(other, 'Turn on sync').click();
    await expect(other.getByRole('alert')).toContainText('doesn’t match');
    await other.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await button(other, 'Turn on sync').click();
    await expect(status(other)).toContainText('Last synced');
    await expect.poll(() => noteOf(other), SOON).toBe('from the first');

    await writeNote(other, 'from the second');
    await expect.poll(() => noteOf(page), SOON).toBe('from the second');

    server.down = true;
    await writeNote(page, 'typed offline');
    await coding(other).open();
    await coding(other).write('offline = True');
    await expect.poll(async () => (await readTable(other, 'drafts')).length).toBe(1);
    server.down = false;
    for (const device of [page, other]) await device.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => noteOf(other), SOON).toBe('typed offline');
    await expect.poll(async () => (await readTable(page, 'drafts')).length, SOON).toBe(1);
    expect(await readTable(page, 'drafts')).toMatchObject([{ source: 'offline = True' }]);
    for (const { bytes } of server.files.values())
      expect(bytes.toString('latin1')).not.toMatch(/offline|second/);
    await other.context().close();
  });

  test('is turned off, on again and forgotten; nothing here is lost, and resetting this browser empties no other', async ({
    page,
    browser,
  }) => {
    await writeNote(page, 'kept');
    await connect(page, server);
    await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await page.getByLabel('Repeat passphrase').fill(PASSPHRASE);
    await button(page, 'Turn on sync').click();
    await expect(status(page)).toContainText('Last synced');
    await button(page, 'Turn off').click();
    await expect(status(page)).toContainText('Off');
    await button(page, 'Turn on').click();
    await expect(status(page)).toContainText('Last synced');

    const other = await (await browser.newContext()).newPage();
    await connect(other, server);
    await other.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await button(other, 'Turn on sync').click();
    await expect.poll(() => noteOf(other), SOON).toBe('kept');

    await button(page, 'Delete everything…').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByLabel('Account address')).toBeVisible();
    await button(other, 'Sync now').click();
    await expect(status(other)).toContainText('Last synced');
    expect(await noteOf(other)).toBe('kept');
    await button(other, 'Forget on this device').click();
    await expect(other.getByLabel('Account address')).toBeVisible();
    expect(await noteOf(other)).toBe('kept');
    expect(await other.evaluate(() => localStorage.getItem('dryrun-sync'))).toBeNull();
    await other.context().close();
  });

  test('a server that is away is waited for, one that no longer gives access is asked again', async ({
    page,
  }) => {
    await connect(page, server);
    await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await page.getByLabel('Repeat passphrase').fill(PASSPHRASE);
    await button(page, 'Turn on sync').click();
    await expect(status(page)).toContainText('Last synced');
    await expectAccessibleInBothThemes(page);
    server.down = true;
    await button(page, 'Sync now').click();
    await expect(status(page)).toContainText('Waiting');
    server.token = 'another';
    server.down = false;
    // By itself, when it asks again.
    await expect(status(page)).toContainText('Access ended', { timeout: 30_000 });
    await button(page, 'Connect again…').click();
    await page.getByRole('link', { name: 'Allow' }).click();
    await expect(status(page)).toContainText('Last synced');
  });
});

interface File {
  path: string;
  text: string;
}

/** The folder that the test's picker returns: one that the browser keeps for this site. */
const pickFolder = () => {
  Object.assign(window, {
    showDirectoryPicker: async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('picked', { create: true }),
  });
};

const filesOf = (page: Page) =>
  page.evaluate(async () => {
    const found: File[] = [];
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const entry of folder.values()) {
        const below = path + entry.name;
        if (entry.kind === 'directory') await walk(entry as FileSystemDirectoryHandle, `${below}/`);
        else
          found.push({ path: below, text: await (await (entry as FileSystemFileHandle).getFile()).text() });
      }
    };
    await walk(
      await (await navigator.storage.getDirectory()).getDirectoryHandle('picked', { create: true }),
      '',
    );
    return found;
  });

/** Does what Dropbox does: brings the files of one browser's folder to the other's. */
async function carry(from: Page, to: Page): Promise<void> {
  const files = (await filesOf(from)).filter(({ path }) => path.startsWith('dryrun-sync/'));
  await to.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('picked', { create: true });
    const data = await folder.getDirectoryHandle('dryrun-sync', { create: true });
    for (const { path, text } of all) {
      const handle = await data.getFileHandle(path.slice('dryrun-sync/'.length), { create: true });
      if ((await (await handle.getFile()).text()) === text) continue;
      const stream = await handle.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
}

test('two browsers agree through a folder, which holds solutions and notes that people can read', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  for (const device of [page, other]) await device.addInitScript(pickFolder);
  await writeNote(page, 'Keep a hash map.');
  await putRecord(page, 'submissions', {
    ...{ id: 's1', questionId: 'dsa/arrays/two-sum', language: 'python', source: 'class Solution: ...' },
    ...{ verdict: 'Accepted', passed: 3, total: 3, ms: 4, at: Date.now() },
  });
  for (const device of [page, other]) {
    await device.goto('/settings');
    await button(device, 'Choose a folder…').click();
    await expect(status(device)).toContainText('Last synced');
  }
  const texts = Object.fromEntries((await filesOf(page)).map(({ path, text }) => [path, text]));
  expect(texts['solutions/arrays/two-sum.py']).toMatch(
    /^# Two Sum\n# Accepted, 3 of 3 tests, 4 ms, .*\n\nclass/,
  );
  expect(texts['notes/dsa/arrays/two-sum.md']).toBe('# Two Sum\n\nKeep a hash map.\n');

  await carry(page, other);
  await expect.poll(() => noteOf(other), SOON).toBe('Keep a hash map.');
  expect(await readTable(other, 'submissions')).toHaveLength(1);

  // Both write while nothing is carried: the later text is in place, the other one can be copied.
  await writeNote(page, 'earlier');
  await expect.poll(() => noteOf(page)).toBe('earlier');
  await writeNote(other, 'later');
  await expect.poll(() => noteOf(other)).toBe('later');
  const hasWritten = async (device: Page, text: string) =>
    (await filesOf(device)).some((file) => file.path.startsWith('dryrun-sync/') && file.text.includes(text));
  await expect.poll(() => hasWritten(page, 'earlier'), SOON).toBe(true);
  await expect.poll(() => hasWritten(other, 'later'), SOON).toBe(true);
  await carry(page, other);
  await carry(other, page);
  await expect.poll(() => noteOf(page), SOON).toBe('later');
  expect(await noteOf(other)).toBe('later');
  await page.goto('/settings');
  await page.getByText('1 text edited on two devices at once').click();
  await expect(page.getByText('earlier', { exact: true })).toBeVisible();
  await button(page, 'Dismiss').click();
  await expect(page.getByText('edited on two devices')).toBeHidden();
  await other.context().close();
});
