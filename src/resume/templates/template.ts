import type { SectionKind } from '../section-kinds.ts';
import type { FontFamily } from './font-families.ts';

/** What the head of an entry is made of. */
export type HeadField = 'title' | 'subtitle' | 'location' | 'dates';

/** One line of an entry's head: what stands at its left edge and what at its right one. */
export interface HeadLine {
  left: readonly HeadField[];
  right: readonly HeadField[];
}

/** Of running text, and of contacts, dates and places. */
export const INK = '#1b1b1b';
export const GRAY = '#555555';

/** How a section is announced: a line below or around its heading, a bar before it, or only its type. */
export type HeadingLook = 'under' | 'around' | 'bar' | 'plain';

/** A narrow column of its own beside the main text. */
export interface SideColumn {
  at: 'left' | 'right';
  /** Including the page's margin. */
  width: number;
  /** Between the column's edge and the text at both of its sides. */
  gap: number;
  /** What sets it apart: a tint from the top to the bottom of every page, or a line beside it. */
  fill: 'rule' | 'tint';
  /** Kinds of sections that are set in it. */
  kinds: readonly SectionKind[];
  /** Whether the contacts are set in it, under a heading of their own. */
  contacts: boolean;
}

/**
 * Everything that makes a template: the PDF, its preview, the Word file, the cover letter and the reader of our own PDFs
 * all take their numbers from here. Lengths are points; colors are `#rrggbb`.
 */
export interface ResumeTemplate {
  label: string;
  /** Whom it suits, in a line. */
  description: string;
  family: FontFamily;
  /** Of the name and the contacts. */
  align: 'left' | 'center';
  /** Color of the name and the headings, unless the user picks another. */
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
  /** Whether name, headline and contacts stand on a band of the accent color, and what parts them from the rest. */
  header: { band: boolean; rule?: { width: number; gap: number } };
  name: { fontSize: number };
  headline: { fontSize: number; gap: number };
  contacts: { fontSize: number; gap: number };
  section: { gap: number };
  heading: {
    fontSize: number;
    padding: number;
    gap: number;
    look: HeadingLook;
    caps: boolean;
    align: 'left' | 'center';
    /** Without a color of its own it has the accent's. */
    rule: { width: number; color?: string };
  };
  /** Space above an entry, and above each of its bullets: the reader tells entries and wrapped lines apart by them. */
  entry: { gap: number };
  bullet: { gap: number };
  /** The lines of an entry's head. */
  head: readonly HeadLine[];
  side?: SideColumn;
  /** A Word file names fonts instead of embedding them. */
  word: { font: string; fontSize: number };
}

/** Names at the left edge, dates and places at the right one: most people look for dates there. */
export const TWO_LINES: readonly HeadLine[] = [
  { left: ['title'], right: ['dates'] },
  { left: ['subtitle'], right: ['location'] },
];

/** Everything on one line, for pages that hold much. */
export const ONE_LINE: readonly HeadLine[] = [{ left: ['title', 'subtitle'], right: ['location', 'dates'] }];

/** What fits a narrow column of a page with two. */
export const SIDE_KINDS: readonly SectionKind[] = ['skills', 'languages', 'certifications', 'awards'];
