import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { firstOf } from './export-run.tsx';
import { type ExportedRun, htmlPage } from './html-page.ts';

const HOSTILE = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"'&<!--`;

const RUN: ExportedRun = {
  title: HOSTILE,
  language: 'Java',
  source: `${HOSTILE}\nint x = 1;`,
  frames: [{ number: 1, line: 2, words: HOSTILE, printed: HOSTILE, pictures: [0] }],
  pictures: [{ name: HOSTILE, svg: '<svg fill="var(--surface)"></svg>' }],
  first: 0,
  steps: 1,
  tokenOf: (name) => (name === '--surface' ? '#fff' : 'url(//elsewhere) }'),
};

interface Node {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

const nodes = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(nodes)];
const textOf = (node: Node | undefined) => node?.childNodes?.map(({ value }) => value).join('') ?? '';

async function hashOf(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('base64');
}

test('whatever the program and its data say, the page has only its own elements', async () => {
  const all = nodes(parse(await htmlPage(RUN)) as Node);
  const named = (name: string) => all.filter(({ nodeName }) => nodeName === name);
  expect(named('script')).toHaveLength(2);
  expect(named('img')).toEqual([]);
  expect(named('a')).toEqual([]);
  expect(named('#comment')).toEqual([]);
  expect(
    all.flatMap(({ attrs = [] }) => attrs).filter(({ name }) => /^on|^style$|^src$|^href$/.test(name)),
  ).toEqual([]);
  const [data] = named('script');
  expect(JSON.parse(textOf(data))).toEqual(RUN.frames);
  expect(textOf(named('title')[0])).toBe(`Dry run: ${HOSTILE}`);
});

test('the policy names the style and the script that are there, and colors are nothing else', async () => {
  const html = await htmlPage(RUN);
  const all = nodes(parse(html) as Node);
  const policy = all
    .flatMap(({ attrs = [] }) => attrs)
    .find(({ value }) => value.startsWith("default-src 'none'"))?.value;
  const style = textOf(all.find(({ nodeName }) => nodeName === 'style'));
  const script = textOf(all.filter(({ nodeName }) => nodeName === 'script')[1]);
  expect(policy).toContain(`style-src 'sha256-${await hashOf(style)}'`);
  expect(policy).toContain(`script-src 'sha256-${await hashOf(script)}'`);
  expect(style).toContain('--surface:#fff');
  expect(html).not.toMatch(/elsewhere|https?:/);
});

test('of a long run, the steps around the one on screen are taken', () => {
  expect(firstOf(100, 50, 400)).toBe(0);
  expect(firstOf(1000, 500, 400)).toBe(300);
  expect(firstOf(1000, 990, 400)).toBe(600);
});
