import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** What goes into a page and comes back: JSON. */
export type Json = string | number | boolean | null | readonly Json[];

/** A browser under a script's control, by whatever protocol it knows. */
export interface Driven {
  /** Opens an address; resolves once it has loaded. */
  open: (address: string) => Promise<void>;
  /** Calls a function in the page, which sees nothing but its arguments; resolves to what it returns. */
  run: <Args extends readonly Json[], Result extends Json>(
    call: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  close: () => void;
}

export interface LocalBrowser {
  name: string;
  /** Why it cannot be started here; undefined where it can. */
  missing: string | undefined;
  /** How many times as long as Firefox it may take; WebKit's build for Linux compiles C++ slowly. */
  patience: number;
  start: () => Promise<Driven>;
}

/** What `pattern` finds first in what a program prints, within `ms`. */
export function printed(
  program: ChildProcess,
  output: Readable,
  pattern: RegExp,
  ms: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const name = program.spawnfile;
    const late = setTimeout(() => reject(new Error(`${name} did not start within ${ms} ms`)), ms);
    let text = '';
    output.on('data', (chunk: Buffer) => {
      text += chunk;
      const [, found] = pattern.exec(text) ?? [];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    });
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${text}`)));
  });
}
