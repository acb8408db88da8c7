import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packFiles, unpackFiles } from './file-pack.ts';

test('what is packed is unpacked', () => {
  const files = fc.array(fc.tuple(fc.string(), fc.uint8Array()));
  fc.assert(
    fc.property(files, (entries) => {
      const given = new Map(entries);
      expect([...unpackFiles(packFiles(given))]).toEqual([...given].map(([path, data]) => [path, data]));
    }),
  );
});
