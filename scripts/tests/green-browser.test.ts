import { expect, it } from 'vitest';
import { partOf } from './build-parts.ts';
import { greenIn } from './green-browser.ts';
import { idOf } from './green-notes.ts';
import { partsAt } from './site-parts.ts';
import { specKeys } from './spec-keys.ts';

const PARTS = { '/index.html': 'home', '/dsa/index.html': 'dsa', '/assets/a-12345678.js': 'a' };
const ID = idOf('e2e/x.spec.ts', ['group', 'title']);
const passed = { key: 'k', parts: partsAt(['/', '/dsa', '/assets/a-12345678.js', '/sw.js', '/gone'], PARTS) };

it('names what stands at each address, and what does not', () => {
  expect(passed.parts).toEqual(['a', 'dsa', 'home', 'none at /gone']);
});

it('knows a test as long as its spec and all that it was given stay the same', () => {
  const [keys, more] = [{ 'e2e/x.spec.ts': 'k' }, { ...PARTS, '/other/index.html': 'other' }];
  expect(greenIn(keys, more)(ID, passed)).toBe(true);
  expect(greenIn({ 'e2e/x.spec.ts': 'k2' }, more)(ID, passed)).toBe(false);
  expect(greenIn(keys, { ...more, '/dsa/index.html': 'dsa2' })(ID, passed)).toBe(false);
  expect(greenIn(keys, { ...more, '/gone/index.html': 'back' })(ID, passed)).toBe(false);
});

it('sees through the hashes in names, and nothing else', () => {
  const part = (path: string, text: string) => partOf(path, Buffer.from(text));
  const chunk = part('/assets/a-12345678.js', 'import"./b-abcdefgh.js";go(1)');
  expect(part('/assets/a-87654321.js', 'import"./b-hgfedcba.js";go(1)')).toBe(chunk);
  expect(part('/assets/a-12345678.js', 'import"./b-abcdefgh.js";go(2)')).not.toBe(chunk);
  expect(part('/assets/a-12345678.js', 'import"./c-abcdefgh.js";go(1)')).not.toBe(chunk);
  const page = part('/index.html', '<script src="/state/0123456789abcdef.json">');
  expect(part('/index.html', '<script src="/state/fedcba9876543210.json">')).toBe(page);
  expect(part('/dsa/index.html', '<script src="/state/0123456789abcdef.json">')).not.toBe(page);
});

it('has a key for every spec, which the browser decides too', () => {
  const keys = specKeys('1');
  expect(keys).toHaveProperty(['e2e/visit.spec.ts'], expect.stringMatching(/^[0-9a-f]{16}$/));
  expect(new Set(Object.values(keys)).size).toBe(Object.keys(keys).length);
  expect(specKeys('2')['e2e/visit.spec.ts']).not.toBe(keys['e2e/visit.spec.ts']);
});
