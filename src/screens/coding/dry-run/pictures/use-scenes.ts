import { useMemo } from 'react';
import type { Scene } from '#trace/pictures/picture.ts';
import { scenesOf } from '#trace/pictures/scenes.ts';
import type { Replay } from '#trace/replay.ts';

/** What the pictures of any step are drawn from. */
export function useScenes(replay: Replay, source: string): (step: number) => Scene {
  return useMemo(() => scenesOf(replay, source), [replay, source]);
}
