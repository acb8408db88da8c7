import { deflateSync } from 'node:zlib';

/** Builders of PDF files that are broken or mean harm, object by object. */

type Body = string | Uint8Array;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function join(parts: readonly Body[]): Uint8Array {
  const all = parts.map((part) => (typeof part === 'string' ? bytes(part) : part));
  const whole = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A PDF of numbered objects; the first is its catalog. */
function pdfOf(objects: readonly Body[], trailer = ''): Uint8Array {
  const parts: Body[] = ['%PDF-1.7\n'];
  for (const [at, body] of objects.entries()) parts.push(`${at + 1} 0 obj\n`, body, '\nendobj\n');
  // Without a table of places readers look for the objects themselves.
  parts.push(`trailer\n<< /Root 1 0 R /Size ${objects.length + 1} ${trailer} >>\n%%EOF\n`);
  return join(parts);
}

const stream = (content: Uint8Array, filter = ''): Uint8Array =>
  join([`<< /Length ${content.length} ${filter} >>\nstream\n`, content, '\nendstream']);

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const pageWith = (content: Body, kids = '3 0 R'): Uint8Array =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count 1 >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    content,
    FONT,
  ]);

/** A page with one word of text. */
export const plainPdf = (): Uint8Array =>
  pageWith(stream(bytes('BT /F1 12 Tf 50 700 Td (Ada Example) Tj ET')));

/** A page that draws, as a scan does, and says nothing. */
export const picturePdf = (): Uint8Array => pageWith(stream(bytes('0 0 100 100 re f')));

/** Encrypted with a password nobody knows. */
export const encryptedPdf = (): Uint8Array =>
  pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
    ],
    '/Encrypt 3 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  );

/** A page tree that holds itself. */
export const cyclicPdf = (): Uint8Array => pageWith(stream(bytes('')), '2 0 R');

/** Lists within lists, deeper than any stack. */
export const nestedPdf = (depth = 200_000): Uint8Array =>
  pageWith(stream(bytes(`${'['.repeat(depth)}${']'.repeat(depth)}`)));

/** A few kilobytes that unpack to very much drawing. @param megabytes when unpacked */
export function bombPdf(megabytes: number): Uint8Array {
  const drawing = new Uint8Array(megabytes * 1_000_000);
  const step = bytes('0 0 m 9 9 l S ');
  for (let at = 0; at + step.length < drawing.length; at += step.length) drawing.set(step, at);
  return pageWith(stream(deflateSync(drawing), '/Filter /FlateDecode'));
}

/** A page whose drawing says that it is two gigabytes long and never ends. */
export const endlessPdf = (): Uint8Array =>
  pageWith('<< /Length 2147483647 >>\nstream\nBT /F1 12 Tf 50 700 Td (Ada Example) Tj');
