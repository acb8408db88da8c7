import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

const ASSETS = 'build/client/assets';

/** Brotli bytes of the light index of all questions, coding and others, as the build ships it. */
export function indexBytes(): number {
  const files = readdirSync(ASSETS).filter((name) => /^(answer-)?rows-.*\.js$/.test(name));
  return files.reduce((sum, name) => sum + brotliCompressSync(readFileSync(`${ASSETS}/${name}`)).length, 0);
}

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
