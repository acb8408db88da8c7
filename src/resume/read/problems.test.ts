import { describe, expect, it } from 'vitest';
import {
  bombPdf,
  cyclicPdf,
  encryptedPdf,
  endlessPdf,
  nestedPdf,
  picturePdf,
  plainPdf,
} from '../testing/hostile-pdf.ts';
import { MAX_BYTES, pdfProblem } from './problems.ts';
import { readPdf } from './read-pdf.ts';
import { readText } from './read-text.ts';

const problem = async (bytes: Uint8Array) => {
  const answer = await readPdf(bytes);
  return answer.ok ? 'read' : answer.problem;
};

describe('a PDF that cannot be read says why', () => {
  it.each([
    ['encrypted', encryptedPdf(), /is encrypted/],
    ['of pictures', picturePdf(), /contains images of text/],
    ['cut off', plainPdf().subarray(0, 90), /damaged or truncated/],
    ['empty', new Uint8Array(), /has 0 bytes/],
    ['a Word file', new Uint8Array([0x50, 0x4b, 3, 4, 0]), /named .pdf, but it’s a Word or ZIP file/],
    ['text', new TextEncoder().encode('hello'), /named .pdf, but it’s something else/],
    ['its own child', cyclicPdf(), /damaged|Couldn’t read this PDF|images of text/],
  ])('%s', async (_, bytes, message) => {
    expect(await problem(bytes)).toMatch(message);
  });

  it('too large, without being read', () => {
    expect(pdfProblem(plainPdf(), 60_000_000)).toBe('This file is 60 MB. The limit is 20 MB.');
    expect(pdfProblem(plainPdf(), MAX_BYTES)).toBeUndefined();
  });

  it('nested deeply or unpacking to much, without a crash', { timeout: 30_000 }, async () => {
    expect(await problem(nestedPdf(20_000))).not.toBe('read');
    expect(await problem(bombPdf(0.3))).not.toBe('read');
  });

  it('or is read as far as it goes, when it says that it never ends', async () => {
    expect(await problem(endlessPdf())).toMatch(/read|damaged|images of text/);
  });

  it('and a sound one is read', async () => {
    expect(await problem(plainPdf())).toBe('read');
  });
});

it('a text file that is something else says so', () => {
  const answer = readText(plainPdf());
  expect(answer).toEqual({ ok: false, problem: 'This file is named as text, but it’s a PDF.' });
  expect(readText(new Uint8Array())).toMatchObject({ ok: false });
});
