/** An old worker may have something in progress and hold the new one up: the page is loaded anew all the same. */
const PATIENCE_MS = 3000;

/**
 * Lets a waiting service worker take over and loads the page anew, once. At once where none waits any more: another tab has
 * already taken the update. However the browser tells of the change, or if it never does, the page is loaded.
 * @param registration of the service worker; undefined where the browser has none any more
 */
export function takeUpdate(
  container: EventTarget,
  registration: Pick<ServiceWorkerRegistration, 'waiting'> | undefined,
  reload: () => void,
): void {
  const waiting = registration?.waiting;
  if (!waiting) {
    reload();
    return;
  }
  const done = new AbortController();
  const { signal } = done;
  const once = () => {
    if (signal.aborted) return;
    done.abort();
    clearTimeout(timer);
    reload();
  };
  const timer = setTimeout(once, PATIENCE_MS);
  container.addEventListener('controllerchange', once, { signal });
  waiting.addEventListener(
    'statechange',
    // Taken over, or replaced by one that is newer still.
    () => ['activated', 'redundant'].includes(waiting.state) && once(),
    { signal },
  );
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
