import { expect, test } from 'vitest';
import { inlineScripts, preloadedModules, withPolicy } from './insert-policy.ts';
import { pagePolicy } from './policy.ts';

const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="icon"/></head><body><script>one()</script><script type="module" async="">import "/assets/a.js"</script><script src="/assets/b.js"></script><template><script type="module">later()</script></template></body></html>';
const SCRIPTS = ['one()', 'import "/assets/a.js"', 'later()'];

test('a page’s policy stands ahead of all it holds and names each of its scripts', () => {
  const page = withPolicy(PAGE, 'frame()');
  const [, content = ''] =
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/><link/.exec(
      page,
    ) ?? [];
  expect(content).toBe(pagePolicy(SCRIPTS, 'frame()'));
  expect(inlineScripts(page)).toEqual(SCRIPTS);
});

test('what a page will load is read from its preloads, also those that wait', () => {
  const links =
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="module-after-paint" href="/assets/b.js"/>';
  expect(preloadedModules(PAGE.replace('<link rel="icon"/>', links))).toEqual(['assets/a.js', 'assets/b.js']);
});

test('a page that begins otherwise, or has a policy, stops the build', () => {
  expect(() => withPolicy('<html></html>', '')).toThrow('does not begin with its charset');
  expect(() => withPolicy(withPolicy(PAGE, ''), '')).toThrow('has a policy already');
});
