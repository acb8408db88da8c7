import type { Runner } from '#judge/runner.ts';
import { readParts } from './read-parts.ts';

/** One way of running a language's programs outside the browser. */
export interface NodeJudge {
  /** As it is called in messages. */
  name: string;
  /** Its own source from the project's root, whose change makes earlier results worthless. */
  source: string;
  create: () => Runner;
  /** Makes what several processes share, so that not each of them does. */
  prepare?: () => Promise<unknown>;
}

/** What `languages/<id>/node.ts` exports as `node`. */
export interface LanguageNode {
  /** The page's own runtime. Left out: there is none yet. */
  page?: NodeJudge;
  /** The machine's own compiler or interpreter, for checking content. Not a security boundary. */
  native?: NodeJudge & {
    /** Whether limits are written for it, so that solutions must leave room and slow programs exceed them. */
    hasLimits: boolean;
  };
}

/** By language id. A language without a `node.ts` runs in the browser alone. */
export const languageNodes = (): Promise<Map<string, LanguageNode>> => readParts<LanguageNode>('node');
