import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { goOffline, served } from './offline.ts';
import { ROWS } from './route-table.ts';
import { stored } from './stored.ts';
import { expect, test } from './test.ts';

test('after one visit every screen opens without a network', { tag: '@host' }, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await goOffline(page);
  for (const { path, title, heading = title } of ROWS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
  await page.goto('/nowhere/at/all');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('what one has made is there without a network, also after a reload, and more can be made', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add sample data' }).click();
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeEnabled();
  await goOffline(page);
  /** Shown after the address was opened, and after it was reloaded. */
  const kept = async (path: string, ...shown: Locator[]) => {
    for (const open of [() => page.goto(path), () => page.reload()]) {
      await open();
      for (const each of shown) await expect(each, path).toBeVisible();
    }
  };
  const picture = (name: string | RegExp) => page.getByRole('img', { name, exact: true });
  await kept('/', page.getByText(/^\d+ due today\./), picture(/over \d+ days? in the past 6 months/));
  await kept('/review', page.getByText(/^\d+ due today$/));
  await kept('/dsa', picture('Solved').first());
  await kept('/system-design-question/system-design/hld/url-shortener', picture('Load balancer'));
  await kept('/resumes', page.getByRole('link', { name: 'Sample: Backend Engineer' }));

  await page.goto('/behavior-question/behavioral/leadership/leading-without-authority');
  const situation = page.getByRole('textbox', { name: 'Situation', exact: true });
  await expect(situation).toBeEditable();
  await situation.fill('The line was cut.');
  await stored(page);
  await page.reload();
  await expect(situation).toHaveValue('The line was cut.');
  await page.goto('/resumes');
  await page.getByRole('link', { name: 'Sample: Backend Engineer' }).click();
  await expect(page).toHaveURL(/\/resumes\/./);
  await page.getByRole('button', { name: 'Edit Content' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Mara');
});

test('a browser finds nothing that keeps it from installing the product', async ({ page }) => {
  await page.goto('/');
  await served(page);
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Dryrun', start_url: '/', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's profile is a private one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

/** The addresses of everything that the service worker keeps, each with its revision. */
const KEPT = async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const keys = await Promise.all(caches_.map((cache) => cache.keys()));
  return keys.flat().map(({ url }) => url.replace(location.origin, ''));
};

test('a new version is offered in every tab, changes nothing until it is taken, and clears what is old', async ({
  page,
  context,
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
    const other = await context.newPage();
    await other.goto(`${site}/terms`);
    for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { before: true }));

    newer = true;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offerIn = (tab: Page) =>
      tab.getByRole('status').filter({ hasText: 'A new version of Dryrun is ready.' });
    for (const tab of [page, other]) {
      await expect(offerIn(tab)).toBeVisible();
      expect(await tab.evaluate(() => 'before' in window)).toBe(true);
    }
    expect(await licenses()).toContain(old);
    await expect(question).toHaveValue('How does a heap find the median?');

    // The second tab's offer is one that has been taken already.
    for (const tab of [page, other]) {
      const loaded = tab.waitForEvent('load');
      await offerIn(tab).getByRole('button', { name: 'Reload' }).click();
      await loaded;
      expect(await tab.evaluate(() => 'before' in window)).toBe(false);
    }
    await expect(question).toHaveValue('How does a heap find the median?');
    await expect.poll(licenses).toEqual(['/licenses.json?__WB_REVISION__=newer']);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
});
