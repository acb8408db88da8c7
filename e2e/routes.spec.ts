import { ROWS } from './route-table.ts';
import { expectSoundInBothThemes } from './screens.ts';
import { ADDRESSES } from './site.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

// The service worker would fill every profile with the whole product.
test.use({ serviceWorkers: 'block', expectedConsole: /Service Worker registration blocked/ });

for (const { path, title, heading = title, bare = false, shows } of ROWS) {
  for (const size of SIZES) {
    test(`${path} at ${size.width} px: what it shows, it fits, no fault in either theme`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page).toHaveTitle(title ? new RegExp(`^${title}.*Dryrun$`) : /^Dryrun: rehearse/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('aside.sidebar')).toHaveCount(bare ? 0 : 1);
      await shows?.(page);
      await expectSoundInBothThemes(page);
    });
  }
}

test('every route is looked at', () => {
  const looked = ROWS.map(({ path }) => path);
  expect(ADDRESSES.filter((path) => !looked.includes(path))).toEqual([]);
});
