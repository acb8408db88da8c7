/** Files above this many bytes are skipped; a file of exactly this size is read. */
export const MAX_BYTES = 2_000_000;
export const SKIPPED_LARGE = 'Some files > 2MB were skipped.';

/** For the `accept` of a file input. What the browser's dialog lets through is checked all the same. */
export const ACCEPT = '.txt,.md,.markdown,.json,text/plain,text/markdown,application/json';

/** What is known of a file before it is read. */
export interface FileFacts {
  name: string;
  /** As the browser guesses it; may be empty. */
  type: string;
  size: number;
}

/** Files systems leave behind; nobody means to upload them. */
const JUNK = new Set(['.ds_store', 'thumbs.db', 'desktop.ini']);
const TEXT_TYPE = /^text\/|[/+](?:x-)?(?:markdown|json)\b/i;
const TEXT_NAME = /\.(?:txt|md|markdown|json)$/i;

/** Whether a file is text, markdown or json by its type, or else by how its name ends. */
export const isTextual = ({ name, type }: FileFacts): boolean => TEXT_TYPE.test(type) || TEXT_NAME.test(name);

export interface SortedUpload<File> {
  accepted: File[];
  tooLarge: File[];
  wrongType: File[];
}

/** Sorts an upload by the rules; type comes first, so that a large picture is refused for being a picture. */
export function sortUpload<File extends FileFacts>(files: Iterable<File>): SortedUpload<File> {
  const sorted: SortedUpload<File> = { accepted: [], tooLarge: [], wrongType: [] };
  for (const file of files) {
    if (JUNK.has(file.name.toLowerCase())) continue;
    if (!isTextual(file)) sorted.wrongType.push(file);
    else if (file.size > MAX_BYTES) sorted.tooLarge.push(file);
    else sorted.accepted.push(file);
  }
  return sorted;
}
