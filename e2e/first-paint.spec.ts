import { expectAlive } from './first-paint.ts';
import { test } from './test.ts';

// The service worker would ask for every script of the product.
test.use({ serviceWorkers: 'block', expectedConsole: /Service Worker registration blocked/ });

test('a page that is never painted comes alive all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });
  await page.goto('/');
  await expectAlive(page);
});
