/** Characters of a value's JSON text that a report keeps of every case. */
export const SHOWN_LENGTH = 2000;

/** The same for the one failing test that a report holds in full. */
export const FAILURE_LENGTH = 200_000;

/** Cuts a text for display, saying how long it was. */
export function shownText(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`;
}
