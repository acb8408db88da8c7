import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#routes.ts';

const WIDTHS = ['page', 'reading', 'wide'];
/** Components that place their children by the tokens; a message stands alone in the middle. */
const BOX = /<(?:Page|BarePage|ListPage|PageMessage)\b/;
/** The coding page has a header of its own over panes that fill the window. */
const OWN_FRAME = 'screens/coding/';

const read = (file: string) => readFileSync(file, 'utf8');
const screens = globSync('src/{screens,shell}/**/*.tsx');
const routeFiles = routes.flatMap(({ children = [] }: RouteConfigEntry) => children.map(({ file }) => file));

test('the page widths are three tokens', () => {
  const names = [...read('src/ui/page.css').matchAll(/--container-(\w+): [\d.]+rem;/g)].map(
    ([, name]) => name,
  );
  expect(names.toSorted()).toEqual(WIDTHS);
});

test('every screen stands in a page', () => {
  const without = routeFiles.filter((file) => {
    const area = dirname(file);
    return !screens.some((screen) => screen.startsWith(`src/${area}/`) && BOX.test(read(screen)));
  });
  expect(without.filter((file) => !file.startsWith(OWN_FRAME))).toEqual([]);
});

test('no screen has a width or an edge of its own', () => {
  const own = screens.flatMap((file) =>
    [
      ...read(file).matchAll(
        /max-w-\[[\d.]+(?:rem|px)\]|"[^"]*\bmx-auto\b[^"]*\bmax-w-[2-7]xl\b[^"]*\bp[xb]-\d+[^"]*"/g,
      ),
    ].map(([found]) => `${file}: ${found}`),
  );
  expect(own).toEqual([]);
});
