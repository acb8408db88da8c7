import { type EffectOperation, isReference, type Value } from './format.ts';
import type { Replay } from './replay.ts';
import { type State, sameKey } from './state.ts';

/** A place that holds a value: a variable, an element of a list, or an entry of a dict or a field. */
export type Place =
  | { variable: string; call: number }
  | { object: number; index: number }
  | { object: number; key: Value };

/** The step after `from`, or before it, that `accepts` takes. */
function search(
  replay: Replay,
  from: number,
  by: 1 | -1,
  accepts: (index: number) => boolean,
): number | undefined {
  for (let index = from + by; index >= 0 && index < replay.length; index += by)
    if (accepts(index)) return index;
}

/** The next time that a line runs; `by` -1: the time before. */
export const runOf = (replay: Replay, line: number, from: number, by: 1 | -1): number | undefined =>
  search(replay, from, by, (index) => replay.operation(index)?.[0] === 'l' && replay.line(index) === line);

/** The next step that is no deeper in calls; the last step where there is none. */
export function stepOver(replay: Replay, from: number, by: 1 | -1): number {
  const depth = replay.depth(from);
  return (
    search(replay, from, by, (index) => replay.depth(index) <= depth) ?? (by > 0 ? replay.length - 1 : 0)
  );
}

/** The first step after the call has ended. */
export function stepOut(replay: Replay, from: number): number {
  const depth = replay.depth(from);
  return search(replay, from, 1, (index) => replay.depth(index) < depth) ?? replay.length - 1;
}

function writes(effect: EffectOperation, place: Place): boolean {
  if ('variable' in place) {
    return (
      (effect[0] === 'v' || effect[0] === 'd') && effect[1] === place.call && effect[2] === place.variable
    );
  }
  if (effect[0] === 'v' || effect[0] === 'd' || effect[0] === 'p' || effect[1] !== place.object) return false;
  if (effect[0] === 'n') return true;
  if ('index' in place) {
    if (effect[0] === '=') return effect[2] === place.index;
    // What was moved by an insertion or a removal was put there by it.
    return (
      effect[0] === 's' &&
      place.index >= effect[2] &&
      (effect[3] !== effect[4].length || place.index < effect[2] + effect[3])
    );
  }
  return (effect[0] === 'k' || effect[0] === 'x') && sameKey(effect[2], place.key);
}

/** The step that wrote what a place holds after step `from`: the answer to "why is this 7?". */
export const writerOf = (replay: Replay, place: Place, from: number): number | undefined =>
  search(replay, from + 1, -1, (index) => replay.effects(index).some((effect) => writes(effect, place)));

export interface Variable {
  call: number;
  name: string;
  value: Value;
}

/** What a name means in the innermost call: its own variable, one of an outer call of a nested function, or the module's. */
export function variable({ calls, globals }: State, name: string): Variable | undefined {
  for (let index = calls.length - 1; index >= 0; index -= 1) {
    const call = calls[index];
    const value = call?.variables.get(name);
    if (call && value !== undefined) return { call: call.number, name, value };
  }
  const value = globals.get(name);
  return value === undefined ? undefined : { call: 0, name, value };
}

function fieldOf({ objects }: State, id: number, field: string): Value | undefined {
  const object = objects.get(id);
  if (object?.kind !== 'object') return;
  return object.entries.find(([key]) => key === `s${field}`)?.[1];
}

/** What a name, or `self.name`, holds. */
export function lookUp(state: State, name: string): Value | undefined {
  const [first = '', field] = name.split('.');
  const value = variable(state, first)?.value;
  if (field !== undefined) return isReference(value) ? fieldOf(state, value[0], field) : value;
  if (value !== undefined) return value;
  // Java's fields are mostly named without `this`.
  const receiver = state.calls.at(-1)?.variables.get('this');
  return isReference(receiver) ? fieldOf(state, receiver[0], first) : undefined;
}
