import { PAGE_LIST } from '../src/pages.ts';
import { pageOf, ROWS, type Row } from './route-table.ts';
import { expectSoundInBothThemes } from './screens.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

// The service worker would fill every profile with the whole product.
test.use({ serviceWorkers: 'block', expectedConsole: /Service Worker registration blocked/ });

/** The document's whole title; with no title of its own, a page has the product's. */
const titleOf = (title: Row['title']): RegExp =>
  title === ''
    ? /^Dryrun: rehearse/
    : new RegExp(`^${title instanceof RegExp ? title.source : title}.*Dryrun$`);

for (const { path, title, heading = title, bare = false, shows } of ROWS) {
  for (const size of SIZES) {
    test(`${path} at ${size.width} px: what it shows, it fits, no fault in either theme`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page).toHaveTitle(titleOf(title));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('aside.sidebar')).toHaveCount(bare ? 0 : 1);
      await shows?.(page);
      await expectSoundInBothThemes(page);
    });
  }
}

test('every page is looked at', () => {
  const looked = new Set(ROWS.map(pageOf));
  expect(PAGE_LIST.map(({ id }) => id).filter((id) => !looked.has(id))).toEqual([]);
});
