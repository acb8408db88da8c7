/** Prints all of a document, with fonts that the PDF cannot have. */
export const PRINT_LABEL = 'Print with device fonts';

/** Characters named in one message; more are counted. */
const NAMED = 12;

/** Says what a PDF could not set and where it is kept; empty if it is all there. */
export function unsetText(unset: readonly string[]): string {
  if (unset.length === 0) return '';
  const more = unset.length > NAMED ? ` and ${unset.length - NAMED} more` : '';
  return `Left out because the PDF’s fonts lack them: ${unset.slice(0, NAMED).join(' ')}${more}. The Word file includes them.`;
}
