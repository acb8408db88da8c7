/** A Letter page with margins of 0.7 inch, set in 10.5 points with lines of 13. */
export const PAGE_LINES = Math.floor(((11 - 2 * 0.7) * 72) / 13);
/** Characters on a line of it: half the type's size is a usual average width. */
export const LINE_CHARACTERS = Math.floor(((8.5 - 2 * 0.7) * 72) / (10.5 / 2));
/** An English word of a resume with the space after it. */
const WORD_CHARACTERS = 6.5;
/** Name, title and contact, and the gap below. */
const HEADER_LINES = 4;
/** A section's heading with the gap above it. */
const SECTION_LINES = 2;
/** A position's or degree's own lines, with the gap above. */
const ENTRY_LINES = 2.5;
/** A bullet is indented by so many characters. */
const INDENT = 3;

export interface PageContent {
  sections: number;
  /** Positions, degrees, projects. */
  entries: number;
  bullets: number;
  /** On average, in a bullet. */
  words: number;
  /** Summary and lists of skills, in lines. */
  otherLines: number;
}

/** Lines that a bullet of so many words takes. */
export const bulletLines = (words: number): number =>
  Math.max(1, Math.ceil((words * WORD_CHARACTERS) / (LINE_CHARACTERS - INDENT)));

/** Lines that a resume takes, about; a page has `PAGE_LINES`. */
export const pageLines = ({ sections, entries, bullets, words, otherLines }: PageContent): number =>
  Math.ceil(
    HEADER_LINES +
      sections * SECTION_LINES +
      entries * ENTRY_LINES +
      bullets * bulletLines(words) +
      otherLines,
  );
