import { expect, it } from 'vitest';
import { checkEnding, dropMessages } from './drop-messages.ts';

it('takes the four endings in any case and nothing else', () => {
  for (const name of ['a.pdf', 'a.TXT', 'a.md', 'a.b.markdown']) expect(checkEnding({ name })).toBeNull();
  for (const name of ['a.docx', 'pdf', 'a.pdf.exe', 'a.csv'])
    expect(checkEnding({ name })?.code).toBe('file-invalid-type');
});

it('says why a file is refused in the specified words, each reason once', () => {
  const limits = { minSize: 5, maxSize: 100 };
  const of = (...codes: string[]) =>
    dropMessages(
      codes.map((code) => ({ code, message: code })),
      limits,
    );
  expect(of('file-invalid-type', 'file-invalid-type')).toEqual([
    'File type must be .pdf, .txt, .md, .markdown',
  ]);
  expect(of('file-too-large', 'file-too-small', 'too-many-files')).toEqual([
    'File is larger than 100 bytes',
    'File is smaller than 5 bytes',
    'Too many files',
  ]);
});
