/** What one table could not write, and how to try again. */
interface Waiting {
  count: () => number;
  retry: () => Promise<void>;
}

/** What was refused is tried again after this long, and with every write that succeeds. */
const RETRY_MS = 5000;

const tables = new Set<Waiting>();
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;

/** Takes a table's refused writes into account. */
export const watchUnsaved = (table: Waiting): void => void tables.add(table);

/** Whether everything that was written in this page is kept. */
export const isAllSaved = (): boolean => [...tables].every(({ count }) => count() === 0);

/** Tries everything again that was refused: room has come, or enough time has passed. */
export function retryUnsaved(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  running ??= retryAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function retryAll(): Promise<void> {
  for (const table of tables) if (table.count() > 0) await table.retry();
}

/** Something was refused: it is tried again after a while even if nothing else is written. */
export function retryLater(): void {
  timer ??= setTimeout(() => void retryUnsaved(), RETRY_MS);
}
