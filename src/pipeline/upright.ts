import { layOut } from './layout.ts';
import { NODE_SIZE, type Pipeline, type PipelineNode } from './model.ts';

/** Every node is so high here: its texts may take two lines each. */
export const UPRIGHT_HEIGHT = 98;
/** Narrower than this a node's texts cannot be read; more of them beside each other are wider than their place. */
const LEAST_WIDTH = 96;
const GAP = { x: 12, y: 36 };
/** Nearer to a node than this, an edge looks as if it touched it. */
const CLEARANCE = 4;
const PIECES = 20;

interface Place {
  node: PipelineNode;
  x: number;
  y: number;
  w: number;
}

/** A curve from the lower side of a node to the upper side of the next, as the numbers of an SVG path: `M x y C ...`. */
type Curve = readonly [x: number, y: number, x2: number, y2: number];

/** A pipeline as it is drawn from top to bottom, in pixels. */
export interface UprightPipeline {
  width: number;
  height: number;
  places: readonly Place[];
  ways: readonly { from: string; to: string; curve: Curve }[];
}

/** How a row may stand: where it starts and how far it spreads, as shares of the room that is left over. */
interface Option {
  start: number;
  spread: number;
  /** Of the width that its nodes may have at most: narrower ones let edges pass. */
  width: number;
  turned: boolean;
}

const OPTIONS: readonly Option[] = [1, 0.75, 0.6, 0.5].flatMap((width) =>
  [
    [0.5, 0],
    [0, 1],
    [0, 0],
    [0.25, 0],
    [0.75, 0],
    [1, 0],
    [0.25, 0.5],
    [0, 0.6],
    [0.4, 0.6],
  ].flatMap(([start = 0, spread = 0]) => [false, true].map((turned) => ({ start, spread, width, turned }))),
);
/** What a row costs that does not stand as one expects it: in the middle, as wide as it can, in its own order. */
const ODDITY = { narrow: 800, turned: 40 };
/** A search looks at every edge and node for each move: beyond this many it would hold up the page, and rows stand in the middle. */
const MOST_SEARCHED = 40;
/** What an edge through a node costs, in pixels that it might go sideways; a gain of hardly anything is none. */
const THROUGH = 10_000;
const HARDLY = 1e-6;
const PLAIN: Option = { start: 0.5, spread: 0, width: 1, turned: false };
/** How rows stand when a search begins. */
const FIRST: readonly Option[] = [PLAIN, { ...PLAIN, start: 0 }, { ...PLAIN, start: 1 }];
const oddity = ({ width, turned }: Option) => (1 - width) * ODDITY.narrow + (turned ? ODDITY.turned : 0);

/** The nodes in rows: those that stand below each other on the canvas stand beside each other here. */
function rowsOf(pipeline: Pipeline): PipelineNode[][] {
  const index = new Map(pipeline.nodes.map((node) => [node.id, node]));
  const runsRight = pipeline.edges.every(({ from, to }) => {
    const [start, end] = [index.get(from), index.get(to)];
    return !start || !end || end.x >= start.x + NODE_SIZE.w / 2;
  });
  const { nodes } = runsRight ? pipeline : layOut(pipeline);
  const rows: PipelineNode[][] = [];
  for (const node of nodes.toSorted((a, b) => a.x - b.x)) {
    const last = rows.at(-1);
    if (last?.[0] && node.x < last[0].x + NODE_SIZE.w / 2) last.push(node);
    else rows.push([node]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.y - b.y));
}

/** The widest row when its nodes are as narrow as they may be, at least `room`. */
const widthFor = (rows: readonly PipelineNode[][], room: number) =>
  Math.max(room, ...rows.map(({ length }) => length * LEAST_WIDTH + (length - 1) * GAP.x));

function placed(row: readonly PipelineNode[], at: number, width: number, option: Option): Place[] {
  const most = Math.min(NODE_SIZE.w, (width - (row.length - 1) * GAP.x) / row.length);
  const w = Math.max(Math.min(most, LEAST_WIDTH), most * option.width);
  const left = width - row.length * w - (row.length - 1) * GAP.x;
  const between = GAP.x + (row.length > 1 ? (left * option.spread) / (row.length - 1) : 0);
  return (option.turned ? row.toReversed() : row).map((node, index) => ({
    node,
    x: left * option.start + index * (w + between),
    y: at * (UPRIGHT_HEIGHT + GAP.y),
    w,
  }));
}

function pointOn([x, y, x2, y2]: Curve, t: number) {
  const middle = (y + y2) / 2;
  const [first, second] = [3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t)];
  return {
    x: x * ((1 - t) ** 3 + first) + x2 * (second + t ** 3),
    y: y * (1 - t) ** 3 + middle * (first + second) + y2 * t ** 3,
  };
}

/** Whether a curve runs through a node or touches it. */
export function runsThroughNode(curve: Curve, { x, y, w }: Place): boolean {
  // Only what stands between its ends can be in the way.
  if (y <= Math.min(curve[1], curve[3]) - UPRIGHT_HEIGHT || y >= Math.max(curve[1], curve[3])) return false;
  for (let piece = 1; piece < PIECES; piece += 1) {
    const at = pointOn(curve, piece / PIECES);
    const isBeside = at.x > x - CLEARANCE && at.x < x + w + CLEARANCE;
    if (isBeside && at.y > y && at.y < y + UPRIGHT_HEIGHT) return true;
  }
  return false;
}

const curveBetween = (start: Place, end: Place): Curve => [
  start.x + start.w / 2,
  start.y + UPRIGHT_HEIGHT,
  end.x + end.w / 2,
  end.y,
];

/** An edge, and the rows of its ends, the upper one first. */
interface Span {
  from: string;
  to: string;
  rows: readonly [number, number];
}

function spansOf({ edges }: Pipeline, rows: readonly PipelineNode[][]): Span[] {
  const rowOf = new Map(rows.flatMap((row, at) => row.map(({ id }) => [id, at] as const)));
  return edges.flatMap(({ from, to }) => {
    const [start, end] = [rowOf.get(from), rowOf.get(to)];
    if (start === undefined || end === undefined) return [];
    return [{ from, to, rows: [Math.min(start, end), Math.max(start, end)] }];
  });
}

type Stand = readonly (readonly Place[])[];

function curveOf({ from, to, rows: [upper, lower] }: Span, stand: Stand): Curve | undefined {
  const ends = [...(stand[upper] ?? []), ...(stand[lower] ?? [])];
  const [start, end] = [from, to].map((id) => ends.find(({ node }) => node.id === id));
  return start && end && curveBetween(start, end);
}

/** How far an edge goes sideways, and far more where it runs through a node. */
function costOf(span: Span, stand: Stand): number {
  const curve = curveOf(span, stand);
  if (!curve) return 0;
  const between = stand.slice(span.rows[0] + 1, span.rows[1]).flat();
  return (
    Math.abs(curve[2] - curve[0]) + THROUGH * between.filter((place) => runsThroughNode(curve, place)).length
  );
}

/** Moves one row after another to where the whole costs least, from `first` on, until no move helps. */
function descend(rows: readonly PipelineNode[][], spans: readonly Span[], width: number, first: Option) {
  const options = rows.map(() => first);
  const stand = rows.map((row, at) => placed(row, at, width, first));
  // A row that moves changes nothing for edges that neither end in it nor pass it.
  const touching = rows.map((_, at) => spans.filter((span) => span.rows[0] <= at && at <= span.rows[1]));
  const weigh = (at: number) =>
    (touching[at] ?? []).reduce((sum, span) => sum + costOf(span, stand), oddity(options[at] ?? first));
  const move = (row: readonly PipelineNode[], at: number, option: Option) => {
    options[at] = option;
    stand[at] = placed(row, at, width, option);
  };
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    rows.forEach((row, at) => {
      let kept = options[at] ?? first;
      let least = weigh(at);
      for (const option of OPTIONS) {
        if (row.length === 1 && (option.spread > 0 || option.turned)) continue;
        move(row, at, option);
        const cost = weigh(at);
        if (cost < least - HARDLY) [least, kept, isBetter] = [cost, option, true];
      }
      move(row, at, kept);
    });
  }
  const cost = spans.reduce((sum, span) => sum + costOf(span, stand), 0);
  return { cost: options.reduce((sum, option) => sum + oddity(option), cost), stand };
}

/**
 * The pipeline from top to bottom in a place `room` pixels wide: its rows stand where no edge runs through a node, as far as
 * that can be had by moving one row after another.
 */
export function standUp(pipeline: Pipeline, room: number): UprightPipeline {
  const rows = rowsOf(pipeline);
  const width = widthFor(rows, room);
  const spans = spansOf(pipeline, rows);
  const isSearched = Math.max(pipeline.nodes.length, spans.length) <= MOST_SEARCHED;
  const found = isSearched ? FIRST.map((first) => descend(rows, spans, width, first)) : [];
  const stand =
    found.length > 0
      ? found.reduce((best, other) => (other.cost < best.cost ? other : best)).stand
      : rows.map((row, at) => placed(row, at, width, PLAIN));
  const ways = spans.flatMap((span) => {
    const curve = curveOf(span, stand);
    return curve ? [{ from: span.from, to: span.to, curve }] : [];
  });
  const height = Math.max(0, rows.length * (UPRIGHT_HEIGHT + GAP.y) - GAP.y);
  return { width, height, places: stand.flat(), ways };
}
