import { callsOf, recursiveNames } from '#trace/call-tree.ts';
import { type Choice, choosePictures, PICTURES } from '#trace/pictures/choose.ts';
import type { Picture } from '#trace/pictures/picture.ts';
import { recursionPicture } from '#trace/pictures/recursion.ts';
import { scenesOf } from '#trace/pictures/scenes.ts';
import type { Replay } from '#trace/replay.ts';

/** Draws any step of a run: every choice with its first kind, then the recursion tree where there is one. */
export function stepDrawer(replay: Replay, source: string) {
  const sceneOf = scenesOf(replay, source);
  const calls = callsOf(replay);
  const recursive = recursiveNames(calls);
  return (step: number): { choices: Choice[]; pictures: Picture[] } => {
    const scene = sceneOf(step);
    const { state, uses, usual } = scene;
    const choices = choosePictures(state, uses, usual);
    const pictures = choices.flatMap((choice) =>
      choice.kinds.slice(0, 1).map((kind) => PICTURES[kind].draw(choice, scene)),
    );
    if (recursive.size > 0) pictures.push(recursionPicture(calls, recursive, step, state.objects));
    return { choices, pictures };
  };
}
