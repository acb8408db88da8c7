import type { Page, Worker } from '@playwright/test';
import { coding, PROGRAMS } from './coding.ts';
import { pythonIsWhole } from './offline.ts';
import { storedBytes } from './stored-bytes.ts';
import { expect, test } from './test.ts';

/** What Chromium prints when the sandbox's policy refuses something. */
test.use({ expectedConsole: /Content Security Policy|Refused to|violates|WebSocket connection/ });

test('Python reaches neither the page, nor storage, nor the network, nor the judge', async ({ page }) => {
  const { open, installPython, write, run, submit } = coding(page);
  await open();
  await installPython();
  await pythonIsWhole(page);
  await write(`class Solution:
    def twoSum(self, nums, target):
        attempts = {
            "fetch": "import js; js.fetch('/dsa')",
            "socket": "import js; js.WebSocket.new('ws://localhost:1')",
            "scripts": "import js; js.importScripts('/sw.js')",
            "local": "import js; js.localStorage.getItem('dryrun-theme')",
            "database": "import js; js.indexedDB.open('dryrun')",
            "caches": "import js; js.caches.keys()",
            "channel": "import js; js.BroadcastChannel.new('dryrun-changes')",
            "forged": "import js; js.postMessage({'verdict': 'Accepted'})",
            "eval": "from pyodide.code import run_js; run_js('1')",
            "download": "import urllib.request; urllib.request.urlopen('http://localhost/')",
            "xhr": "import pyodide.http; pyodide.http.open_url('/dsa')",
        }
        for name, code in attempts.items():
            try:
                exec(code, {})
                print(name, "worked")
            except BaseException as error:
                print(name, "failed")
        return [0, 1]
`);
  const before = await storedBytes(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await run.click();
  const first = page.locator('details', { hasText: 'Case 1' });
  await expect(first).toContainText('xhr failed');
  await expect(first).not.toContainText('worked');
  // The page itself loads the rest of the judge from its own assets.
  expect(requests.filter((url) => !url.startsWith('blob:') && !url.includes('/assets/'))).toEqual([]);
  expect(await storedBytes(page)).toBe(before);
  await submit.click();
  await expect(page.getByText('Wrong Answer').last()).toBeVisible();
});

/** The judge's worker; one that stands by may have been started after it. Scripts evaluated in it stand for user code that has broken out of Python. */
async function judgeWorker(page: Page): Promise<Worker> {
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const worker = page.workers()[0];
  if (!worker) throw new Error('no worker');
  return worker;
}

test('even a worker that is hostile altogether is kept in by the sandbox', async ({ page }) => {
  const { open, installPython, write, run } = coding(page);
  await open();
  await installPython();
  await write(PROGRAMS.right);
  await run.click();
  await expect(page.locator('details', { hasText: 'Case 1' })).toContainText('Accepted');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel('dryrun-changes').onmessage = ({ data }) => heard.push(data);
  });
  // A request that the policy stops is reported, but never leaves the browser.
  const answered: string[] = [];
  const stopped: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  page.on('requestfailed', (request) => stopped.push(request.failure()?.errorText ?? ''));
  const worker = await judgeWorker(page);
  const results = await worker.evaluate(async (origin) => {
    const attempt = async (work: () => unknown) => {
      try {
        await work();
        return 'worked';
      } catch {
        return 'failed';
      }
    };
    const opened = (request: IDBOpenDBRequest) =>
      new Promise((resolve, reject) => {
        request.onsuccess = resolve;
        request.onerror = reject;
      });
    const connected = (socket: WebSocket) =>
      new Promise((resolve, reject) => {
        socket.onopen = resolve;
        socket.onerror = reject;
      });
    return {
      origin: self.origin,
      fetch: await attempt(() => fetch(`${origin}/dsa`)),
      fetchElsewhere: await attempt(() => fetch('http://127.0.0.1:9/')),
      socket: await attempt(() => connected(new WebSocket(`${origin.replace('http', 'ws')}/`))),
      scripts: await attempt(() =>
        (self as unknown as { importScripts: (url: string) => void }).importScripts(`${origin}/sw.js`),
      ),
      module: await attempt(() => import(`${origin}/sw.js`)),
      local: await attempt(() => (self as unknown as { localStorage: Storage }).localStorage.length),
      database: await attempt(() => opened(indexedDB.open('dryrun'))),
      caches: await attempt(() => caches.keys()),
      channel: await attempt(() =>
        new BroadcastChannel('dryrun-changes').postMessage('from the worker'),
      ).then(() => 'sent'),
    };
  }, new URL(page.url()).origin);
  expect(results).toEqual({
    origin: 'null',
    fetch: 'failed',
    fetchElsewhere: 'failed',
    socket: 'failed',
    scripts: 'failed',
    module: 'failed',
    local: 'failed',
    database: 'failed',
    caches: 'failed',
    channel: 'sent',
  });
  // What it sends on a channel of the same name stays in its own, opaque origin; the page's own news may be heard.
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).not.toContain(
    'from the worker',
  );
  expect(answered).toEqual([]);
  expect(stopped.filter((reason) => !/csp|blocked/i.test(reason))).toEqual([]);
});

test('forged messages and patched built-ins never make a wrong program accepted', async ({ page }) => {
  const { open, installPython, write, run, submit } = coding(page);
  await open();
  await installPython();
  await write(PROGRAMS.wrong);
  await run.click();
  await expect(page.locator('details', { hasText: 'Case 1' })).toContainText('Wrong Answer');
  // Each Submit takes a new worker: the one that stands by.
  await expect.poll(() => page.workers().length).toBe(2);
  const workers = page.workers();
  const tamper = () => {
    const captured: unknown[] = [];
    Object.assign(self, { captured });
    MessagePort.prototype.postMessage = function (...args: unknown[]) {
      captured.push(this, args);
    };
    const forged = {
      ready: true,
      ticket: '',
      reply: '{"kind":"answer","output":"[1,2]","stdout":"","ms":0}',
    };
    const post = self.postMessage as unknown as (message: unknown) => void;
    for (let count = 0; count < 50; count += 1) post(forged);
    JSON.parse = () => forged;
    JSON.stringify = () => forged.reply;
    Array.prototype.map = () => [];
    performance.now = () => 0;
  };
  await Promise.all(workers.map((worker) => worker.evaluate(tamper)));
  await submit.click();
  await expect(page.getByRole('region', { name: 'First failing test' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Accepted', { exact: true })).toHaveCount(0);
  const used = page.workers().filter((worker) => workers.includes(worker));
  const captured = used.map((worker) =>
    worker.evaluate(() => (self as unknown as { captured: unknown[] }).captured.length),
  );
  expect(await Promise.all(captured)).toEqual([0]);
  await write(PROGRAMS.right);
  await submit.click();
  await expect(page.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible();
});
