import { isReference, type Value } from '../format.ts';
import { fieldName, isReceiver } from '../receiver.ts';
import type { State } from '../state.ts';
import type { Uses } from '../uses/uses.ts';
import { alignedPicture, areAligned } from './aligned.ts';
import { arrayPicture } from './array.ts';
import { bitsPicture } from './bits.ts';
import { mapPicture, queuePicture, setPicture, stackPicture } from './collections.ts';
import { graphPicture } from './graph.ts';
import { heapPicture } from './heap.ts';
import { intervalsPicture } from './intervals.ts';
import { kindsOf } from './kinds.ts';
import { linkedListPicture } from './linked-list.ts';
import { matrixPicture } from './matrix.ts';
import { forestPicture, triePicture } from './nested-tree.ts';
import type { Picture, PictureKind, Scene, Subject } from './picture.ts';
import { shapeOf } from './shapes.ts';
import { treePicture } from './tree.ts';

/** Every way of drawing a value, by id. */
export const PICTURES = {
  array: { label: 'Array', draw: arrayPicture },
  aligned: { label: 'Aligned', draw: alignedPicture },
  string: { label: 'String', draw: arrayPicture },
  matrix: { label: 'Matrix', draw: matrixPicture },
  stack: { label: 'Stack', draw: stackPicture },
  queue: { label: 'Queue', draw: queuePicture },
  heap: { label: 'Heap', draw: heapPicture },
  map: { label: 'Hash map', draw: mapPicture },
  set: { label: 'Set', draw: setPicture },
  list: { label: 'Linked list', draw: linkedListPicture },
  tree: { label: 'Binary tree', draw: treePicture },
  trie: { label: 'Trie', draw: triePicture },
  branches: { label: 'Tree', draw: triePicture },
  graph: { label: 'Graph', draw: graphPicture },
  forest: { label: 'Union-find', draw: forestPicture },
  intervals: { label: 'Intervals', draw: intervalsPicture },
  bits: { label: 'Bits', draw: bitsPicture },
} as const satisfies Record<
  PictureKind,
  { label: string; draw: (subject: Subject, scene: Scene) => Picture }
>;

/** A subject and the ways it can be drawn, the one that fits best first. */
export interface Choice extends Subject {
  kinds: readonly PictureKind[];
  /** What it is called where it is held: `pile.data` outside of its methods, in which it is `self.data`. */
  shown: string;
  /** The key of the choice that it is drawn with, where that is drawn as `aligned`. */
  with?: string;
}

/** Nodes of one list or tree are one picture, whichever variables hold them. */
const SHARED: ReadonlySet<PictureKind> = new Set(['list', 'tree', 'trie', 'branches', 'graph']);

/** What may be drawn: a name, what it holds, and the call that it belongs to. */
type Candidate = readonly [name: string, value: Value, call: number, used?: string];

/** What the module, the outermost and the innermost call hold; of an instance that is no node, its fields. */
function candidates({ calls, globals, objects }: State, uses: Uses): Candidate[] {
  const [first, last] = [calls[0], calls.at(-1)];
  const found: Candidate[] = [...globals].map(([name, value]) => [name, value, 0]);
  for (const call of first && first !== last ? [first, last] : [first]) {
    for (const [name, value] of call?.variables ?? []) {
      const object = isReference(value) ? objects.get(value[0]) : undefined;
      const number = call?.number ?? 0;
      const isOpened = object?.kind === 'object' && !shapeOf(object, objects);
      if (!isOpened) found.push([name, value, number]);
      else
        for (const [key, inner] of object.entries) {
          const field = fieldName(uses.receiver, key);
          const shown = isReceiver(name) ? fieldName(name, key) : `${name}.${String(key).slice(1)}`;
          // The program's text has it by what its methods call it.
          found.push([shown, inner, number, field]);
        }
    }
  }
  return found;
}

/** Objects below a node, so that a variable that is inside a drawn structure gets no picture of its own. */
function below(value: Value, { objects }: State): Set<number> {
  const found = new Set(isReference(value) ? [value[0]] : []);
  for (const id of found) {
    const object = objects.get(id);
    const inner = object && object.kind !== 'list' ? object.entries.map(([, item]) => item) : [];
    for (const item of inner) if (isReference(item)) found.add(item[0]);
  }
  return found;
}

/** Puts lists above each other that one variable goes through together. */
function align(choices: readonly Choice[], state: State, uses: Uses): Choice[] {
  const hosts = new Map<string, Choice[]>();
  const taken = new Map<string, string>();
  const isRow = ({ kinds }: Choice) => kinds[0] === 'array' || kinds[0] === 'string';
  for (const [index, host] of choices.entries()) {
    if (!isRow(host) || taken.has(host.key)) continue;
    const others = choices
      .slice(index + 1)
      .filter((other) => isRow(other) && !taken.has(other.key) && areAligned(host, other, { state, uses }));
    if (others.length === 0) continue;
    hosts.set(host.key, others);
    for (const { key } of others) taken.set(key, host.key);
  }
  return choices.map((choice) => {
    const partners = hosts.get(choice.key);
    if (partners) return { ...choice, partners, kinds: ['aligned', ...choice.kinds] };
    return { ...choice, with: taken.get(choice.key) };
  });
}

/** What is worth a picture: what the outermost and the innermost call hold, each object once. `usual`: the kinds that come first. */
export function choosePictures(
  state: State,
  uses: Uses,
  usual: ReadonlyMap<string, PictureKind> = new Map(),
): Choice[] {
  const outermost = state.calls[0]?.number;
  const choices: Choice[] = [];
  const drawn = new Set<string>();
  const inside = new Set<number>();
  const keys = new Set<string>();
  for (const [shown, value, call, used = shown] of candidates(state, uses)) {
    const kinds = kindsOf(used, value, state, uses, call === outermost);
    const [kind] = kinds;
    if (!kind || (isReference(value) && inside.has(value[0]))) continue;
    const type = isReference(value) ? state.objects.get(value[0]) : undefined;
    const shared = SHARED.has(kind) && type?.kind === 'object';
    const once = shared ? `${kind} ${type.type}` : isReference(value) ? `#${value[0]}` : `${call}:${shown}`;
    if (drawn.has(once)) continue;
    drawn.add(once);
    if (kind === 'trie' || kind === 'branches') for (const id of below(value, state)) inside.add(id);
    const wanted = shared ? kind : used;
    // A name that an inner call uses for something else gets a key of its own.
    const key = keys.has(wanted) ? `${wanted}'` : wanted;
    keys.add(key);
    choices.push({ key, name: used, shown, call, value, kinds });
  }
  return align(choices, state, uses).map((choice) => {
    const first = usual.get(choice.key);
    if (!first || !choice.kinds.includes(first)) return choice;
    return { ...choice, kinds: [first, ...choice.kinds.filter((kind) => kind !== first)] };
  });
}
