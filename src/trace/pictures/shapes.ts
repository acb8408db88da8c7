import { isNothing, isReference, type Value } from '../format.ts';
import type { State, TracedObject } from '../state.ts';
import { fieldOf } from './fields.ts';

/** How the nodes of a type hang together, by the names of the fields that link them. */
export type NodeShape =
  | { kind: 'list'; next: string; prev?: string }
  | { kind: 'tree'; left: string; right: string }
  | { kind: 'trie' | 'branches' | 'graph'; inner: string };

type Objects = State['objects'];

/** Fields that lead to another node and make no structure of their own. */
const SIDEWAYS = /^(?:parent|up|owner|prev|previous|random|child|suffix|fail|prior|before)$/i;
const BACKWARDS = /^(?:prev|previous|prior|before|back)$/i;

const typeAt = (value: Value | undefined, objects: Objects) =>
  isReference(value) ? objects.get(value[0])?.type : undefined;

/** The values inside a list or a map. */
function inside(value: Value | undefined, objects: Objects): readonly Value[] {
  const object = isReference(value) ? objects.get(value[0]) : undefined;
  if (object?.kind === 'list') return object.items;
  if (object?.kind === 'dict') return object.entries.map(([, inner]) => inner);
  return object?.kind === 'set' ? object.entries.map(([key]) => key) : [];
}

interface Fields {
  /** All of them, in their order. */
  names: Set<string>;
  /** Those that lead to nodes of the same type, and those whose collections do. */
  direct: Set<string>;
  many: Set<string>;
  nodes: TracedObject[];
}

function linksOf(type: string, objects: Objects): Fields {
  const fields: Fields = { names: new Set(), direct: new Set(), many: new Set(), nodes: [] };
  for (const object of objects.values()) {
    if (object.kind !== 'object' || object.type !== type) continue;
    fields.nodes.push(object);
    for (const [key, value] of object.entries) {
      const name = String(key).slice(1);
      fields.names.add(name);
      if (typeAt(value, objects) === type) fields.direct.add(name);
      else if (inside(value, objects).some((inner) => typeAt(inner, objects) === type)) fields.many.add(name);
    }
  }
  return fields;
}

/** Whether following one field and then the other leads back, as `next` and `prev` do. */
function areInverse(one: string, other: string, { nodes }: Fields, objects: Objects): boolean {
  let found = false;
  for (const node of nodes) {
    const there = fieldOf(node, one);
    if (!isReference(there)) continue;
    const back = fieldOf(objects.get(there[0]), other);
    if (isNothing(back)) continue;
    if (!isReference(back) || objects.get(back[0]) !== node) return false;
    found = true;
  }
  return found;
}

/** Whether a node is below two others, or below itself. */
function isShared(field: string, { nodes }: Fields, objects: Objects): boolean {
  const seen = new Set<number>();
  for (const node of nodes) {
    for (const inner of inside(fieldOf(node, field), objects)) {
      if (!isReference(inner)) continue;
      if (seen.has(inner[0]) || objects.get(inner[0]) === node) return true;
      seen.add(inner[0]);
    }
  }
  return false;
}

/** Children by letters are a trie's, others a tree's; a node that has two parents is a graph's. */
function collectionKind(field: string, fields: Fields, objects: Objects): 'trie' | 'branches' | 'graph' {
  if (isShared(field, fields, objects)) return 'graph';
  const places = fields.nodes.map((node) => {
    const value = fieldOf(node, field);
    return isReference(value) ? objects.get(value[0]) : undefined;
  });
  return places.some((place) => place?.kind === 'dict' || (place?.kind === 'list' && place.size >= 26))
    ? 'trie'
    : 'branches';
}

function find(type: string, objects: Objects): NodeShape | undefined {
  const fields = linksOf(type, objects);
  const { names, direct, many } = fields;
  if (names.has('neighbors')) return { kind: 'graph', inner: 'neighbors' };
  const [collection] = many;
  if (collection !== undefined)
    return { kind: collectionKind(collection, fields, objects), inner: collection };
  const children = ['children', 'links'].find((name) => names.has(name));
  if (children) return { kind: 'trie', inner: children };
  const forward = [...names].filter((name) => direct.has(name) && !SIDEWAYS.test(name));
  const back = [...names].find((name) => BACKWARDS.test(name));
  if (names.has('left') && names.has('right'))
    return areInverse('right', 'left', fields, objects)
      ? { kind: 'list', next: 'right', prev: 'left' }
      : { kind: 'tree', left: 'left', right: 'right' };
  if (names.has('next')) return { kind: 'list', next: 'next', prev: back };
  const [first, second, third] = forward;
  if (first === undefined) return back && direct.has(back) ? { kind: 'list', next: back } : undefined;
  if (third !== undefined) return;
  if (second === undefined) {
    // Of a tree with a single child so far, the other field is there and empty.
    const empty = [...names].filter(
      (name) =>
        name !== first &&
        !SIDEWAYS.test(name) &&
        fields.nodes.every((node) => isNothing(fieldOf(node, name) ?? null)),
    );
    const [other] = empty;
    if (empty.length !== 1 || other === undefined) return { kind: 'list', next: first, prev: back };
    const [left = first, right = other] = [...names].filter((name) => name === first || name === other);
    return { kind: 'tree', left, right };
  }
  if (areInverse(first, second, fields, objects)) return { kind: 'list', next: first, prev: second };
  return { kind: 'tree', left: first, right: second };
}

const known = new WeakMap<Objects, Map<string, NodeShape | undefined>>();

/** The shape of the structure that an instance is a node of; undefined for one that is no node. */
export function shapeOf(object: TracedObject | undefined, objects: Objects): NodeShape | undefined {
  if (object?.kind !== 'object') return;
  const shapes = known.get(objects) ?? new Map<string, NodeShape | undefined>();
  known.set(objects, shapes);
  if (!shapes.has(object.type)) shapes.set(object.type, find(object.type, objects));
  return shapes.get(object.type);
}
