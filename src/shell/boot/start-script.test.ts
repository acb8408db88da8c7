import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startScript } from './start-script.ts';

const STATE = '/state/0123456789abcdef.json';

/** A page in which the script runs, and what happened in it, in order. */
function pageWith(answer: object) {
  const log: string[] = [];
  const link = { rel: 'module-after-paint' };
  let paint = () => {};
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (text: string) => log.push(text), close: () => log.push('closed') },
    },
  };
  const document = {
    hidden: false,
    querySelectorAll: () => [link],
    getElementById: () => ({ content: 'scripts', replaceWith: (scripts: string) => log.push(scripts) }),
  };
  class PerformanceObserver {
    constructor(heard: () => void) {
      paint = heard;
    }
    observe() {}
  }
  const fetch = (path: string) => {
    log.push(path);
    return Promise.resolve({ url: `https://here${path}`, ...answer });
  };
  const globals = { window, document, PerformanceObserver, fetch, setTimeout: () => {} };
  return { log, link, paint: () => paint(), globals };
}
const settled = () => new Promise((next) => setImmediate(next));

test('nothing is asked for before the paint, then state and scripts', async () => {
  const { log, link, paint, globals } = pageWith({ ok: true, text: async () => 'state' });
  runInNewContext(startScript(STATE), globals);
  await settled();
  expect(log).toEqual([]);
  expect(link.rel).toBe('module-after-paint');
  paint();
  await settled();
  expect(log).toEqual([STATE, 'scripts', 'state', 'closed']);
  expect(link.rel).toBe('modulepreload');
});

test('a page that carries its state asks for none', async () => {
  const { log, paint, globals } = pageWith({});
  runInNewContext(startScript(), globals);
  paint();
  await settled();
  expect(log).toEqual(['scripts']);
});

test('a state that is missing is never taken for one', async () => {
  const { log, paint, globals } = pageWith({ ok: false, status: 404, text: async () => '<html>' });
  const started = runInNewContext(startScript(STATE), globals);
  paint();
  await expect(started).rejects.toThrow(`https://here${STATE}: 404`);
  expect(log).toEqual([STATE, 'scripts']);
});
