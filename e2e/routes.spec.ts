import AxeBuilder from '@axe-core/playwright';
import { ROWS } from './route-table.ts';
import { expectSound } from './screens.ts';
import { ADDRESSES } from './site.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** What a change of theme can break: it changes colours and nothing else. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

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
      await expectSound(page);
      await page.evaluate(async () => {
        document.body.classList.replace('light-theme', 'dark-theme');
        // However short: a colour that is on its way from one to another is none of either.
        const changes = document.getAnimations().filter((change) => change instanceof CSSTransition);
        await Promise.allSettled(changes.map(({ finished }) => finished));
      });
      const { violations } = await new AxeBuilder({ page }).withRules(RULES_OF_COLOUR).analyze();
      expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
    });
  }
}

test('every route is looked at', () => {
  const looked = ROWS.map(({ path }) => path);
  expect(ADDRESSES.filter((path) => !looked.includes(path))).toEqual([]);
});
