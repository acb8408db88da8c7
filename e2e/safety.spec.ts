import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { prerenderPaths } from '../content-tools/compile/paths.ts';
import { headersFor } from '../scripts/hosting/headers.ts';
import routes from '../src/routes.ts';
import { expect, test } from './test.ts';

const patterns = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ children, path = '' }) => (children ? patterns(children) : [path]));

/** One address of every route, also of the one for addresses that are none. */
const ADDRESSES = patterns(routes).map((pattern) =>
  pattern === '*'
    ? '/no/such/page'
    : (prerenderPaths().find((path) => matchPath(`/${pattern}`, path)) ?? pattern),
);

// The service worker would fetch the whole product behind these pages.
test.use({ serviceWorkers: 'block' });

test('every route comes with its headers and its policy', { tag: '@headers' }, async ({ request }) => {
  for (const address of ADDRESSES) {
    const response = await request.get(address);
    const sent = response.headers();
    for (const [name, value] of Object.entries(headersFor(address))) {
      expect(sent[name.toLowerCase()], `${name} of ${address}`).toBe(value);
    }
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text());
    const scripts = policy?.[1]?.split('; ').find((directive) => directive.startsWith('script-src '));
    expect(scripts?.replaceAll('&#x27;', "'"), address).toMatch(
      /^script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/]{43}=')+$/,
    );
  }
});

test.describe('script that got into a page', () => {
  test.use({
    expectedConsole:
      /Content Security Policy|Refused|violates|Trusted(HTML|Script)|Service Worker registration blocked/,
  });

  test('does not run, reaches nobody and makes no markup; the page stands in no frame', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/dsa', { waitUntil: 'networkidle' });
    // The same server under another name, so that only the policy stands in the way.
    const elsewhere = `${baseURL?.replace('localhost', '127.0.0.1')}/favicon.svg`;
    const answered: string[] = [];
    // The page itself may still fetch parts of its own, which it does when it has time.
    page.on('response', (response) => {
      if (!response.url().startsWith(`${baseURL}/assets/`)) answered.push(response.url());
    });
    const outcome = await page.evaluate(async (address) => {
      const attempt = async (work: () => unknown) => {
        try {
          await work();
          return 'worked';
        } catch {
          return 'failed';
        }
      };
      const loaded = (element: HTMLElement) =>
        new Promise((resolve, reject) => {
          element.onload = resolve;
          element.onerror = reject;
        });
      const script = document.createElement('script');
      script.append('window.evil = "an inline script"');
      document.body.append(script);
      const button = document.createElement('button');
      await attempt(() => button.setAttribute('onclick', 'window.evil = "a handler"'));
      button.click();
      const box = document.createElement('div');
      box.innerHTML = '<img src="x" onerror="window.evil = 1"><b>bold</b>';
      const picture = new Image();
      picture.src = address;
      // What the test itself calls may evaluate; what comes later is the page's.
      await new Promise((resolve) => setTimeout(resolve));
      return {
        // biome-ignore lint/security/noGlobalEval: that it is refused is the point
        evaluated: await attempt(() => eval('1')),
        elements: box.childElementCount,
        text: box.textContent,
        fetched: await attempt(() => fetch(address, { mode: 'no-cors' })),
        shown: await attempt(() => loaded(picture)),
        worker: await attempt(() => new Worker(URL.createObjectURL(new Blob(['1'])))),
        pageAsWorker: await attempt(() => new Worker('/resumes')),
        evil: 'evil' in window,
      };
    }, elsewhere);
    expect(outcome).toEqual({
      evaluated: 'failed',
      elements: 0,
      text: '<img src="x" onerror="window.evil = 1"><b>bold</b>',
      fetched: 'failed',
      shown: 'failed',
      worker: 'failed',
      pageAsWorker: 'failed',
      evil: false,
    });
    const framed = await page.evaluate(async () => {
      const frame = document.createElement('iframe');
      frame.src = '/dsa';
      const done = new Promise((resolve) => {
        frame.onload = resolve;
      });
      document.body.append(frame);
      await done;
      return frame.contentDocument?.body.childElementCount ?? 0;
    });
    expect(framed).toBe(0);
    expect(answered).toEqual([]);
  });
});

const EVIL =
  'Ada <img src="x-evil" onerror="window.evil = 1"><x-evil>bold</x-evil><script>window.evil = 2</script>';

test.describe('markup in what a user types or uploads', () => {
  test.use({ expectedConsole: /Service Worker registration blocked/ });

  test('stays the text that it is', async ({ page }) => {
    const expectText = async () => {
      await expect(
        page
          .getByText(EVIL)
          .or(page.locator(`[value='${EVIL}']`))
          .first(),
      ).toBeAttached();
      await expect(page.locator('x-evil, [src="x-evil"]')).toHaveCount(0);
      expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    };
    await page.goto('/ask-question');
    await expect(page.getByRole('button', { name: 'Get Answer' })).toBeEnabled();
    await page
      .getByRole('textbox', { name: /^Question/ })
      .fill(`${EVIL} two numbers that add up to a target`);
    await page.getByRole('button', { name: 'Get Answer' }).click();
    await expect(
      page.getByRole('region', { name: 'Suggested Answer' }).getByRole('link').first(),
    ).toBeVisible();
    await expectText();

    await page.goto('/resumes/new?step=2');
    await expect(page.getByRole('heading', { name: 'Upload Resume' })).toBeVisible();
    const resume = `Ada Example\nada@example.com\n\nEXPERIENCE\nAcme Inc\nEngineer, 2019 - 2020\n- ${EVIL}\n`;
    await page
      .getByLabel('Resume file')
      .setInputFiles({ name: '<x-evil>.md', mimeType: '', buffer: Buffer.from(resume) });
    await expectText();
    await page.getByRole('button', { name: 'Import selected fields' }).click();
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(3).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expectText();
    await expect(page.getByText('Saved on this device')).toBeVisible();

    await page.goto('/competitive-coding');
    await expect(page.getByRole('checkbox', { name: 'Contest 1' })).toBeEnabled();
    await page.evaluate((title) => {
      postMessage({ type: 'competitive-activity', payload: { site: '<x-evil>', title } }, location.origin);
    }, EVIL);
    await expectText();

    await page.goto('/resources/llm-rag?tab=try');
    await expect(page.getByRole('region', { name: 'Documents' })).toContainText('3 documents');
    await page
      .getByLabel('Add files')
      .setInputFiles({ name: '<x-evil>.txt', mimeType: 'text/plain', buffer: Buffer.from(EVIL) });
    await expect(page.getByRole('region', { name: 'Documents' })).toContainText('4 documents');
    await page.getByRole('textbox', { name: 'Question' }).fill('bold <x-evil>');
    await page.getByRole('textbox', { name: 'Question' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Top 1 by BM25' })).toContainText(EVIL);
    await expect(page.locator('x-evil, [src="x-evil"]')).toHaveCount(0);
  });
});
