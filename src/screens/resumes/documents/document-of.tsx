import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { type Designed, designed } from '#resume/design.ts';
import type { Headings } from '#resume/language.ts';
import { richOutlineOf } from '#resume/outline.ts';
import { loadFonts } from './fonts.ts';
import { LetterPdf } from './letter-pdf.tsx';
import type { Printable } from './pdf-client.ts';
import { ResumePdf } from './resume-pdf.tsx';
import { settable } from './unsupported-glyphs.ts';

/** @param headings what is printed beside the content */
async function fitted<T extends Designed>(
  content: T,
  headings: Partial<Headings> = {},
): Promise<{ content: T; unset: string[]; fontFamily: string[] }> {
  const { family } = designed(content);
  const { families, hasLetter } = await loadFonts(family, JSON.stringify([content, headings]));
  return { ...settable(content, hasLetter), fontFamily: families };
}

/** The document to render for a resume or letter, its fonts ready, and the characters that they lack. */
export async function documentOf(
  printable: Printable,
): Promise<{ document: ReactElement<DocumentProps>; unset: string[] }> {
  if (printable.kind === 'letter') {
    const { content, unset, fontFamily } = await fitted(printable.content);
    return { document: <LetterPdf content={content} fontFamily={fontFamily} />, unset };
  }
  // The job is not printed: its letters are not asked for. A photo has none.
  const jobInfo = { link: '', description: '' };
  const { photo, ...words } = printable.content;
  const { content, unset, fontFamily } = await fitted(
    { ...words, jobInfo, resumeFile: null },
    richOutlineOf(printable.content).headings,
  );
  return { document: <ResumePdf content={{ ...content, photo }} fontFamily={fontFamily} />, unset };
}
