import { globSync, readFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { closureOf, hashOf } from '../../content-tools/check/source-closure.ts';
import { prerenderPaths } from '../../content-tools/compile/paths.ts';
import { readDsaIndex } from '../../content-tools/read/read-index.ts';
import { firstAddresses } from '../../e2e/first-addresses.ts';

/** Every browser test goes through these: its own set-up, the server, and what makes the service worker. */
const SETUP = ['e2e/test.ts', 'playwright.config.ts', 'scripts/serve.ts', 'scripts/build-offline.ts'];

/** What specs take from content counts by its result, not by its sources, and only for the specs that take it. */
const READERS: Record<string, () => unknown> = {
  'content-tools/compile/paths.ts': prerenderPaths,
  'content-tools/read/read-index.ts': readDsaIndex,
  'e2e/first-addresses.ts': () => [...firstAddresses()],
};

/**
 * A key for each spec: everything but the build that can change how its tests end.
 * @param version Chromium's
 */
export function specKeys(version: string): Record<string, string> {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const world = hashOf(version, JSON.stringify(optionalDependencies));
  const results = Object.entries(READERS).map(([file, read]) => ({
    name: basename(file),
    result: JSON.stringify(read()),
  }));
  return Object.fromEntries(
    globSync('e2e/**/*.spec.ts').map((path) => {
      const file = path.replaceAll(sep, '/');
      const sources = closureOf([file, ...SETUP], Object.keys(READERS));
      const texts = [...sources.keys()].sort().flatMap((each) => [each, sources.get(each) ?? '']);
      const taken = results.filter(({ name }) => texts.some((text) => text.includes(`/${name}`)));
      return [file, hashOf(world, ...texts, ...taken.map(({ result }) => result))];
    }),
  );
}
