import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Entries of the history at which a new resume stood that is not kept yet. */
const open = new Set<string>();
/** Entries of the history at which a resume was begun, and the id under which it is kept by now. */
const begun = new Map<string, string>();

/**
 * What was begun at the present entry of the history, so that going back from a kept resume does not lead to an
 * empty one; and a function that says under which id the new resume is kept now.
 *
 * @param isNew whether a new resume is asked for here
 */
export function useBegun(isNew: boolean): [id: string | undefined, setBegun: (id: string) => void] {
  const { key } = useLocation();
  useEffect(() => {
    if (isNew && !begun.has(key)) open.add(key);
  }, [isNew, key]);
  const setBegun = useCallback(
    (id: string) => {
      // The present entry gets the resume's own address.
      open.delete(key);
      for (const entry of open) begun.set(entry, id);
      open.clear();
    },
    [key],
  );
  return [isNew ? begun.get(key) : undefined, setBegun];
}
