/** What a key press is made of, as browsers report it. */
interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * The name of a key press as commands write it: `Mod+Shift+z`, `ArrowLeft`, `?`. `Mod` is Ctrl, or Cmd on a Mac.
 * Shift counts only with letters and named keys: other characters carry it in themselves.
 */
export function chordOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): string {
  const letter = /^[a-z]$/i.test(key);
  const shift = shiftKey && (letter || key.length > 1);
  const parts = [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shift && 'Shift'].filter(Boolean);
  return [...parts, letter ? key.toLowerCase() : key].join('+');
}

const NAMES: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Delete: 'Del',
  ' ': 'Space',
};

/** A chord as people read it: `Ctrl+Shift+Z`, or `⌘⇧Z` for a Mac. */
export function showChord(chord: string, mac = false): string {
  const parts = (chord === '+' ? ['+'] : chord.replace(/\+\+$/, '+Plus').split('+')).map((part) => {
    if (part === 'Mod') return mac ? '⌘' : 'Ctrl';
    if (part === 'Shift') return mac ? '⇧' : 'Shift';
    if (part === 'Alt') return mac ? '⌥' : 'Alt';
    if (part === 'Plus') return '+';
    if (part === 'Enter') return mac ? '↵' : 'Enter';
    return NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
  return parts.join(mac ? '' : '+');
}

/** A chord as `aria-keyshortcuts` wants it; `Mod` stands for both keys. */
export function ariaChord(chord: string): string {
  const [ctrl, cmd] = ['Control', 'Meta'].map((mod) => chord.replace('Mod', mod));
  return ctrl === cmd ? chord : `${ctrl} ${cmd}`;
}

/** Whether a key pressed there is text, not a shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
