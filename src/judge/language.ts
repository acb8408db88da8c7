import type { Extension } from '@codemirror/state';
import type { Query } from '#base/trace-query.ts';
import type { Hint } from './hint.ts';
import type { Runner } from './runner.ts';
import type { Signature } from './signature.ts';

/** A program whose time tells how fast a machine is: `int measure(int n)` in a class `Solution`. */
export interface Calibration {
  source: string;
  /** The program's argument. */
  n: number;
  /** Milliseconds it takes on a machine like the one that the questions' limits were set on. */
  referenceMs: number;
}

/** Makes what `Runner.trace` is asked, of a program and the JSON text of its input. */
export type TraceRequest = (source: string, input: string, limits: TraceLimits) => string;

export interface TraceLimits {
  /** Of the program's running; what was recorded until then is kept. */
  seconds: number;
  /** Of a trace, and its length as text: then its beginning and its end are kept. */
  steps: number;
  bytes: number;
  /** What to keep of the steps between beginning and end: those around a line, or where a variable gets a value. */
  around?: Query;
}

/**
 * Everything of a language that pages need: what `languages/<id>/language.ts` exports as `language`. What only Node may load is in
 * `node.ts` beside it (see `node/language-node.ts`), what only the build may load in `build.ts` (see `node/language-build.ts`).
 */
export interface Language {
  /** The folder's name. */
  id: string;
  /** As selectors show it. */
  label: string;
  /** Place among the others, in the coding page's selector and in Ask a Question's. */
  order: { selector: number; ask: number };
  /** Whether it is chosen where nobody has chosen yet; one language is. */
  isDefault?: boolean;
  /** Whether every question must have a reference solution in it. A question is offered in the languages that it has one in. */
  isRequired: boolean;
  /** Of a file, without the dot. */
  extension: string;
  /** Name of a question's reference solution below its `solutions/`. */
  solutionFile: string;
  /** What begins a comment that ends with its line. */
  lineComment: string;
  /** Whether braces say where a block ends, so that formatting may indent anew. */
  braces?: boolean;
  /** A question's `timeLimitMs` is multiplied by this; what comes of it is a second at the least (`limits.ts`). */
  timeFactor: number;
  /** The editor's grammar, loaded when it is first shown. */
  editorMode: () => Promise<Extension>;
  /** The code an empty editor starts with: LeetCode's class, method and parameter types, bodies left to the user. */
  starter: (signature: Signature) => string;
  /** Common mistakes, special cases before general ones. */
  hints?: readonly Hint[];
  /** What to look for where a program answered nothing; left out where the compiler demands an answer. */
  noAnswerHint?: string;
  /** Left out: the machine's speed is taken from another language. */
  calibration?: Calibration;
  /** Left out: programs cannot be run step by step. Loaded when one is. */
  tracer?: () => Promise<TraceRequest>;
  /** Left out: there is nothing to install yet and runs stay simulated. */
  runtime?: {
    /** What the button says; compressed download, rounded. */
    displaySize: string;
    /** What the memory limit counts, after its number in the Limits panel. */
    memoryNote: string;
    /** What compiles and runs programs, and what of the language isn't there, where that differs from what people know. */
    about?: string;
    /** What programs see otherwise than with the language's usual implementation, one sentence each. */
    differences?: string[];
    /** Makes the runner that judges inside a sandbox in the page. The runtime must be installed. */
    createRunner: () => Promise<Runner>;
  };
}
