import { isReference, isTruth, isTuple, type Value } from '../format.ts';
import { cellText } from '../show-value.ts';
import type { State } from '../state.ts';
import { fieldOf, nodeValue } from './fields.ts';
import { shapeOf } from './shapes.ts';

export interface GraphNode {
  key: string;
  text: string;
  /** Of a node that is an object. */
  id?: number;
}

export interface Graph {
  nodes: GraphNode[];
  edges: { from: string; to: string; weight?: string }[];
}

type Objects = State['objects'];

const MOST = 40;

/** What a node is called by, whatever kind of value names it. */
export const nodeKey = (value: Value): string =>
  isReference(value) ? `#${value[0]}` : typeof value === 'string' ? value.slice(1) : JSON.stringify(value);

const objectAt = (value: Value, objects: Objects) => (isReference(value) ? objects.get(value[0]) : undefined);

/** The two parts of a pair: a tuple, or a list of two. */
function pairOf(value: Value, objects: Objects): readonly [Value, Value] | undefined {
  const object = objectAt(value, objects);
  const parts = isTuple(value) ? value.t : object?.kind === 'list' ? object.items : [];
  const [one, other] = parts;
  return parts.length === 2 && one !== undefined && other !== undefined ? [one, other] : undefined;
}

/** The rows of an adjacency list or map: each node with what it leads to. */
export function rowsOf(value: Value, objects: Objects): (readonly [Value, Value])[] {
  const object = objectAt(value, objects);
  if (!object) return [];
  return object.kind === 'list' ? object.items.map((item, index) => [index, item]) : [...object.entries];
}

/** What is in a row, as it is written there: neighbors, or pairs of a neighbor and a weight. */
function rowItems(row: Value, objects: Objects): { to: Value; weight?: Value }[] {
  const object = objectAt(row, objects);
  if (!object) return [];
  if (object.kind === 'list') return object.items.map((to) => ({ to }));
  return object.entries.map(([to, weight]) => (object.kind === 'dict' ? { to, weight } : { to }));
}

/** Whether a list of lists is a square of zeros and ones. */
export function isTruthTable(value: Value, objects: Objects): boolean {
  const rows = rowsOf(value, objects).map(([, row]) => objectAt(row, objects));
  const is01 = (item: Value) => item === 0 || item === 1 || isTruth(item);
  return (
    rows.length > 1 &&
    rows.every((row) => row?.kind === 'list' && row.size === rows.length && row.items.every(is01))
  );
}

function edgesOf(value: Value, objects: Objects): { from: Value; to: Value; weight?: Value }[] {
  const rows = rowsOf(value, objects);
  if (isTruthTable(value, objects))
    return rows.flatMap(([from, row]) =>
      rowItems(row, objects).flatMap(({ to }, index) =>
        to === 0 || to === false || to === 'xfalse' || index === from ? [] : [{ from, to: index }],
      ),
    );
  const plain = rows.flatMap(([from, row]) => rowItems(row, objects).map((item) => ({ from, ...item })));
  const pairs = plain.map(({ to }) => pairOf(to, objects));
  if (plain.length === 0 || pairs.includes(undefined)) return plain;
  // Of pairs, the neighbor is what names a node; the weight stands before it or behind it.
  const names = new Set(rows.map(([key]) => nodeKey(key)));
  const behind = pairs.every((pair) => pair && names.has(nodeKey(pair[0])));
  const before = pairs.every((pair) => pair && names.has(nodeKey(pair[1])));
  const place = behind || !before ? 0 : 1;
  return plain.map(({ from, to }, index) => {
    const pair = pairs[index];
    return pair ? { from, to: pair[place], weight: pair[1 - place] } : { from, to };
  });
}

/** Whether the rows lead to nodes that have rows, and so are a graph's. */
export function leadsToItself(value: Value, objects: Objects): boolean {
  const names = new Set(rowsOf(value, objects).map(([key]) => nodeKey(key)));
  const edges = edgesOf(value, objects);
  return edges.length > 0 && edges.filter(({ to }) => names.has(nodeKey(to))).length * 2 > edges.length;
}

function adjacency(value: Value, objects: Objects): Graph {
  const found = new Map<string, string>();
  const add = (key: Value) => {
    if (found.size < MOST || found.has(nodeKey(key))) found.set(nodeKey(key), cellText(key, objects));
  };
  for (const [key] of rowsOf(value, objects)) add(key);
  const edges = edgesOf(value, objects).map(({ from, to, weight }) => {
    add(to);
    return {
      from: nodeKey(from),
      to: nodeKey(to),
      weight: weight === undefined || isReference(weight) ? undefined : cellText(weight, objects),
    };
  });
  return { nodes: [...found].map(([key, text]) => ({ key, text })), edges };
}

/** Node objects with a collection of their neighbors. */
function objectGraph(root: number, objects: Objects): Graph {
  const shape = shapeOf(objects.get(root), objects);
  const field = shape && 'inner' in shape ? shape.inner : 'neighbors';
  const order = [root];
  const seen = new Set(order);
  const edges: Graph['edges'] = [];
  for (let next = 0; next < order.length && order.length < MOST; next += 1) {
    const id = order[next] ?? 0;
    for (const [, item] of rowsOf(fieldOf(objects.get(id), field) ?? null, objects)) {
      if (!isReference(item)) continue;
      edges.push({ from: nodeKey([id]), to: nodeKey(item) });
      if (!seen.has(item[0])) order.push(item[0]);
      seen.add(item[0]);
    }
  }
  const text = (id: number) => cellText(nodeValue(objects.get(id)), objects);
  return { nodes: order.map((id) => ({ key: nodeKey([id]), text: text(id), id })), edges };
}

/** Nodes and edges of a list, map, matrix or node object that is a graph. */
export function graphOf(value: Value, objects: Objects): Graph {
  const object = objectAt(value, objects);
  return object?.kind === 'object' && isReference(value)
    ? objectGraph(value[0], objects)
    : adjacency(value, objects);
}
