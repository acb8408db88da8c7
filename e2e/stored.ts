import type { Page } from '@playwright/test';

/** What a page's storage has under way; put there by `watchStorage`. */
declare const storageBusy: () => boolean;

/**
 * Runs in the page before anything else: counts what storage has under way, and makes opening it slow.
 * @param openingMs how much later than it did the database opens; shows what outruns storage
 */
export function watchStorage(openingMs: number): void {
  let busy = 0;
  const count = (target: EventTarget, ...ends: string[]) => {
    busy += 1;
    const ended = () => {
      busy -= 1;
      for (const end of ends) target.removeEventListener(end, ended);
    };
    for (const end of ends) target.addEventListener(end, ended);
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...of) {
    const request = open.apply(this, of);
    const listen = request.addEventListener.bind(request);
    const late = (listener: EventListener) => (event: Event) => {
      setTimeout(() => listener.call(request, event), openingMs);
    };
    if (openingMs > 0) {
      request.addEventListener = (type: string, listener: EventListener, options?: object) =>
        listen(type, type === 'success' ? late(listener) : listener, options);
    }
    count(request, 'success', 'error');
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...of) {
    const begun = transaction.apply(this, of);
    count(begun, 'complete', 'abort');
    return begun;
  };
  Object.assign(window, { storageBusy: () => busy > 0 });
}

/** Waits until storage has nothing under way and begins nothing: only then may a test leave the page. */
export async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; quiet = storageBusy() ? 0 : quiet + 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
}
