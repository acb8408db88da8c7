import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './test.ts';

/** Bytes in Brotli of all the script that a first visit to an editor loads until it is quiet. */
const BUDGET = 320_000;

// The service worker would fetch the whole product.
test.use({ serviceWorkers: 'block', expectedConsole: /Service Worker registration blocked/ });

for (const path of [
  '/question/dsa/arrays/two-sum',
  '/system-design-question/system-design/hld/url-shortener',
  '/ml-question/machine-learning/ml-system-design/card-fraud-detection',
  '/behavior-question/behavioral/leadership/leading-without-authority',
  '/resumes/new?step=3',
]) {
  test(`${path} loads at most ${BUDGET} bytes of script`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) {
        sizes.push(response.body().then((body) => brotliCompressSync(body).length));
      }
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });
}
