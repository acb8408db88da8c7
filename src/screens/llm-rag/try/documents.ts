/** A document of the demo as the page knows it; its text lives in the worker. */
export interface DemoDocument {
  id: string;
  name: string;
  /** Bundled, not uploaded. */
  sample: boolean;
  /** Kept, so that a removed document can come back. */
  source: Blob;
  chunks: number;
  characters: number;
  /** Characters that could not be read. */
  replaced: number;
}

/** A document on its way in. */
export type Incoming = Pick<DemoDocument, 'id' | 'name' | 'sample' | 'source'>;

/** One message about an upload; `id` keeps equal ones apart. */
export interface Notice {
  id: string;
  text: string;
}

const PROBLEMS = { empty: 'is empty', binary: 'is not text' } as const;

export const notice = (text: string): Notice => ({ id: crypto.randomUUID(), text });

/** Says which files were refused for their type, naming at most three. */
export function wrongTypeText(names: readonly string[]): string {
  const shown = names.slice(0, 3).map(quote).join(', ');
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `Only text, Markdown and JSON files are supported. Skipped: ${shown}${more}.`;
}

export const problemText = (name: string, problem: keyof typeof PROBLEMS): string =>
  `${quote(name)} ${PROBLEMS[problem]} and was skipped.`;

const LONGEST = 60;

/** A name in a sentence, shortened in the middle when long. */
export function quote(name: string): string {
  const shown = name.length > LONGEST ? `${name.slice(0, 40)}…${name.slice(-16)}` : name;
  return `“${shown}”`;
}
