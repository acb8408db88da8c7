import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { goOffline, served } from './offline.ts';
import { ROWS } from './route-table.ts';
import { expect, test } from './test.ts';

test('after one visit every screen opens without a network', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await goOffline(page);
  for (const { path, title, heading = title } of ROWS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

/** The addresses of everything that the service worker keeps, each with its revision. */
const KEPT = async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const keys = await Promise.all(caches_.map((cache) => cache.keys()));
  return keys.flat().map(({ url }) => url.replace(location.origin, ''));
};

test('a new version is offered, changes nothing until it is taken, and clears what is old', async ({
  page,
  baseURL,
}) => {
  let newer = false;
  // The same site, whose service worker changes in the middle of the test.
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(`${baseURL}${url}`);
    let body = Buffer.from(await answer.arrayBuffer());
    if (url === '/sw.js' && newer) {
      const text = body.toString().replace(/(url:"licenses\.json",revision:")\w+/, '$1newer');
      body = Buffer.from(text);
    }
    const headers = [...answer.headers].filter(([name]) => !/encoding|length|connection/.test(name));
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const site = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    await page.goto(`${site}/ask-question`);
    await served(page);
    const licenses = async () =>
      (await page.evaluate(KEPT)).filter((address) => address.startsWith('/licenses.json'));
    const [old] = await licenses();
    const question = page.getByRole('textbox', { name: /^Question/ });
    await expect(page.getByRole('button', { name: 'Get Answer' })).toBeEnabled();
    await question.fill('How does a heap find the median?');
    await page.evaluate(() => Object.assign(window, { before: true }));

    newer = true;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offer = page.getByRole('status').filter({ hasText: 'A new version of Dryrun is ready.' });
    await expect(offer).toBeVisible();
    expect(await page.evaluate(() => 'before' in window)).toBe(true);
    expect(await licenses()).toContain(old);
    await expect(question).toHaveValue('How does a heap find the median?');

    await offer.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => page.evaluate(() => 'before' in window).catch(() => true)).toBe(false);
    await expect(question).toHaveValue('How does a heap find the median?');
    await expect.poll(licenses).toEqual(['/licenses.json?__WB_REVISION__=newer']);
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
});
