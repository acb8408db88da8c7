import { lookUp } from '../find.ts';
import { isFalse, isReference, isTruth, isTuple, type Value } from '../format.ts';
import type { TracedObject } from '../state.ts';
import { nodeKey } from './adjacency.ts';
import { holders } from './fields.ts';
import type { Scene, Subject } from './picture.ts';

/** Where a traversal of a graph is: what it has seen, what waits, and the node it is at. */
export interface Traversal {
  visited: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
  here: string | undefined;
}

const WAITING = /queue|stack|frontier|ready|heap|pq|todo|wait|pending/i;
const VISITED = /visit|seen|done|order|cop(?:y|ies)|clone|dist|color|state|explored|marked/i;
const CURRENT = ['node', 'cur', 'curr', 'current', 'u', 'course', 'vertex', 'city', 'here', 'at'];

/** The node in an element of a queue: itself, or part of a tuple beside a distance. */
function nodeIn(item: Value, nodes: ReadonlySet<string>): string | undefined {
  const parts = isTuple(item) ? item.t.toReversed() : [item];
  return parts.map(nodeKey).find((key) => nodes.has(key));
}

function members(object: TracedObject, nodes: ReadonlySet<string>): string[] {
  const items = object.kind === 'list' ? object.items : object.entries.map(([key]) => key);
  return items.flatMap((item) => nodeIn(item, nodes) ?? []);
}

/** Keys of what a list has a mark for: `true`, or a number where the others have none yet. */
function marked({ items }: Extract<TracedObject, { kind: 'list' }>): string[] {
  return items.flatMap((item, index) => (isTruth(item) && !isFalse(item) ? [String(index)] : []));
}

/** Reads off the program's collections how far a traversal has come. */
export function traversalOf(subject: Subject, keys: readonly string[], scene: Scene): Traversal {
  const { state, uses } = scene;
  const nodes = new Set(keys);
  const visited = new Set<string>();
  const waiting = new Set<string>();
  const graph = isReference(subject.value) ? subject.value[0] : -1;
  for (const { name, id } of holders(state)) {
    const object = state.objects.get(id);
    if (!object || id === graph || object.kind === 'object') continue;
    const isWaiting =
      uses.queues.has(name) || uses.heaps.has(name) || (WAITING.test(name) && object.kind === 'list');
    if (isWaiting || (uses.stacks.has(name) && WAITING.test(name))) {
      for (const key of members(object, nodes)) waiting.add(key);
    } else if (object.kind === 'list' && object.items.every(isTruth)) {
      for (const key of marked(object)) visited.add(key);
    } else if (object.kind === 'set' || VISITED.test(name)) {
      // A list of distances or of states has an element for each node, and says nothing by what they are.
      if (object.kind === 'list' && object.size >= nodes.size) continue;
      for (const key of members(object, nodes)) visited.add(key);
    }
  }
  return { visited, waiting, here: current(subject, nodes, scene) };
}

/** The node that the program looks up in the graph now, or is at by one of the usual names. */
function current(subject: Subject, nodes: ReadonlySet<string>, { state, uses }: Scene): string | undefined {
  for (const name of [...(uses.indexes.get(subject.name) ?? []), ...CURRENT]) {
    const value = lookUp(state, name);
    if (value !== undefined && nodes.has(nodeKey(value))) return nodeKey(value);
  }
}
