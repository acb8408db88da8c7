import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** Brotli bytes of every script a first visit to `address` loads until the page is quiet. */
export async function scriptBytes(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
    }
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return total;
}
