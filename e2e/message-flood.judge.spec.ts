import { randomInt } from 'node:crypto';
import { activityOf, box, open } from './competitive.ts';
import { expect, test } from './test.ts';

test('10,000 fuzzed messages: only well-formed ones of this window show, written together, and the page answers', async ({
  page,
}) => {
  await open(page);
  // What comes with a failure repeats it: SEED=… playwright test e2e/message-flood
  const seed = Number(process.env.SEED ?? randomInt(2 ** 32));
  const { writes, longest } = await page.evaluate(async (begin) => {
    let state = begin;
    const random = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const BAD_URLS = [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'blob:null',
      'file:///etc/passwd',
      '//evil.example',
      '/relative',
      'https://',
      7,
      {},
      [],
    ];
    const JUNK = [null, 0, Number.NaN, '', '   ', {}, [], [[]], true, 10n, new Date(), 'x'.repeat(5000)];
    const pick = (list: unknown[]) => list[random(list.length)];
    const good = (at: number) => ({
      site: 'Judge',
      title: `GOOD ${at}`,
      url: `https://judge.example/${at}`,
      rating: at,
      when: 1e12 + at,
    });
    const fuzzed = (at: number): unknown => {
      switch (random(9)) {
        case 0:
          return { ...good(at), title: `BAD ${at}`, url: pick(BAD_URLS) };
        case 1:
          return { ...good(at), title: pick(JUNK) };
        case 2:
          return { ...good(at), title: `BAD ${at}`, site: pick(JUNK) };
        case 3:
          return { ...good(at), title: `BAD ${at}`, when: pick(['soon', -1, 1e300, {}, Number.NaN, true]) };
        case 4:
          return [pick(JUNK), { ...good(at), title: `BAD ${at}`, url: 'javascript:alert(2)' }];
        case 5:
          return pick(JUNK);
        default:
          return { ...good(at), title: `BAD ${at}`, rating: pick([[], {}, true, 'x'.repeat(41)]) };
      }
    };
    const frame = document.createElement('iframe');
    document.body.append(frame);
    let longest = 0;
    let last = performance.now();
    let running = true;
    const watch = () => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      if (running) setTimeout(watch);
    };
    watch();
    let writes = 0;
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...of) {
      writes += 1;
      return put.apply(this, of);
    };
    for (let at = 0; at < 10_000; at++) {
      const kind = random(10);
      if (kind === 0) {
        window.postMessage({ type: 'competitive-activity', payload: good(at) }, window.location.origin);
      } else if (kind < 6) {
        window.postMessage({ type: 'competitive-activity', payload: fuzzed(at) }, window.location.origin);
      } else {
        const data = { type: 'competitive-activity', payload: { ...good(at), title: `FOREIGN ${at}` } };
        const from = [
          { origin: 'https://evil.example', source: window },
          { origin: window.location.origin, source: frame.contentWindow },
          { origin: 'null', source: null },
          { origin: window.location.origin, source: null },
        ][random(4)];
        if (random(2)) window.dispatchEvent(new MessageEvent('message', { data, ...from }));
        else window.postMessage({ ...data, type: pick(['other', null, {}, 'Competitive-Activity']) }, '*');
      }
      // Messages come in bursts, with time for the page between them.
      if (at % 250 === 249) await new Promise((resolve) => setTimeout(resolve));
    }
    window.postMessage({ type: 'competitive-activity', payload: good(10_000) }, window.location.origin);
    await new Promise<void>((resolve) => {
      const look = () => {
        if (document.body.textContent?.includes('GOOD 10000')) return resolve();
        setTimeout(look, 50);
      };
      look();
    });
    running = false;
    IDBObjectStore.prototype.put = put;
    frame.remove();
    return { writes, longest };
  }, seed);
  const rows = activityOf(page).getByRole('listitem');
  await expect(rows.first(), `seed ${seed}`).toContainText('GOOD 10000');
  await expect(rows, `seed ${seed}`).toHaveCount(50);
  for (const text of await rows.allInnerTexts()) expect(text, `seed ${seed}`).toMatch(/^GOOD \d+/);
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const href of links) expect(href, `seed ${seed}`).toMatch(/^https?:\/\/|^mailto:/);
  // A page that works the messages off one by one stands still for far longer, on any machine.
  expect(longest, `longest time without an answer in ms, seed ${seed}`).toBeLessThan(1000);
  // Of a thousand good ones: each write holds what came in at least a twentieth of a second.
  expect(writes, `seed ${seed}`).toBeLessThan(200);
  await box(page, 'Contest 1').check();
  await expect(page.getByText('1 / 11 completed')).toBeVisible();
});
