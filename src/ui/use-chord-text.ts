import { useSyncExternalStore } from 'react';
import { showChord } from './keys.ts';

const never = () => () => {};
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** How key chords read on this device: `Ctrl+K`, or `⌘K` on a Mac once the page is alive. */
export function useChordText(): (chord: string) => string {
  const mac = useSyncExternalStore(never, isMac, () => false);
  return (chord) => showChord(chord, mac);
}
