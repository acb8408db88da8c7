import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parts } from './site-parts.ts';

/** Folder of what the browser tests of one run need to know, and what they find out. */
export const NOTES = '.cache/reports/green-browser';
export const RUN_FILE = join(NOTES, 'run.json');

/** What a test was when it passed: the hash of its spec's sources, and the parts of the build that the browser was given. */
export interface Passed {
  key: string;
  parts: string[];
}

export interface Run {
  /** Of each spec. */
  keys: Record<string, string>;
  parts: Parts;
  /** Tests that need not be run. */
  green: string[];
}

/** Of a test; its spec comes first. */
export const idOf = (spec: string, titles: readonly string[]): string => [spec, ...titles].join(' › ');
export const specOf = (id: string): string => id.split(' › ')[0] ?? '';

/** What was prepared for this run; undefined where single tests are run by hand. */
export const readRun = (): Run | undefined =>
  process.env.BROWSER_GREEN && existsSync(RUN_FILE) ? JSON.parse(readFileSync(RUN_FILE, 'utf8')) : undefined;

/** Called by a worker for a test that passed. */
export function notePassed(id: string, passed: Passed): void {
  appendFileSync(join(NOTES, `${process.pid}.jsonl`), `${JSON.stringify([id, passed])}\n`);
}
