import { expect, type Page } from '@playwright/test';

/** Waits until the service worker keeps the product and this page asks it. */
export async function served(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const worker = navigator.serviceWorker;
    await worker.ready;
    // It takes the open pages over a moment after it is ready.
    if (!worker.controller) {
      await new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
}

/** Takes the network away once nothing needs it any more. */
export async function goOffline(page: Page): Promise<void> {
  await served(page);
  await page.context().setOffline(true);
}

/** Waits until the part of Python that comes after its start is there as well. */
export async function pythonIsWhole(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('dryrun-runtime-python-')) ?? '';
      const kept = await (await caches.open(name)).keys();
      return kept.some(({ url }) => url.endsWith('/python_rest.zip'));
    });
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
}
