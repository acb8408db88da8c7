import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the prerendered page is taken over, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
