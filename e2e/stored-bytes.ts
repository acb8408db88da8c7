import type { Page } from '@playwright/test';

/** Written by typing, running, submitting and measuring, so no sign of a program that reached the storage. */
const PAGES_OWN = ['submissions', 'progress', 'testCases', 'drafts'];

/** Everything the page keeps that a run itself does not change, as text. */
export function storedBytes(page: Page): Promise<string> {
  return page.evaluate(async (left) => {
    const opening = indexedDB.open('dryrun');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const tables = [...database.objectStoreNames].filter((name) => !left.includes(name));
    const all = await Promise.all(
      tables.map(
        (name) =>
          new Promise((resolve) => {
            const request = database.transaction(name).objectStore(name).getAll();
            // How fast the machine is may be noted at any time after the install.
            const kept = () => request.result.filter(({ id }) => id !== 'machine-times');
            request.onsuccess = () => resolve([name, kept()]);
          }),
      ),
    );
    database.close();
    return JSON.stringify([all, { ...localStorage }, await caches.keys()]);
  }, PAGES_OWN);
}
