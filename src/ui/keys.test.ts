import { expect, it } from 'vitest';
import { ariaChord, chordOf, showChord } from './keys.ts';

const press = { key: 'Z', ctrlKey: false, metaKey: true, shiftKey: true, altKey: false };

it('names a key press', () => {
  expect(chordOf(press)).toBe('Mod+Shift+z');
  expect(chordOf({ ...press, key: '?', metaKey: false })).toBe('?');
  expect(chordOf({ ...press, key: 'Enter', metaKey: false })).toBe('Shift+Enter');
  expect(chordOf({ ...press, key: 'K', shiftKey: false })).toBe('Mod+k');
});

it.each([
  ['Mod+Shift+z', 'Ctrl+Shift+Z', '⌘⇧Z'],
  ['+', '+', '+'],
  ['Mod+Enter', 'Ctrl+Enter', '⌘↵'],
  ['Shift+Enter', 'Shift+Enter', '⇧↵'],
  ['?', '?', '?'],
])('%s reads %s, and %s on a Mac', (chord, elsewhere, mac) => {
  expect(showChord(chord)).toBe(elsewhere);
  expect(showChord(chord, true)).toBe(mac);
});

it('writes chords for assistive technology', () => {
  expect(ariaChord('Mod+Enter')).toBe('Control+Enter Meta+Enter');
  expect(ariaChord('Shift+Enter')).toBe('Shift+Enter');
});
