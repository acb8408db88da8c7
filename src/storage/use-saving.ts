import { useCallback, useRef, useState } from 'react';
import { settled } from './live.ts';

/** Whether a change is still on its way to the disk, and how to say that there is one. */
export function useSaving(): [saving: boolean, note: () => void] {
  const [saving, setSaving] = useState(false);
  const newest = useRef(0);
  const note = useCallback(() => {
    newest.current += 1;
    const noted = newest.current;
    setSaving(true);
    void settled().then(() => noted === newest.current && setSaving(false));
  }, []);
  return [saving, note];
}
