import { lookUp } from '../find.ts';
import { isFalse, isReference, isTruth, isTuple, type Value } from '../format.ts';
import { cellText } from '../show-value.ts';
import { fieldOf, holders, nodeValue } from './fields.ts';
import {
  emptyPicture,
  fitText,
  fitted,
  type Picture,
  type Scene,
  type Subject,
  type Tone,
} from './picture.ts';
import { edge } from './tree.ts';

const MOST = 40;
const RADIUS = 19;

interface Graph {
  nodes: { key: string; text: string; id?: number }[];
  edges: { from: string; to: string }[];
}

const keyOf = (value: Value): string => (typeof value === 'string' ? value.slice(1) : JSON.stringify(value));

/** The neighbors in a list, a set or a dict, where they are weighted. */
function neighborsOf(value: Value, { state }: Scene): Value[] {
  const object = isReference(value) ? state.objects.get(value[0]) : undefined;
  if (!object) return [];
  const values = object.kind === 'list' ? object.items : object.entries.map(([key]) => key);
  // A pair is a neighbor and the edge's weight, or the other way round.
  return values.map((item) => (isTuple(item) ? (item.t[0] ?? null) : item));
}

function adjacency({ value }: Subject, scene: Scene): Graph {
  const object = isReference(value) ? scene.state.objects.get(value[0]) : undefined;
  if (!object) return { nodes: [], edges: [] };
  const rows: [Value, Value][] =
    object.kind === 'list'
      ? object.items.map((item, index) => [index, item])
      : object.entries.map(([key, item]) => [key, item]);
  const found = new Map<string, string>();
  const add = (key: Value) => {
    if (found.size < MOST || found.has(keyOf(key))) found.set(keyOf(key), cellText(key, scene.state.objects));
  };
  for (const [key] of rows) add(key);
  const edges = rows.flatMap(([key, item]) =>
    neighborsOf(item, scene).map((to) => {
      add(to);
      return { from: keyOf(key), to: keyOf(to) };
    }),
  );
  return { nodes: [...found].map(([key, text]) => ({ key, text })), edges };
}

/** Node objects with a list of their neighbors. */
function objectGraph({ value }: Subject, { state }: Scene): Graph {
  const order = isReference(value) ? [value[0]] : [];
  const seen = new Set(order);
  const edges: Graph['edges'] = [];
  for (let next = 0; next < order.length && order.length < MOST; next += 1) {
    const id = order[next] ?? 0;
    const list = fieldOf(state.objects.get(id), 'neighbors');
    const object = isReference(list) ? state.objects.get(list[0]) : undefined;
    for (const item of object?.kind === 'list' ? object.items : []) {
      if (!isReference(item)) continue;
      edges.push({ from: String(id), to: String(item[0]) });
      if (!seen.has(item[0])) order.push(item[0]);
      seen.add(item[0]);
    }
  }
  const text = (id: number) => cellText(nodeValue(state.objects.get(id)), state.objects);
  return { nodes: order.map((id) => ({ key: String(id), text: text(id), id })), edges };
}

/** Keys that a collection by one of these names holds. */
function members(scene: Scene, names: RegExp): Set<string> {
  const found = new Set<string>();
  for (const { name, id } of holders(scene.state)) {
    const object = names.test(name) ? scene.state.objects.get(id) : undefined;
    if (!object) continue;
    if (object.kind === 'list') {
      object.items.forEach((item, index) => {
        if (isTruth(item)) isFalse(item) || found.add(String(index));
        else
          found.add(isReference(item) ? String(item[0]) : keyOf(isTuple(item) ? (item.t[0] ?? null) : item));
      });
    } else for (const [key] of object.entries) found.add(isReference(key) ? String(key[0]) : keyOf(key));
  }
  return found;
}

/** The node that a traversal is at, by the usual names. */
function current(scene: Scene): string | undefined {
  for (const name of ['node', 'cur', 'curr', 'current', 'u', 'course', 'vertex', 'city']) {
    const value = lookUp(scene.state, name);
    if (value !== undefined) return isReference(value) ? String(value[0]) : keyOf(value);
  }
}

/** Nodes on a circle with their edges, visited ones and those that wait set apart. */
export function graphPicture(subject: Subject, scene: Scene): Picture {
  const object = isReference(subject.value) ? scene.state.objects.get(subject.value[0]) : undefined;
  const { nodes, edges } =
    object?.kind === 'object' ? objectGraph(subject, scene) : adjacency(subject, scene);
  const radius = Math.max(70, (nodes.length * (RADIUS * 2 + 18)) / (2 * Math.PI));
  const center = radius + RADIUS + 14;
  const at = new Map(
    nodes.map(({ key }, index) => {
      const angle = (2 * Math.PI * index) / Math.max(1, nodes.length) - Math.PI / 2;
      return [key, [center + radius * Math.cos(angle), center + radius * Math.sin(angle)] as const];
    }),
  );
  const visited = members(scene, /visit|seen|done|order|copies|clones/i);
  const waiting = members(scene, /queue|stack|frontier|ready|heap/i);
  const here = current(scene);
  const tone = (key: string): Tone =>
    key === here ? 'active' : waiting.has(key) ? 'changed' : visited.has(key) ? 'visited' : 'plain';
  const picture = emptyPicture(
    `${subject.name}: a graph of ${nodes.length} nodes and ${edges.length} edges.`,
  );
  const known = new Set(edges.map(({ from, to }) => `${from} ${to}`));
  picture.links = edges.flatMap(({ from, to }) => {
    const [start, end] = [at.get(from), at.get(to)];
    if (!start || !end || from === to) return [];
    const both = known.has(`${to} ${from}`);
    // An edge in both directions is one line.
    if (both && from > to) return [];
    return [edge(`${subject.key}${from}-${to}`, start, end, RADIUS, 'plain', !both)];
  });
  picture.boxes = nodes.flatMap(({ key, text }) => {
    const spot = at.get(key);
    if (!spot) return [];
    const width = Math.max(RADIUS * 2, Math.min(110, text.length * 8 + 18));
    return [
      {
        key: `${subject.key}.${key}`,
        x: spot[0] - width / 2,
        y: spot[1] - RADIUS,
        width,
        height: RADIUS * 2,
        text: fitText(text, width),
        shape: 'pill' as const,
        tone: tone(key),
      },
    ];
  });
  if (nodes.length === 0)
    picture.notes.push({
      key: `${subject.key}0`,
      x: 12,
      y: 30,
      text: 'empty',
      anchor: 'start',
      tone: 'muted',
    });
  return fitted(picture);
}
