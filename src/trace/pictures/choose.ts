import { isReference, isTuple, type Value } from '../format.ts';
import { fieldName, isReceiver } from '../receiver.ts';
import { stringOf } from '../show-value.ts';
import type { State, TracedObject } from '../state.ts';
import type { Uses } from '../uses.ts';
import { arrayPicture } from './array.ts';
import { bitsPicture } from './bits.ts';
import { mapPicture, queuePicture, setPicture, stackPicture } from './collections.ts';
import { fieldOf } from './fields.ts';
import { graphPicture } from './graph.ts';
import { heapPicture } from './heap.ts';
import { intervalsPicture, rangeOf } from './intervals.ts';
import { linkedListPicture } from './linked-list.ts';
import { matrixPicture } from './matrix.ts';
import { forestPicture, triePicture } from './nested-tree.ts';
import type { Picture, Scene, Subject } from './picture.ts';
import { treePicture } from './tree.ts';

/** Every way of drawing a value, by id. */
export const PICTURES = {
  array: { label: 'Array', draw: arrayPicture },
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
  graph: { label: 'Graph', draw: graphPicture },
  forest: { label: 'Union-find', draw: forestPicture },
  intervals: { label: 'Intervals', draw: intervalsPicture },
  bits: { label: 'Bits', draw: bitsPicture },
} as const satisfies Record<string, { label: string; draw: (subject: Subject, scene: Scene) => Picture }>;

export type PictureKind = keyof typeof PICTURES;

/** A subject and the ways it can be drawn, the one that fits best first. */
export interface Choice extends Subject {
  kinds: readonly PictureKind[];
}

/** Types that are a stack or a queue, as the program uses them. */
const JAVA_DEQUE = /^(?:ArrayDeque|LinkedList|Queue|Stack)$/;
const GRAPH_NAMES = /graph|adj|neighbors|tree/i;
const INTERVAL_NAMES = /interval|meeting|merged|range|booking|slot/i;
const FOREST_NAMES = /parent|root|leader|uf/i;

const isList = (state: State, value: Value) =>
  isReference(value) && state.objects.get(value[0])?.kind === 'list';

/** The values inside a list or a set. */
function innerValues(value: Value, state: State): readonly Value[] {
  const object = isReference(value) ? state.objects.get(value[0]) : undefined;
  if (!object) return [];
  return object.kind === 'list' ? object.items : object.entries.map(([key]) => key);
}

/** Whether rows list indices of rows, as an adjacency list does, and are no cells of a grid. */
function isAdjacency(name: string, rows: readonly Value[], state: State, uses: Uses): boolean {
  const inner = rows.map((row) => innerValues(row, state));
  const sizes = new Set(inner.map(({ length }) => length));
  const values = inner.flat();
  return (
    !uses.cells.has(name) &&
    uses.indexes.has(name) &&
    sizes.size > 1 &&
    inner.every((row) => new Set(row).size === row.length) &&
    values.length > 0 &&
    values.every((value) => typeof value === 'number' && value >= 0 && value < rows.length)
  );
}

/** Whether what a dict's collections hold are mostly keys of it, as the neighbors of a graph are. */
function namesItsKeys(object: TracedObject, state: State): boolean {
  if (object.kind === 'list') return false;
  const keys = new Set(object.entries.map(([key]) => JSON.stringify(key)));
  const values = object.entries.flatMap(([, value]) => innerValues(value, state));
  return values.filter((value) => keys.has(JSON.stringify(value))).length * 2 > values.length;
}

function listKinds(
  name: string,
  items: readonly Value[],
  type: string,
  state: State,
  uses: Uses,
): PictureKind[] {
  const rows = items.filter((item) => isList(state, item));
  const nested = items.length > 0 && rows.length === items.length;
  if (items.length > 0 && items.every((item) => rangeOf(item, state)) && INTERVAL_NAMES.test(name))
    return ['intervals', nested ? 'matrix' : 'array', 'array'];
  if (nested && (GRAPH_NAMES.test(name) || isAdjacency(name, items, state, uses)))
    return ['graph', 'matrix', 'array'];
  if (type === 'StringBuilder') return ['array', 'stack'];
  if (uses.heaps.has(name) || /^Priority\w*Queue$/.test(type)) return ['heap', 'array', 'queue'];
  if (uses.stacks.has(name) && JAVA_DEQUE.test(type)) return ['stack', 'queue', 'array'];
  if (type === 'deque' || type === 'ArrayDeque' || type === 'Queue' || uses.queues.has(name))
    return ['queue', 'array', 'stack'];
  if (nested) return ['matrix', 'graph', 'array'];
  if (items.length > 0 && uses.cells.has(name) && items.every((item) => stringOf(item)))
    return ['matrix', 'array'];
  if (uses.forests.has(name) && FOREST_NAMES.test(name)) return ['forest', 'array'];
  if (uses.stacks.has(name)) return ['stack', 'array', 'queue'];
  return ['array', 'stack', 'queue', 'heap'];
}

function dictKinds(name: string, object: TracedObject, state: State, uses: Uses): PictureKind[] {
  if (object.kind === 'list') return [];
  const inner = object.entries.map(([, value]) => value);
  const holds = (kind: TracedObject['kind']) =>
    inner.length > 0 &&
    inner.every((value) => isReference(value) && state.objects.get(value[0])?.kind === kind);
  if ((holds('list') || holds('set')) && (GRAPH_NAMES.test(name) || namesItsKeys(object, state)))
    return ['graph', 'map'];
  if (uses.forests.has(name) && FOREST_NAMES.test(name)) return ['forest', 'map'];
  if (/(?:^|[._])trie/i.test(name) && inner.some((value) => isReference(value))) return ['trie', 'map'];
  return holds('list') || holds('set') ? ['map', 'graph'] : ['map'];
}

function objectKinds(object: TracedObject): PictureKind[] {
  const has = (name: string) => fieldOf(object, name) !== undefined;
  if (has('left') && has('right')) return ['tree'];
  if (has('neighbors')) return ['graph'];
  if (has('children') || has('links')) return ['trie'];
  return has('next') ? ['list'] : [];
}

/** The ways in which a value can be drawn; none for what is only listed among the variables. */
function kindsOf(name: string, value: Value, state: State, uses: Uses, outermost: boolean): PictureKind[] {
  if (typeof value === 'number') return uses.bits.has(name) ? ['bits'] : [];
  const string = stringOf(value);
  // One that is only compared or looped over is still what the question is about.
  if (string) return uses.indexes.has(name) || (outermost && string.length > 1) ? ['string'] : [];
  if (isTuple(value) || !isReference(value)) return [];
  const object = state.objects.get(value[0]);
  if (object?.kind === 'list') return listKinds(name, object.items, object.type, state, uses);
  if (object?.kind === 'dict') return dictKinds(name, object, state, uses);
  if (object?.kind === 'set') return ['set'];
  return object ? objectKinds(object) : [];
}

/** Nodes of one list or tree are one picture, whichever variables hold them. */
const SHARED: ReadonlySet<PictureKind> = new Set(['list', 'tree', 'trie', 'graph']);

/** What is worth a picture: what the outermost and the innermost call hold, each object once. */
export function choosePictures(state: State, uses: Uses): Choice[] {
  const [first, last] = [state.calls[0], state.calls.at(-1)];
  const choices: Choice[] = [];
  const drawn = new Set<string>();
  const consider = (name: string, value: Value, call: number) => {
    const kinds = kindsOf(name, value, state, uses, call === first?.number);
    const [kind] = kinds;
    if (!kind) return;
    const shared = SHARED.has(kind) && isReference(value) && state.objects.get(value[0])?.kind === 'object';
    const once = shared ? kind : isReference(value) ? `#${value[0]}` : `${call}:${name}`;
    if (drawn.has(once)) return;
    drawn.add(once);
    choices.push({ key: shared ? kind : name, name, call, value, kinds });
  };
  for (const [name, value] of state.globals) consider(name, value, 0);
  for (const call of first && first !== last ? [first, last] : [first]) {
    for (const [name, value] of call?.variables ?? []) {
      const object = isReceiver(name) && isReference(value) ? state.objects.get(value[0]) : undefined;
      if (object?.kind !== 'object') consider(name, value, call?.number ?? 0);
      else
        for (const [key, inner] of object.entries) consider(fieldName(name, key), inner, call?.number ?? 0);
    }
  }
  const keys = new Set<string>();
  // A name that an inner call uses for something else gets a key of its own.
  return choices.map((choice) => {
    const key = keys.has(choice.key) ? `${choice.key}'` : choice.key;
    keys.add(key);
    return { ...choice, key };
  });
}
