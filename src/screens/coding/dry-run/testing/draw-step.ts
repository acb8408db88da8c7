import { callsOf, recursiveNames } from '#trace/call-tree.ts';
import { changesOf } from '#trace/changes.ts';
import { type Choice, choosePictures, PICTURES } from '#trace/pictures/choose.ts';
import { homesOf } from '#trace/pictures/homes.ts';
import type { Picture } from '#trace/pictures/picture.ts';
import { recursionPicture } from '#trace/pictures/recursion.ts';
import type { Replay } from '#trace/replay.ts';
import { pointerColors, usesOf } from '#trace/uses.ts';

/** Draws any step of a run: every choice with its first kind, then the recursion tree where there is one. */
export function stepDrawer(replay: Replay, source: string) {
  const uses = usesOf(source);
  const colorOf = pointerColors(source, uses);
  const homes = homesOf(replay);
  const calls = callsOf(replay);
  const recursive = recursiveNames(calls);
  return (step: number): { choices: Choice[]; pictures: Picture[] } => {
    const state = replay.state(step);
    const scene = { state, changes: changesOf(replay.effects(step)), uses, colorOf, homes };
    const choices = choosePictures(state, uses);
    const pictures = choices.flatMap((choice) =>
      choice.kinds.slice(0, 1).map((kind) => PICTURES[kind].draw(choice, scene)),
    );
    if (recursive.size > 0) pictures.push(recursionPicture(calls, recursive, step, state.objects));
    return { choices, pictures };
  };
}
