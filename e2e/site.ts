import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_LIST } from '../src/pages.ts';
import { pageOf, ROWS } from './route-table.ts';

/** One address of every page, the first that the table of routes has. */
export const ADDRESSES: readonly string[] = PAGE_LIST.flatMap(
  ({ id }) => ROWS.find((row) => pageOf(row) === id)?.path ?? [],
);

/** Addresses that only the browser knows. */
const DYNAMIC = [/^\/resumes\/[\w-]+$/];

/** Whether a page of the product is at `path`. */
export function isPage(path: string): boolean {
  // Prerendered links to a place on their own page name it as a folder.
  const plain = path.replace(/(.)\/$/, '$1');
  return (
    existsSync(join('build', 'client', plain, 'index.html')) || DYNAMIC.some((pattern) => pattern.test(plain))
  );
}
