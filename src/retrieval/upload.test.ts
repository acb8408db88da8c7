import { expect, test } from 'vitest';
import { isTextual, MAX_BYTES, SKIPPED_LARGE, sortUpload } from './upload.ts';

const file = (name: string, type = '', size = 10) => ({ name, type, size });

test('the limit and its message', () => {
  expect(MAX_BYTES).toBe(2_000_000);
  expect(SKIPPED_LARGE).toBe('Some files > 2MB were skipped.');
  const exact = file('exact.txt', 'text/plain', 2_000_000);
  const over = file('over.txt', 'text/plain', 2_000_001);
  expect(sortUpload([exact, over])).toEqual({ accepted: [exact], tooLarge: [over], wrongType: [] });
});

test.each([
  ['a.txt', ''],
  ['a.md', ''],
  ['a.markdown', ''],
  ['a.json', ''],
  ['A.TXT', ''],
  ['notes', 'text/plain'],
  ['notes', 'text/plain;charset=utf-8'],
  ['notes', 'text/markdown'],
  ['notes', 'text/x-markdown'],
  ['notes', 'application/json'],
  ['notes', 'application/ld+json'],
  ['page.html', 'text/html'],
  ['data.txt', 'application/octet-stream'],
])('%s of type "%s" is read', (name, type) => {
  expect(isTextual(file(name, type))).toBe(true);
});

test.each([
  ['a.png', 'image/png'],
  ['a.pdf', 'application/pdf'],
  ['txt', ''],
  ['a.txt.exe', ''],
  ['a.jsonl', ''],
  ['notes', ''],
  ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('%s of type "%s" is refused', (name, type) => {
  expect(isTextual(file(name, type))).toBe(false);
});

test('a large picture is refused as a picture; what systems leave behind is ignored', () => {
  const picture = file('a.png', 'image/png', 3_000_000);
  expect(sortUpload([picture, file('.DS_Store'), file('Thumbs.db')])).toEqual({
    accepted: [],
    tooLarge: [],
    wrongType: [picture],
  });
});
