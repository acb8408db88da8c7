import { prerenderPaths } from '../content-tools/compile/paths.ts';
import { isWritten, readDsaIndex } from '../content-tools/read/read-index.ts';
import { siteAddress } from '../scripts/hosting/site-address.ts';
import { siteTags } from '../src/shell/site/site-tags.ts';
import { expect, test } from './test.ts';

const SHOWN = ['arrays/two-sum', 'linked-lists/lru-cache', 'strings/longest-palindromic-substring'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages are there as HTML', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /system design, behavior and data interviews/i,
    );
    await page.goto('/dsa');
    await expect(page.getByRole('row')).toHaveCount(162);
    await page.goto('/dsa/blind-75');
    await expect(page.getByText('0 / 75 completed')).toBeVisible();
    await page.goto('/dsa/leetcode-150');
    await expect(page.getByText('0 / 150 completed')).toBeVisible();
  });

  for (const question of SHOWN) {
    test(`${question} has its statement`, async ({ page }) => {
      await page.goto(`/question/dsa/${question}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const part of ['Examples', 'Constraints', 'Topics', 'Hints']) {
        await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
      }
      await expect(page.locator('article .prose').first()).toHaveText(/.{80}/s);
      await expect(page.getByText('Hint 3')).toBeVisible();
    });
  }
});

test('every question is a page of HTML with its statement', async ({ request }) => {
  const questions = readDsaIndex().filter(({ databaseId }) => isWritten(databaseId));
  for (const { databaseId, title } of questions) {
    const html = await (await request.get(`/question/${databaseId}`)).text();
    const heading = /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    expect(heading, databaseId).toContain(title);
    const statement = /class="[^"]*prose[^"]*"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '';
    expect(statement.replaceAll(/<[^>]*>/g, '').length, databaseId).toBeGreaterThan(80);
    const shown = html.replaceAll(/<[^>]*>/g, '');
    const missing = ['Examples', 'Constraints', 'Topics', 'Hint 3'].filter((part) => !shown.includes(part));
    expect(missing, databaseId).toEqual([]);
  }
});

/** Texts of a page's head by what they are: `title`, the name or property of a `<meta>`, `canonical`. */
function headOf(html: string): Map<string, string> {
  const head = html.slice(0, html.indexOf('</head>'));
  const plain = (text: string) =>
    text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const canonical = [...head.matchAll(/<link rel="(canonical)" href="([^"]*)"/g)];
  const title = [...head.matchAll(/<(title)>([^<]*)/g)];
  return new Map([...title, ...metas, ...canonical].map(([, name = '', text = '']) => [name, plain(text)]));
}
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

test('every page has a title and a description of its own, and its full address where the site’s is known', async ({
  request,
}) => {
  const site = siteAddress();
  const owners = { title: new Map<string, string>(), description: new Map<string, string>() };
  const problems: string[] = [];
  for (const path of prerenderPaths()) {
    const head = headOf(await (await request.get(path)).text());
    for (const kind of ['title', 'description'] as const) {
      const text = head.get(kind) ?? '';
      const [least, most] = kind === 'title' ? [8, 110] : [25, 240];
      const same = owners[kind].get(text);
      if (same) problems.push(`${path}: ${kind} as ${same}: ${text}`);
      if (text.length < least || text.length > most)
        problems.push(`${path}: ${kind} of ${text.length} characters: ${text}`);
      if (head.get(`og:${kind}`) !== text) problems.push(`${path}: og:${kind} is not its ${kind}`);
      owners[kind].set(text, path);
    }
    const { canonical, meta } = siteTags(site ?? '', path);
    for (const [name, text] of Object.entries({ canonical, ...meta })) {
      if (head.get(name) !== (site ? text : undefined))
        problems.push(`${path}: ${name} is ${head.get(name)}`);
    }
  }
  // What stands in for an address that only the browser knows names no other one.
  const fallback = headOf(await (await request.get('/resumes/of-this-browser')).text());
  expect([...fallback.keys()].filter((name) => /^(canonical|og:)/.test(name))).toEqual([]);
  expect(problems).toEqual([]);
});

test('search engines are told what they may read, and all of it where the site’s address is known', async ({
  request,
}) => {
  const site = siteAddress();
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots.includes('Sitemap:')).toBe(site !== undefined);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.status()).toBe(site ? 200 : 404);
  if (site) expect(await sitemap.text()).toContain(`<loc>${site}/question/dsa/arrays/two-sum</loc>`);
});

test('hosts that look for a page for what is missing find the one for any address', async ({ request }) => {
  const any = await (await request.get('/resumes/of-this-browser')).text();
  expect(await (await request.get('/404.html')).text()).toBe(any);
});
