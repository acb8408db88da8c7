import { useLayoutEffect, useRef } from 'react';
import { chordOf } from '#ui/keys.ts';
import { DRY_RUN_SHORTCUTS } from '#ui/shortcuts.ts';
import type { PlayerModel } from './use-player.ts';

const { play, forward, back, over, overBack, out, start, end } = DRY_RUN_SHORTCUTS;

const moveOf = (player: PlayerModel, chord: string): (() => void) | undefined =>
  ({
    [play.chord]: player.togglePlaying,
    [forward.chord]: player.forward,
    [back.chord]: player.back,
    [over.chord]: player.over,
    [overBack.chord]: player.overBack,
    [out.chord]: player.out,
    [start.chord]: player.toStart,
    [end.chord]: player.toEnd,
  })[chord];

/** The player's keys, wherever in it the focus is; a select and a slider keep their own. */
export function usePlayerKeys(player: PlayerModel): void {
  const latest = useRef(player);
  latest.current = player;
  // As soon as it is drawn: a key that is pressed at once counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const own = target instanceof Element && target.closest('select, input, textarea') !== null;
      const chord = chordOf(event);
      // Space presses the button that has the focus.
      const pressed =
        chord === play.chord && target instanceof Element && target.closest('button, a, summary');
      const move = moveOf(latest.current, chord);
      if (own || pressed || !move || event.defaultPrevented) return;
      event.preventDefault();
      move();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
