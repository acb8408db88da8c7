import { expect, test } from 'vitest';
import { scriptsAfterPaint, scriptsOf } from './defer-scripts.ts';

const BOOT = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client-1.js");`;
const page = (boot: string) =>
  `<html><head><link rel="modulepreload" href="/assets/root-1.js"/><link rel="stylesheet" href="/assets/root-1.css"/></head><body><script>first()</script><script type="module" async="">${boot}</script></body></html>`;

test('no script is asked for before the page has waited for its paint', () => {
  const html = scriptsAfterPaint(page(BOOT));
  const [ahead = '', behind = ''] = html.split('await new Promise');
  expect(ahead).not.toMatch(/modulepreload|import/);
  expect(ahead).toContain('<link rel="stylesheet" href="/assets/root-1.css"/>');
  expect(behind).toContain(`await import("/assets/manifest-1.js");
const route0 = await import("/assets/root-1.js");
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client-1.js");</script></body></html>`);
});

test('the scripts of a page are the same before and after', () => {
  expect(scriptsOf(page(BOOT))).toEqual(['assets/root-1.js']);
  expect(scriptsOf(scriptsAfterPaint(page(BOOT)))).toEqual(['assets/root-1.js']);
});

test('a page that starts otherwise stops the build', () => {
  expect(() => scriptsAfterPaint('<html></html>')).toThrow('has 0 scripts that start it');
  expect(() => scriptsAfterPaint(page(`${BOOT}\nimport other from "/assets/b.js";`))).toThrow(
    'imports at once',
  );
});
