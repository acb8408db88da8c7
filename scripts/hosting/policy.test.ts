import { expect, test } from 'vitest';
import { inlineScripts, pagePolicy, scriptHash, withPolicy } from './policy.ts';

const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="icon"/></head><body><script>one()</script><script type="module" async="">import "/assets/a.js"</script><script src="/assets/b.js"></script></body></html>';

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

test('the hash is that of the standard’s example', () => {
  expect(scriptHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('a page’s policy stands ahead of all it holds and names each of its scripts', () => {
  const page = withPolicy(PAGE, 'frame()');
  const [, content = ''] =
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/><link/.exec(
      page,
    ) ?? [];
  expect(directives(content)['script-src']).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    scriptHash('one()'),
    scriptHash('import "/assets/a.js"'),
    scriptHash('frame()'),
  ]);
  expect(inlineScripts(page)).toEqual(inlineScripts(PAGE));
});

test('nothing of another host, no inline script without its hash, no evaluation', () => {
  const { 'style-src': style, ...rest } = directives(pagePolicy(['one()'], 'frame()'));
  expect(style).toEqual(["'self'", "'unsafe-inline'"]);
  const sources = Object.values(rest).flat();
  expect(sources).not.toContain("'unsafe-inline'");
  expect(sources).not.toContain("'unsafe-eval'");
  expect(sources.filter((source) => /^https?:|\*/.test(source))).toEqual([]);
  expect(rest['default-src']).toEqual(["'none'"]);
});

test('a page that begins otherwise, or has a policy, stops the build', () => {
  expect(() => withPolicy('<html></html>', '')).toThrow('does not begin with');
  expect(() => withPolicy(withPolicy(PAGE, ''), '')).toThrow('has a policy already');
});
