import type { Page } from '@playwright/test';

/** What a page's storage has in progress; put there by `watchStorage`. */
declare const storageBusy: (() => boolean) | undefined;

/** So often in a row storage must have nothing to do: between two steps of one change it is quiet for a moment. */
const QUIET_LOOKS = 3;
const BETWEEN_LOOKS_MS = 30;
/** Storage that was taken away from a page never ends what it had in progress. */
const PATIENCE_MS = 10_000;

/**
 * Runs in the page before anything else: counts what storage has in progress, and makes opening it slow.
 * @param openingMs how much later than it did the database opens; shows what outruns storage
 */
export function watchStorage(openingMs: number): void {
  let busy = 0;
  const count = (target: EventTarget, latenessMs: number, ...ends: string[]) => {
    busy += 1;
    const end = () => {
      busy -= 1;
    };
    const ended = () => {
      for (const name of ends) target.removeEventListener(name, ended);
      if (latenessMs > 0) setTimeout(end, latenessMs);
      else end();
    };
    for (const name of ends) target.addEventListener(name, ended);
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...of) {
    const request = open.apply(this, of);
    count(request, openingMs, 'success', 'error');
    const listen = request.addEventListener.bind(request);
    const late = (listener: EventListener) => (event: Event) => {
      setTimeout(() => listener.call(request, event), openingMs);
    };
    if (openingMs > 0) {
      request.addEventListener = (type: string, listener: EventListener, options?: object) =>
        listen(type, type === 'success' ? late(listener) : listener, options);
    }
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...of) {
    const begun = transaction.apply(this, of);
    count(begun, 0, 'complete', 'abort');
    return begun;
  };
  Object.assign(window, { storageBusy: () => busy > 0 });
}

/** Waits until storage has nothing in progress and begins nothing. The page's own clock may stand still meanwhile. */
export async function stored(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (let quiet = 0; quiet < QUIET_LOOKS && Date.now() < end; ) {
    const busy = await page.evaluate(() => typeof storageBusy === 'function' && storageBusy());
    quiet = busy ? 0 : quiet + 1;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
  }
}
