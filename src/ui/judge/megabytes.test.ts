import { expect, it } from 'vitest';
import { sizesText } from './megabytes.ts';

it('says what is downloaded and what it is on the disk', () => {
  expect(sizesText({ downloadBytes: 5_912_000, keptBytes: 21_300_000 })).toBe(
    '5.9 MB to download, 21.3 MB on disk',
  );
});
