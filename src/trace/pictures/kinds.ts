import { isReference, isTuple, type Value } from '../format.ts';
import { stringOf } from '../show-value.ts';
import type { ListObject, State, TracedObject } from '../state.ts';
import type { Uses } from '../uses/uses.ts';
import { isTruthTable, leadsToItself } from './adjacency.ts';
import { isPairTable } from './grid.ts';
import { rangeOf } from './intervals.ts';
import type { PictureKind } from './picture.ts';
import { shapeOf } from './shapes.ts';

/** Types that are a stack or a queue, as the program uses them. */
const JAVA_DEQUE = /^(?:ArrayDeque|LinkedList|Queue|Stack)$/;
const GRAPH_NAMES = /graph|adj|neighbo|nbrs?$|tree/i;
const INTERVAL_NAMES =
  /interval|meeting|merged|range|booking|slot|spans?$|busy|calendar|schedule|appointment|shifts?$|sessions?$/i;
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

/** Whether an element names another one, and climbing from one to the next ends. */
function isForest(name: string, pairs: readonly (readonly [Value, Value])[], uses: Uses): boolean {
  if (!uses.climbs.has(name) && !(uses.forests.has(name) && FOREST_NAMES.test(name))) return false;
  const keys = new Set(pairs.map(([key]) => JSON.stringify(key)));
  return pairs.length > 0 && pairs.every(([, parent]) => keys.has(JSON.stringify(parent)));
}

/** Whether a map leads from letters to maps of its kind, and marks where words end. */
function isLetterMap(object: TracedObject, state: State): boolean {
  if (object.kind !== 'dict') return false;
  const maps = object.entries.filter(
    ([, value]) => isReference(value) && state.objects.get(value[0])?.kind === 'dict',
  );
  return maps.length > 0 && maps.every(([key]) => stringOf(key)?.length === 1);
}

/** Whether rows hold pairs of a neighbor and a weight. */
const isWeighted = (name: string, value: Value, rows: readonly Value[], state: State, uses: Uses) =>
  uses.indexes.has(name) &&
  !uses.cells.has(name) &&
  rows.every((row) => innerValues(row, state).every((item) => isTuple(item) || isList(state, item))) &&
  leadsToItself(value, state.objects);

function listKinds(
  name: string,
  value: Value,
  { items, type }: ListObject,
  state: State,
  uses: Uses,
): PictureKind[] {
  const rows = items.filter((item) => isList(state, item));
  const nested = items.length > 0 && rows.length === items.length;
  const ranges = items.length > 0 && items.every((item) => rangeOf(item, state));
  if (ranges && (INTERVAL_NAMES.test(name) || uses.ranges.has(name)))
    return ['intervals', nested ? 'matrix' : 'array', 'array'];
  if (nested && uses.byBoth(name) && isTruthTable(value, state.objects)) return ['graph', 'matrix', 'array'];
  if (
    nested &&
    (GRAPH_NAMES.test(name) ||
      isAdjacency(name, items, state, uses) ||
      isWeighted(name, value, items, state, uses))
  )
    return ['graph', 'matrix', 'array'];
  if (type === 'StringBuilder') return ['array', 'stack'];
  if (uses.heaps.has(name) || /^Priority\w*Queue$/.test(type)) return ['heap', 'array', 'queue'];
  if (uses.stacks.has(name) && JAVA_DEQUE.test(type)) return ['stack', 'queue', 'array'];
  if (type === 'deque' && uses.stacks.has(name) && !uses.queues.has(name)) return ['stack', 'queue', 'array'];
  if (type === 'deque' || type === 'ArrayDeque' || type === 'Queue' || uses.queues.has(name))
    return ['queue', 'array', 'stack'];
  if (nested) return ['matrix', 'graph', 'array'];
  if (items.length > 0 && uses.cells.has(name) && items.every((item) => stringOf(item)))
    return ['matrix', 'array'];
  if (isForest(name, [...items.entries()], uses)) return ['forest', 'array'];
  if (uses.stacks.has(name)) return ['stack', 'array', 'queue'];
  return ['array', 'stack', 'queue', 'heap'];
}

function dictKinds(
  name: string,
  value: Value,
  object: TracedObject,
  state: State,
  uses: Uses,
): PictureKind[] {
  if (object.kind === 'list') return [];
  const inner = object.entries.map(([, value]) => value);
  const holds = (...kinds: TracedObject['kind'][]) =>
    inner.length > 0 &&
    inner.every(
      (value) => isReference(value) && kinds.includes(state.objects.get(value[0])?.kind ?? 'object'),
    );
  if (isPairTable(object)) return ['matrix', 'map'];
  if (holds('list', 'set', 'dict') && (GRAPH_NAMES.test(name) || leadsToItself(value, state.objects)))
    return ['graph', 'map'];
  if (isForest(name, object.entries, uses)) return ['forest', 'map'];
  if (isLetterMap(object, state)) return ['trie', 'map'];
  return holds('list', 'set', 'dict') ? ['map', 'graph'] : ['map'];
}

function objectKinds(object: TracedObject, state: State): PictureKind[] {
  const shape = shapeOf(object, state.objects);
  return shape ? [shape.kind] : [];
}

/** The ways in which a value can be drawn, the one that fits best first; none for what is only listed among the variables. */
export function kindsOf(
  name: string,
  value: Value,
  state: State,
  uses: Uses,
  outermost: boolean,
): PictureKind[] {
  if (typeof value === 'number') return uses.bits.has(name) ? ['bits'] : [];
  const string = stringOf(value);
  // One that is only compared or looped over is still what the question is about.
  if (string) return uses.indexes.has(name) || (outermost && string.length > 1) ? ['string'] : [];
  if (isTuple(value) || !isReference(value)) return [];
  const object = state.objects.get(value[0]);
  if (object?.kind === 'list') return listKinds(name, value, object, state, uses);
  if (object?.kind === 'dict') return dictKinds(name, value, object, state, uses);
  if (object?.kind === 'set') return ['set'];
  return object ? objectKinds(object, state) : [];
}
