import { isNothing, isReference } from '../format.ts';
import { cellText } from '../show-value.ts';
import type { State } from '../state.ts';
import { fieldOf, follow, holders, nodeValue, reachable, valueField } from './fields.ts';
import {
  type Box,
  cellWidth,
  emptyPicture,
  fitText,
  fitted,
  type Link,
  type Mark,
  type Picture,
  type Scene,
  type Subject,
} from './picture.ts';
import { type NodeShape, shapeOf } from './shapes.ts';

const LEFT = 20;
const HEIGHT = 38;
const GAP = 34;
const MOST_NODES = 40;
const PER_ROW = 9;
const MARK_ROW = 20;
const ROW_GAP = 50;

function shapeAt({ state }: Scene, id: number) {
  const shape = shapeOf(state.objects.get(id), state.objects);
  return shape?.kind === 'list' ? shape : undefined;
}

/** The type of the nodes that a subject is made of: those of other lists have a picture of their own. */
const typeOf = ({ value }: Subject, { state }: Scene) =>
  isReference(value) ? state.objects.get(value[0])?.type : undefined;

type ListShape = Extract<NodeShape, { kind: 'list' }>;

/** Nodes that the program made: those of a doubly linked list from end to end, others as they were made. */
function inOrder(nodes: readonly number[], shape: ListShape | undefined, state: State): readonly number[] {
  if (!shape?.prev) return nodes;
  const left = new Set(nodes);
  const order: number[] = [];
  const isFirst = (id: number) => isNothing(fieldOf(state.objects.get(id), shape.prev ?? ''));
  for (const start of [...nodes.filter(isFirst), ...nodes]) {
    for (
      let id: number | undefined = start;
      id !== undefined && left.delete(id);
      id = follow(state, id, shape.next)
    )
      order.push(id);
  }
  return order;
}

/** Where each node stands: where it stood at the beginning, so that arrows turn and nodes stay. */
function rowsOf(nodes: readonly number[], { homes, state }: Scene, shape: ListShape | undefined): number[][] {
  const rows: number[][] = [];
  const settled = nodes.filter((id) => homes.has(id));
  for (const id of settled.toSorted((a, b) => (homes.get(a)?.[1] ?? 0) - (homes.get(b)?.[1] ?? 0))) {
    const row = homes.get(id)?.[0] ?? 0;
    const line = rows[row] ?? [];
    line.push(id);
    rows[row] = line;
  }
  const others = inOrder(
    nodes.filter((id) => !homes.has(id)).toSorted((a, b) => a - b),
    shape,
    state,
  );
  const lines = [...rows.filter(Boolean), ...(others.length > 0 ? [others] : [])];
  return lines.flatMap((line) =>
    Array.from({ length: Math.ceil(line.length / PER_ROW) }, (_, part) =>
      line.slice(part * PER_ROW, (part + 1) * PER_ROW),
    ),
  );
}

/** Nodes in their places, `next` as arrows, and every variable that holds a node. */
export function linkedListPicture(subject: Subject, scene: Scene): Picture {
  const { state, changes } = scene;
  const type = typeOf(subject, scene);
  const pointing = holders(state).filter(
    ({ id }) => shapeAt(scene, id) && (type === undefined || state.objects.get(id)?.type === type),
  );
  const root = isReference(subject.value) ? subject.value[0] : -1;
  const { next = 'next', prev } = shapeAt(scene, root) ?? {};
  const nodes = reachable(
    state,
    pointing.map(({ id }) => id),
    [next, ...(prev ? [prev] : []), 'child', 'random'],
    MOST_NODES,
  );
  const texts = new Map(nodes.map((id) => [id, cellText(nodeValue(state.objects.get(id)), state.objects)]));
  const width = cellWidth([...texts.values()], 44);
  const rows = rowsOf(nodes, scene, shapeAt(scene, root));
  const marksOf = (id: number) => pointing.filter((holder) => holder.id === id);
  const place = new Map<number, { x: number; y: number; row: number; column: number }>();
  let y = 0;
  for (const [row, line] of rows.entries()) {
    y += 14 + MARK_ROW * Math.max(1, ...line.map((id) => marksOf(id).length));
    for (const [column, id] of line.entries())
      place.set(id, { x: LEFT + column * (width + GAP), y, row, column });
    y += HEIGHT + ROW_GAP;
  }
  const picture = emptyPicture(
    `Linked list: ${pointing.map(({ name, id }) => `${name} at ${texts.get(id) ?? ''}`).join(', ')}.`,
  );
  picture.boxes = nodes.flatMap((id): Box[] => {
    const at = place.get(id);
    if (!at) return [];
    const tone = changes.object(id) ? 'changed' : 'plain';
    const shape = { width, height: HEIGHT, text: fitText(texts.get(id) ?? '', width), shape: 'box' } as const;
    const key = valueField(state.objects.get(id)) ?? 'sval';
    return [{ key: `node${id}`, x: at.x, y: at.y, ...shape, tone, place: { object: id, key } }];
  });
  picture.links = nodes.flatMap((id) =>
    [next, 'random'].flatMap((field): Link[] => linkOf(id, field, field === next, place, width, scene)),
  );
  picture.notes = nodes.flatMap((id) => {
    const at = place.get(id);
    if (!at || !isNothing(fieldOf(state.objects.get(id), next))) return [];
    // Beside it, an arrow of the next node may end.
    const last = !nodes.some(
      (other) => place.get(other)?.row === at.row && place.get(other)?.column === at.column + 1,
    );
    return [
      {
        key: `end${id}`,
        x: last ? at.x + width + 13 : at.x + width / 2,
        y: last ? at.y + HEIGHT / 2 + 5 : at.y + HEIGHT + 16,
        text: '∅',
        anchor: 'middle' as const,
        tone: 'muted' as const,
      },
    ];
  });
  picture.marks = nodes.flatMap((id): Mark[] => {
    const at = place.get(id);
    if (!at) return [];
    return marksOf(id).map(({ name }, index) => ({
      key: `list^${name}`,
      x: at.x + width / 2,
      y: at.y - 6 - index * MARK_ROW,
      text: name,
      color: scene.colorOf(name),
      side: 'above',
    }));
  });
  const nothing = nodes.length === 0;
  if (nothing)
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

function linkOf(
  id: number,
  field: string,
  isNext: boolean,
  place: ReadonlyMap<number, { x: number; y: number; row: number; column: number }>,
  width: number,
  { state, changes }: Scene,
): Link[] {
  const target = follow(state, id, field);
  const [from, to] = [place.get(id), place.get(target ?? -1)];
  if (!from || !to) return [];
  const tone = changes.entry(id, `s${field}`) ? 'changed' : isNext ? 'plain' : 'muted';
  const link = { key: `${field}${id}`, arrow: true, tone } as const;
  const neighbors = from.row === to.row && to.column === from.column + 1;
  const middle = HEIGHT / 2;
  if (neighbors && isNext)
    return [{ ...link, from: [from.x + width, from.y + middle], to: [to.x, to.y + middle], bend: 0 }];
  if (from.row === to.row && to.column === from.column - 1 && isNext)
    return [{ ...link, from: [from.x, from.y + middle], to: [to.x + width, to.y + middle], bend: 0 }];
  if (from.row === to.row) {
    const bottom = from.y + HEIGHT;
    const distance = Math.abs(to.column - from.column);
    return [
      {
        ...link,
        from: [from.x + width / 2, bottom],
        to: [to.x + width / 2, bottom],
        bend: (to.x > from.x ? -1 : 1) * -Math.min(34, 14 + 8 * distance),
      },
    ];
  }
  const down = to.row > from.row;
  return [
    {
      ...link,
      from: [from.x + width / 2, from.y + (down ? HEIGHT : 0)],
      to: [to.x + width / 2 - 8, to.y + (down ? 0 : HEIGHT)],
      bend: 8,
    },
  ];
}
