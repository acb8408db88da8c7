import { expect, test } from 'vitest';
import { pagePolicy, scriptHash } from './policy.ts';

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

test('a policy names each script of the page and the frame’s', () => {
  expect(directives(pagePolicy(['one()', 'two()'], 'frame()'))['script-src']).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    scriptHash('one()'),
    scriptHash('two()'),
    scriptHash('frame()'),
  ]);
});

test('the hash is that of the standard’s example', () => {
  expect(scriptHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
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
