import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SharePicture } from '#page.ts';
import { prerenderPaths } from '../../../content-tools/compile/paths.ts';
import { SHARE_PICTURES, sharePictureOf } from './share-pictures.ts';
import { canonicalPath, PICTURE_SIZE, siteTags } from './site-tags.ts';

const MOST_BYTES = 60_000;

test('a page has one full address, its own unless it is a twin of another', () => {
  expect(siteTags('https://a.example', '/dsa/').canonical).toBe('https://a.example/dsa');
  expect(siteTags('https://a.example', '/').canonical).toBe('https://a.example/');
  expect(canonicalPath('/machine-learning/star-method')).toBe('/behavioral/star-method');
  const pages = prerenderPaths();
  expect(pages.filter((path) => !pages.includes(canonicalPath(path)))).toEqual([]);
});

test.each<[string, SharePicture]>([
  ['/', 'home'],
  ['/settings', 'home'],
  ['/dsa', 'coding'],
  ['/question/dsa/arrays/two-sum', 'coding'],
  ['/dsa/blind-75', 'lists'],
  ['/tracks/core-patterns', 'lists'],
  ['/system-design', 'system-design'],
  ['/system-design-question/system-design/hld/url-shortener', 'system-design'],
  ['/system-design/speedrun/caching', 'courses'],
  ['/ml-question/machine-learning/ml-system-design/card-fraud-detection', 'machine-learning'],
  ['/machine-learning/star-method', 'behavioral'],
  ['/resumes/new', 'resumes'],
])('%s is shared with the picture %s', (path, picture) => {
  expect(sharePictureOf(path)).toBe(picture);
  expect(siteTags('https://a.example', path).meta['og:image']).toBe(`https://a.example/og/${picture}.png`);
});

test('every picture is there, is shown by some page, of the size that is said, and light', () => {
  const shown = new Set<string>(prerenderPaths().map(sharePictureOf));
  expect([...shown].sort()).toEqual(Object.keys(SHARE_PICTURES).sort());
  expect(readdirSync('scripts/og-sketches').sort()).toEqual([...shown].map((name) => `${name}.svg`).sort());
  expect(readdirSync('public/og').sort()).toEqual([...shown].map((name) => `${name}.png`).sort());
  for (const name of shown) {
    const file = readFileSync(`public/og/${name}.png`);
    expect(file.subarray(12, 16).toString(), name).toBe('IHDR');
    expect({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }, name).toEqual(PICTURE_SIZE);
    expect(file.length, name).toBeLessThanOrEqual(MOST_BYTES);
  }
});
