import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from './decode.ts';

const unit = fc.constantFrom('a', ' ', '\n', 'é', '漢', '😀', '\u200d');
const bytes = (text: string) => new TextEncoder().encode(text);

test('text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      fc.pre(text.trim() !== '' && !/[\0\ufeff]/.test(text));
      expect(decodeText(bytes(text))).toEqual({ text, replaced: 0 });
    }),
  );
});

test('byte order marks are read and dropped', () => {
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toEqual({ text: 'a', replaced: 0 });
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x61, 0]))).toEqual({ text: 'a', replaced: 0 });
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0, 0x61]))).toEqual({ text: 'a', replaced: 0 });
});

test('invalid sequences are replaced and counted', () => {
  const latin1 = new Uint8Array([...bytes('A cup of tea in the caf'), 0xe9, ...bytes(' on the corner')]);
  expect(decodeText(latin1)).toEqual({ text: 'A cup of tea in the caf\ufffd on the corner', replaced: 1 });
});

test('a replacement character that was written is no fault', () => {
  expect(decodeText(bytes('it prints \ufffd instead'))).toMatchObject({ replaced: 0 });
});

test('garbage is told from text', () => {
  expect(decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d]))).toEqual({ problem: 'binary' });
  expect(decodeText(Uint8Array.from({ length: 400 }, (_, at) => 128 + (at % 128)))).toEqual({
    problem: 'binary',
  });
  expect(decodeText(new Uint8Array())).toEqual({ problem: 'empty' });
  expect(decodeText(bytes(' \n\t'))).toEqual({ problem: 'empty' });
});

test('any bytes: text or a problem, never an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (data) => {
      const decoded = decodeText(data);
      if ('text' in decoded) expect(decoded.text).not.toContain('\0');
    }),
  );
});
