import { type KeyboardEvent, useRef, useState } from 'react';
import { commandFor } from '#canvas/commands/commands.ts';
import { chordOf } from '../keys.ts';
import type { CanvasStore } from './canvas-store.ts';

/** Keys that a button or list beside the canvas needs for itself. */
const NATIVE = /^(Shift\+)?(Enter| |Tab|Escape|Arrow.*|Home|End)$/;

/**
 * Performs the commands that keys stand for. On the canvas all of them; on a control beside it those that the
 * control has no use for.
 */
export function useKeys(store: CanvasStore) {
  const [space, setSpace] = useState(false);
  /** After Escape, Tab leaves the canvas instead of going through its shapes. */
  const leaving = useRef(false);

  function down(event: KeyboardEvent) {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('textarea, input, select, dialog')) return;
    const onCanvas = event.target.closest('[data-canvas]') !== null;
    const chord = chordOf(event);
    if (!onCanvas && NATIVE.test(chord)) return;
    if (onCanvas && chord === ' ') {
      event.preventDefault();
      return setSpace(true);
    }
    if (/Tab$/.test(chord) && leaving.current) return;
    leaving.current = chord === 'Escape';
    const command = commandFor(chord, store.get());
    if (!command) return;
    event.preventDefault();
    // An Escape that did something here should not also close what the canvas lies in.
    event.stopPropagation();
    store.perform(command);
  }

  return {
    space,
    onKeyDown: down,
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && setSpace(false),
    onBlur: () => {
      setSpace(false);
      leaving.current = false;
    },
  };
}
