import { prerenderPaths } from '../content-tools/compile/paths.ts';
import { PAGE_LIST, type PageId, pageAt } from '../src/pages.ts';

/**
 * The first prerendered address of each page that has one. What is kept of green browser tests takes this by its result
 * (`scripts/tests/spec-keys.ts`): a new lesson changes no test of other addresses.
 */
export function firstAddresses(): ReadonlyMap<PageId, string> {
  const addresses = prerenderPaths();
  return new Map(
    PAGE_LIST.flatMap(({ id }) => {
      const first = addresses.find((address) => pageAt(address)?.id === id);
      return first === undefined ? [] : [[id, first]];
    }),
  );
}
