import {
  type BoxSource,
  type Diagram,
  type DiagramShape,
  type DiagramSource,
  isLine,
} from '#dataset/diagram.ts';

/** Sizes of shapes that give none. */
const SIZES = { rect: { w: 140, h: 60 }, circle: { w: 80, h: 80 }, text: { w: 120, h: 30 } } as const;
/** Between a box and the end of a line that is joined to it. */
const GAP = 4;

/** How UML draws what an arrow means. */
const HEADS = { extends: { head: 'hollow' }, implements: { head: 'hollow', dash: true } } as const;

type Box = Required<Pick<BoxSource, 'x' | 'y' | 'w' | 'h'>>;

const sized = (box: BoxSource) => ({ ...SIZES[box.type], ...box });

/** Where the line from the middle of `box` toward `point` leaves it. */
function edgeOf(box: Box & { type: string }, point: { x: number; y: number }) {
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const dx = point.x - middle.x;
  const dy = point.y - middle.y;
  const [rx, ry] = [box.w / 2 + GAP, box.h / 2 + GAP];
  const scale =
    box.type === 'circle'
      ? 1 / Math.hypot(dx / rx, dy / ry)
      : 1 / Math.max(Math.abs(dx) / rx, Math.abs(dy) / ry);
  if (!Number.isFinite(scale)) return middle;
  return { x: Math.round(middle.x + dx * scale), y: Math.round(middle.y + dy * scale) };
}

/** Fills in what an author may leave out: sizes, ids of lines, and where joined lines begin and end. */
export function compileDiagram({ shapes, stages, upright }: DiagramSource): Diagram {
  const boxes = new Map<string, Required<Omit<BoxSource, 'kind'>>>();
  for (const shape of shapes) if (!isLine(shape)) boxes.set(shape.id, sized(shape));
  return {
    ...(stages && { stages }),
    ...(upright && { upright }),
    shapes: shapes.map((found, index): DiagramShape => {
      if (!isLine(found)) return sized(found);
      const { means, ...line } = found;
      const shape = { ...line, ...(means && HEADS[means]) };
      const id = shape.id ?? `line-${index + 1}`;
      const [from, to] = [boxes.get(shape.from ?? ''), boxes.get(shape.to ?? '')];
      const size = { w: 0, h: 0 };
      if (!from || !to) {
        const { x = 0, y = 0, x2 = 0, y2 = 0 } = shape;
        return { ...shape, ...size, id, x, y, x2, y2 };
      }
      const start = edgeOf(from, { x: to.x + to.w / 2, y: to.y + to.h / 2 });
      const end = edgeOf(to, { x: from.x + from.w / 2, y: from.y + from.h / 2 });
      return { ...shape, ...size, id, x: start.x, y: start.y, x2: end.x, y2: end.y };
    }),
  };
}
