import { type Changes, changesOf } from '../changes.ts';
import type { Replay } from '../replay.ts';
import type { State } from '../state.ts';
import { type Spot, spotOf } from '../uses/evaluate.ts';
import { pointerColors, type Uses, usesOf } from '../uses/uses.ts';
import { choosePictures } from './choose.ts';
import { homesOf } from './homes.ts';
import type { PictureKind, Scene } from './picture.ts';

/** The elements that a line read to make those that it wrote, as its text has them. */
function sourcesOf(line: number, state: State, changes: Changes, uses: Uses): Spot[] {
  const statement = changes.anyElement ? uses.statements.get(line) : undefined;
  return (statement?.reads ?? []).flatMap((element) => {
    const spot = spotOf(element, state, changes.grown);
    if (!spot) return [];
    const { object, index, key } = spot;
    // What two elements exchange came from neither table cell.
    const isChanged =
      index === undefined ? changes.entry(object, key ?? null) : changes.element(object, index);
    return isChanged ? [] : [spot];
  });
}

/** Steps that are looked at to tell what a variable mostly is. */
const SAMPLES = 32;

/** How each variable is drawn for most of the run: what begins empty doesn't change its kind when it fills. */
function usualKinds(replay: Replay, uses: Uses): Map<string, PictureKind> {
  const counts = new Map<string, Map<PictureKind, number>>();
  const every = Math.max(1, replay.length / SAMPLES);
  for (let step = 0; step < replay.length; step += every) {
    for (const { key, kinds } of choosePictures(replay.state(Math.floor(step)), uses)) {
      const [kind] = kinds;
      const known = counts.get(key) ?? new Map<PictureKind, number>();
      if (kind) counts.set(key, known.set(kind, (known.get(kind) ?? 0) + 1));
    }
  }
  return new Map(
    [...counts].flatMap(([key, kinds]) => {
      const [most] = [...kinds].toSorted((one, other) => other[1] - one[1]);
      return most ? [[key, most[0]] as const] : [];
    }),
  );
}

/** What the pictures of any step of a run are drawn from. */
export function scenesOf(replay: Replay, source: string): (step: number) => Scene {
  const uses = usesOf(source);
  const colorOf = pointerColors(source, uses);
  const homes = homesOf(replay);
  const usual = usualKinds(replay, uses);
  return (step) => {
    const state = replay.state(step);
    const changes = changesOf(replay.effects(step));
    return {
      state,
      changes,
      uses,
      colorOf,
      homes,
      usual,
      sources: sourcesOf(replay.line(step), state, changes, uses),
    };
  };
}
