/** Typefaces that templates are set in; their files stand in `screens/resumes/fonts/files.ts`. */
export type FontFamily = 'sans' | 'serif';

/** What the head of an entry is made of. */
export type HeadField = 'title' | 'subtitle' | 'location' | 'dates';

/** Of running text, and of contacts, dates and places. */
export const INK = '#1b1b1b';
export const GRAY = '#555555';

/**
 * Everything that makes a template: the PDF, the preview on the screen, the Word file, the cover letter and the reader of
 * our own PDFs all take their numbers from here. Lengths are points of an A4 page; colors are `#rrggbb`.
 */
export interface ResumeTemplate {
  label: string;
  /** Whom it suits, in a line. */
  description: string;
  family: FontFamily;
  /** Of the name and the contacts. */
  align: 'left' | 'center';
  /** Color of the name and the headings. */
  accent: string;
  page: {
    /** Margins at the top and bottom, and at both sides. */
    vertical: number;
    horizontal: number;
    /** Of running text. */
    fontSize: number;
    /** As a multiple of the font size. */
    lineHeight: number;
  };
  name: { fontSize: number };
  contacts: { fontSize: number; gap: number };
  section: { gap: number };
  heading: { fontSize: number; padding: number; gap: number; rule: { width: number; color: string } };
  /** Space above an entry, and above each of its bullets: the reader tells entries and wrapped lines apart by them. */
  entry: { gap: number };
  bullet: { gap: number };
  /** The lines of an entry's head. */
  head: readonly (readonly HeadField[])[];
  /** A Word file names fonts instead of embedding them. */
  word: { font: string; fontSize: number };
}
