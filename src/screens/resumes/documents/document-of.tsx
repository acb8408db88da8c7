import { loadFonts } from './fonts.ts';
import { LetterPdf } from './letter-pdf.tsx';
import type { Printable } from './pdf-client.ts';
import { ResumePdf } from './resume-pdf.tsx';

/** The document to render for a resume or letter, its fonts ready. */
export async function documentOf(printable: Printable) {
  const { content } = printable;
  await loadFonts(content.template === 'concise' ? 'serif' : 'sans', JSON.stringify(content));
  return printable.kind === 'resume' ? (
    <ResumePdf content={printable.content} />
  ) : (
    <LetterPdf content={printable.content} />
  );
}
