/** Longest stretch of work between two looks at the messages that came in, in milliseconds. */
const SLICE_MS = 50;

/**
 * Lets a long loop be interrupted: `await pace()` now and then gives way to other tasks and throws the
 * signal's reason when the work was canceled meanwhile.
 *
 * @returns a function that says whether it is time to give way, and one that does
 */
export function createPace(signal?: AbortSignal): { due: () => boolean; yield: () => Promise<void> } {
  let since = performance.now();
  return {
    due: () => performance.now() - since > SLICE_MS,
    yield: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      since = performance.now();
    },
  };
}
