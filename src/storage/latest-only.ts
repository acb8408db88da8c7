/** The flush functions of keys with a write in progress: each writes what is still queued. */
const busy = new Set<() => void>();
let leaving = false;
// Prerendering has no page to be left.
globalThis.addEventListener?.('pagehide', () => {
  leaving = true;
  for (const flush of busy) flush();
});
globalThis.addEventListener?.('pageshow', () => {
  leaving = false;
});

/**
 * Writes of one key that arrive while one is in progress are folded into the last of them, so that fast typing
 * keeps storage busy with at most one write a key and never loses the newest text. A page that is left writes what
 * waits at once.
 */
export function latestOnly<T extends { id: string }>(
  write: (record: T) => Promise<void>,
): (record: T) => Promise<void> {
  const waiting = new Map<string, T>();
  const running = new Map<string, Promise<void>>();
  const drain = async (id: string) => {
    for (let record = waiting.get(id); record; record = waiting.get(id)) {
      waiting.delete(id);
      await write(record);
    }
    running.delete(id);
    if (running.size === 0) busy.delete(flush);
  };
  const flush = () => {
    for (const record of waiting.values()) void write(record);
    waiting.clear();
  };
  return (record) => {
    // What is saved because the page is left has no later turn to wait for.
    if (leaving) {
      waiting.delete(record.id);
      return write(record);
    }
    waiting.set(record.id, record);
    busy.add(flush);
    const done = running.get(record.id) ?? drain(record.id);
    running.set(record.id, done);
    return done;
  };
}
