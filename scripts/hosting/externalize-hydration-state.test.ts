import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { stateBeside } from './externalize-hydration-state.ts';

const CLOSE = '<script>window.__reactRouterContext.streamController.close();</script>';
const give = (text: string) =>
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text)});</script>`;
const page = (text: string) => `<body><h1>Two "Sum"</h1>${give(text)}<!--$-->${CLOSE}<!--/$--></body>`;
const LONG = `["${'a \\"quoted\\" word, '.repeat(100)}"]\n`;

/** What the router receives of a state whose file a host answers with `answer`. */
async function received(script: string, answer: object): Promise<string[]> {
  const heard: string[] = [];
  const streamController = {
    enqueue: (text: string) => heard.push(text),
    close: () => heard.push('closed'),
  };
  const window = { __reactRouterContext: { streamController } };
  const fetch = (path: string) => Promise.resolve(answer).finally(() => heard.push(path));
  await runInNewContext(script, { window, fetch });
  return heard;
}

test('a page keeps what it shows, and its state is handed to the router from a file', async () => {
  const { html, state } = stateBeside(page(LONG));
  expect(html).toBe('<body><h1>Two "Sum"</h1><!--$--><!--/$--></body>');
  expect(state?.text).toBe(LONG);
  expect(state?.file).toMatch(/^state\/[0-9a-f]{16}\.json$/);
  const answer = { ok: true, text: async () => LONG };
  expect(await received(state?.fetch ?? '', answer)).toEqual([`/${state?.file}`, LONG, 'closed']);
});

test('a file that is missing is said, and nothing is taken for the state', async () => {
  const { state } = stateBeside(page(LONG));
  const answer = { ok: false, status: 404, text: async () => '<html>' };
  await expect(received(state?.fetch ?? '', answer)).rejects.toThrow(`/${state?.file}: 404`);
});

test('a state given in parts is one file, and another state another', () => {
  const parts = page('').replace(give(''), give(LONG.slice(0, 50)) + give(LONG.slice(50)));
  expect(stateBeside(parts)).toEqual(stateBeside(page(LONG)));
  expect(stateBeside(page(`${LONG}x`)).state?.file).not.toBe(stateBeside(page(LONG)).state?.file);
});

test('a short state stays where it is', () => {
  expect(stateBeside(page('[{}]\n'))).toEqual({ html: page('[{}]\n') });
});

test('a page that is given its state otherwise stops the build', () => {
  const other = page(LONG).replace(/enqueue\("/, 'enqueue(decode("');
  expect(() => stateBeside(other)).toThrow('not known here');
  expect(() => stateBeside(give(LONG))).toThrow('not known here');
});
