import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asText, ownScript } from './trusted-types.ts';

const HERE = 'https://dryrun.example/dsa?filter=1';

test('no text comes out as markup, and none is lost', () => {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', ';', 'lt', '#39') }),
      (text) => {
        const escaped = asText(text);
        expect(escaped).not.toMatch(/[<>"']/);
        expect(escaped.replace(/&([^;]+);/g, (_, name) => entities[name] ?? '?')).toBe(text);
      },
    ),
  );
});

test.each([
  '/assets/worker-1.js',
  '/sync/worker-1.js',
  'https://dryrun.example/assets/worker-1.js',
  '/sw.js',
])('%s may run', (address) => {
  expect(ownScript(address, HERE)).toBe(address);
});

test.each([
  '/resumes',
  '/assets/../resumes',
  '/sw.js.html',
  '//evil.example/assets/a.js',
  'https://evil.example/assets/a.js',
  'blob:https://dryrun.example/assets/1',
  'data:text/javascript,1',
  'javascript:1',
])('%s may not', (address) => {
  expect(ownScript(address, HERE)).toBeNull();
});
