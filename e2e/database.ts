import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type Record = { id: string; [field: string]: unknown };

/** Resolves once the page has made its database: whoever opens it first would make an empty one. */
async function made(page: Page): Promise<void> {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await expect.poll(names).toContain('dryrun');
}

/** Every record of a table, read past the page. */
export async function readTable<T = Record>(page: Page, table: string): Promise<T[]> {
  await made(page);
  return page.evaluate(
    (name) =>
      new Promise<T[]>((resolve) => {
        const opening = indexedDB.open('dryrun');
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    table,
  );
}

/** Puts a record into a table past the page, as an earlier version or a fault of the disk could have left it. */
export async function putRecord(page: Page, table: string, record: Record): Promise<void> {
  await made(page);
  await page.evaluate(
    ([name, row]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('dryrun');
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, 'readwrite');
          writing.objectStore(name).put(row);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [table, record] as const,
  );
}
