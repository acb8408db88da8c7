/** What may be read: a resume is far below it. */
export const MAX_BYTES = 20_000_000;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** Why a file of this size cannot be read, or undefined. */
export function sizeProblem(size: number): string | undefined {
  if (size === 0) return 'This file is empty: it has 0 bytes.';
  return size > MAX_BYTES
    ? `This file is ${megabytes(size)}. The limit is ${megabytes(MAX_BYTES)}.`
    : undefined;
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Where a PDF begins, which may be some bytes into the file. */
const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

const KINDS: [name: string, start: number[]][] = [
  ['a Word or ZIP file', [0x50, 0x4b, 0x03, 0x04]],
  ['an old Word file', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG picture', [0xff, 0xd8, 0xff]],
  ['a GIF picture', [0x47, 0x49, 0x46, 0x38]],
  ['an RTF file', [0x7b, 0x5c, 0x72, 0x74]],
];

/** What a file is by its first bytes. */
const kindOf = (bytes: Uint8Array): string =>
  KINDS.find(([, start]) => startsWith(bytes, ...start))?.[0] ?? 'something else';

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Why no file can be read that is as large as this or is no document at all, or undefined. @param size of the whole file */
export function fileProblem(bytes: Uint8Array, size: number): string | undefined {
  const problem = sizeProblem(size);
  if (problem || isZip(bytes)) return problem;
  const kind = KINDS.find(([, start]) => startsWith(bytes, ...start))?.[0];
  return kind ? `This is ${kind}, which we can’t read. Save it as PDF or DOCX and import that.` : undefined;
}

/** Why a file cannot be a PDF that is worth opening, or undefined. @param size of the whole file */
export function pdfProblem(bytes: Uint8Array, size: number): string | undefined {
  const problem = sizeProblem(size);
  if (problem) return problem;
  if (!isPdf(bytes)) return `This file is named .pdf, but it’s ${kindOf(bytes)}.`;
  return undefined;
}

/** Why a text file cannot be read, or undefined. */
export function textProblem(bytes: Uint8Array, size: number): string | undefined {
  const problem = sizeProblem(size);
  if (problem) return problem;
  if (isPdf(bytes) || KINDS.some(([, start]) => startsWith(bytes, ...start)))
    return `This file is named as text, but it’s ${isPdf(bytes) ? 'a PDF' : kindOf(bytes)}.`;
  return undefined;
}

export const NO_TEXT =
  'This PDF contains images of text, like a scan. Export it as text or use the original file.';

/** The message for an error of the PDF reader, by its name. */
export function readerProblem(name: string): string {
  if (name === 'PasswordException')
    return 'This PDF is encrypted. Save a copy without a password and upload that.';
  if (name === 'TimeoutError') return 'Reading this PDF took longer than 10 seconds, so we stopped.';
  if (name === 'InvalidPDFException' || name === 'MissingPDFException' || name === 'FormatError')
    return 'This PDF is damaged or truncated, so it can’t be read.';
  return 'Couldn’t read this PDF.';
}
