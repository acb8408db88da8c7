import { useEffect, useState } from 'react';

export interface StorageState {
  /** Bytes this site uses and may use; undefined where the browser does not say. */
  usage?: number;
  quota?: number;
  /** Whether the browser has promised not to clear it on its own; undefined where it cannot promise. */
  persisted?: boolean;
}

async function read(): Promise<StorageState> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return { usage, quota, persisted: await navigator.storage.persisted() };
  } catch {
    // Private mode or an address that is not secure.
    return {};
  }
}

/**
 * How much the browser keeps and whether it has promised to go on, and how to ask it for that promise.
 * @param changed something else each time that what is kept has changed
 */
export function useStorageState(
  changed: unknown,
): [state: StorageState | undefined, ask: () => Promise<boolean>] {
  const [state, setState] = useState<StorageState>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept has changed
  useEffect(() => {
    let current = true;
    void read().then((found) => current && setState(found));
    return () => {
      current = false;
    };
  }, [changed]);
  const ask = async () => {
    const granted = await navigator.storage.persist().catch(() => false);
    setState(await read());
    return granted;
  };
  return [state, ask];
}
