import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Sizes in the units of a drawing or of printed paper, which scale as a whole. */
const OWN_UNITS = /canvas\.css|figure\.css|preview\.css|pdf|documents|letter/;
const TOKENS = 7;

const read = (file: string) => readFileSync(file, 'utf8');
const sources = (pattern: string) =>
  globSync(pattern).filter((file) => !OWN_UNITS.test(file) && !file.endsWith('.test.ts'));

test(`the type scale has at most ${TOKENS} sizes`, () => {
  const names = [...read('src/app.css').matchAll(/^\s*--text-(\w+): [\d.]+rem;/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(TOKENS);
});

test('no component sets a font size of its own', () => {
  const arbitrary = sources('src/**/*.tsx').flatMap((file) =>
    [...read(file).matchAll(/text-\[[\d.]+(?:rem|em|px)\]|fontSize: '[\d.]+(?:rem|px)'/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(arbitrary).toEqual([]);
});

test('style sheets take their font sizes from the scale, or from the text around them', () => {
  const own = sources('src/**/*.css').flatMap((file) =>
    [...read(file).matchAll(/font-size: ([^;]+);/g)]
      .filter(([, size = '']) => !/^(?:var\(--text-\w+\)|[\d.]+em|100%)$/.test(size))
      .map(([found]) => `${file}: ${found}`),
  );
  expect(own).toEqual([]);
});
