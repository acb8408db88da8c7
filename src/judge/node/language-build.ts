import { readParts } from './read-parts.ts';

/** What `languages/<id>/build.ts` exports as `build`: how the runtime that pages install is made. */
export interface LanguageBuild {
  /** Of the package that it is made from; the runtime's version begins with it. */
  packageVersion: () => string;
  /** Brotli's. */
  quality: number;
  /** The runtime's files by name. `bundle` makes one classic script of a TypeScript entry, a path from the project's root. */
  files: (bundle: (entry: string) => Promise<string>) => Promise<Record<string, Uint8Array>>;
  /** Names of files that a page can begin without, and fetches once it has begun. */
  later?: readonly string[];
  /** The Brotli forms of those files, by name, that are kept in it. */
  compressed?: () => Promise<Record<string, Uint8Array>>;
}

/** By language id. A language without a `build.ts` has no runtime to install. */
export const languageBuilds = (): Promise<Map<string, LanguageBuild>> => readParts<LanguageBuild>('build');
