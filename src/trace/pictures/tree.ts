import { isReference } from '../format.ts';
import { cellText } from '../show-value.ts';
import { follow, holders, nodeValue, reachable, valueField } from './fields.ts';
import {
  type Box,
  emptyPicture,
  fitText,
  fitted,
  type Link,
  type Mark,
  type Picture,
  type Scene,
  type Subject,
  type Tone,
} from './picture.ts';
import { shapeOf } from './shapes.ts';

const TOP = 34;
const LEFT = 14;
const ROW = 58;
const MOST_NODES = 127;

type Sides = readonly [left: string, right: string];
const SIDES: Sides = ['left', 'right'];

/** The fields by which a node leads to its two subtrees. */
function sidesOf({ state }: Scene, id: number): Sides | undefined {
  const shape = shapeOf(state.objects.get(id), state.objects);
  return shape?.kind === 'tree' ? [shape.left, shape.right] : undefined;
}

interface Spot {
  column: number;
  row: number;
}

/** Places by inorder: a node stands between its subtrees. Cycles, which a tree has not, end where they close. */
function spotsOf(
  roots: readonly number[],
  { state }: Scene,
  [leftField, rightField]: Sides,
): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  const entered = new Set<number>();
  let column = 0;
  for (const root of roots) {
    const open: { id: number; row: number }[] = [];
    let next: { id: number; row: number } | undefined = { id: root, row: 0 };
    while (next || open.length > 0) {
      if (next && !entered.has(next.id) && entered.size < MOST_NODES) {
        entered.add(next.id);
        open.push(next);
        const left = follow(state, next.id, leftField);
        next = left === undefined ? undefined : { id: left, row: next.row + 1 };
        continue;
      }
      const node = open.pop();
      if (!node) break;
      spots.set(node.id, { column, row: node.row });
      column += 1;
      const right = follow(state, node.id, rightField);
      next = right === undefined ? undefined : { id: right, row: node.row + 1 };
    }
  }
  return spots;
}

/** A binary tree; where the calls are in it, and what they hold. */
export function treePicture(subject: Subject, scene: Scene): Picture {
  const { state, changes } = scene;
  const root = isReference(subject.value) ? subject.value[0] : -1;
  const type = state.objects.get(root)?.type;
  const sides = sidesOf(scene, root) ?? SIDES;
  const isNode = (id: number) => state.objects.get(id)?.type === type && sidesOf(scene, id) !== undefined;
  const onStack = state.calls.flatMap(({ variables }) =>
    [...variables].flatMap(([name, value]) =>
      isReference(value) && isNode(value[0]) ? [{ name, id: value[0] }] : [],
    ),
  );
  const innermost = holders({ ...state, calls: state.calls.slice(-1) }).filter(({ id }) => isNode(id));
  const start = isReference(subject.value) ? [subject.value[0]] : [];
  const nodes = reachable(
    state,
    [...start, ...onStack.map(({ id }) => id)].filter(isNode),
    sides,
    MOST_NODES,
  );
  const children = new Set(nodes.flatMap((id) => sides.map((side) => follow(state, id, side))));
  const roots = nodes.filter((id) => !children.has(id));
  const spots = spotsOf(roots.length > 0 ? roots : nodes.slice(0, 1), scene, sides);
  const texts = new Map(nodes.map((id) => [id, cellText(nodeValue(state.objects.get(id)), state.objects)]));
  const size = Math.min(64, Math.max(36, ...[...texts.values()].map((text) => text.length * 8 + 16)));
  const step = Math.max(size * 0.72, spots.size > 40 ? 24 : 36);
  const center = (id: number) => {
    const spot = spots.get(id);
    return spot && ([LEFT + size / 2 + spot.column * step, TOP + size / 2 + spot.row * ROW] as const);
  };
  const path = new Set(onStack.map(({ id }) => id));
  const here = new Set(innermost.map(({ id }) => id));
  const tone = (id: number): Tone =>
    changes.object(id) ? 'changed' : here.has(id) ? 'active' : path.has(id) ? 'visited' : 'plain';
  const at = innermost.map(({ name, id }) => `, ${name} at ${texts.get(id)}`).join('');
  const picture = emptyPicture(`Binary tree of ${nodes.length}${at}.`);
  for (const id of nodes) {
    const from = center(id);
    if (!from) continue;
    const box: Box = {
      key: `node${id}`,
      x: from[0] - size / 2,
      y: from[1] - size / 2,
      width: size,
      height: size,
      text: fitText(texts.get(id) ?? '', size),
      shape: 'circle',
      tone: tone(id),
      place: { object: id, key: valueField(state.objects.get(id)) ?? 'sval' },
    };
    picture.boxes.push(box);
    for (const field of sides) {
      const to = center(follow(state, id, field) ?? -1);
      if (!to) continue;
      const changed = changes.entry(id, `s${field}`);
      picture.links.push(edge(`${field}${id}`, from, to, size / 2, changed ? 'changed' : 'plain'));
    }
  }
  const stacked = new Map<number, number>();
  picture.marks = innermost.flatMap(({ name, id }): Mark[] => {
    const spot = center(id);
    if (!spot) return [];
    const row = stacked.get(id) ?? 0;
    stacked.set(id, row + 1);
    return [
      {
        key: `tree^${name}`,
        x: spot[0],
        y: spot[1] - size / 2 - 4 - row * 18,
        text: name,
        color: scene.colorOf(name),
        side: 'above',
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

/** A line from the edge of one circle to the edge of another. */
export function edge(
  key: string,
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
  tone: Tone,
  arrow = false,
): Link {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [(dx / length) * radius, (dy / length) * radius];
  return { key, from: [from[0] + ux, from[1] + uy], to: [to[0] - ux, to[1] - uy], bend: 0, arrow, tone };
}
