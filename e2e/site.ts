import { prerenderPaths } from '../content-tools/compile/paths.ts';
import { PAGE_LIST } from '../src/pages.ts';
import { pageOf, ROWS } from './route-table.ts';

/** One address of every page, the first that the table of routes has. */
export const ADDRESSES: readonly string[] = PAGE_LIST.flatMap(
  ({ id }) => ROWS.find((row) => pageOf(row) === id)?.path ?? [],
);

/** Addresses that only the browser knows. */
const DYNAMIC = [/^\/resumes\/[\w-]+$/];

const pages = new Set(prerenderPaths());

/** Whether a page of the product is at `path`. */
export function isPage(path: string): boolean {
  // Prerendered links to a place on their own page name it as a folder.
  const plain = path.replace(/(.)\/$/, '$1');
  return pages.has(plain) || DYNAMIC.some((pattern) => pattern.test(plain));
}
