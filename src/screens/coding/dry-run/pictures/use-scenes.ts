import { useMemo } from 'react';
import { changesOf } from '#trace/changes.ts';
import { homesOf } from '#trace/pictures/homes.ts';
import type { Scene } from '#trace/pictures/picture.ts';
import type { Replay } from '#trace/replay.ts';
import { pointerColors, usesOf } from '#trace/uses.ts';

/** What the pictures of any step are drawn from. */
export function useScenes(replay: Replay, source: string): (step: number) => Scene {
  return useMemo(() => {
    const uses = usesOf(source);
    const colorOf = pointerColors(source, uses);
    const homes = homesOf(replay);
    return (step) => ({
      state: replay.state(step),
      changes: changesOf(replay.effects(step)),
      uses,
      colorOf,
      homes,
    });
  }, [replay, source]);
}
