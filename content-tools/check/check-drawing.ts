import type { Drawing } from '#canvas/drawing.ts';
import { endsOf, grown, overlaps, type Rect, unionOf } from '#canvas/geometry.ts';
import { restoreDrawing } from '#canvas/restore.ts';
import { isBox, isLine, type Line } from '#canvas/shape.ts';
import { standing } from '#canvas/upright.ts';
import type { Diagram } from '#dataset/diagram.ts';
import type { Pipeline } from '#dataset/pipeline.ts';
import { advise } from '#pipeline/advice.ts';
import { NODE_SIZE } from '#pipeline/model.ts';
import { restorePipeline } from '#pipeline/restore.ts';
import { NARROW } from '../compile/narrow-width.ts';
import type { Report } from '../read/read-answer-question.ts';
import { curve, lieTogether, runsThrough } from './drawing-lines.ts';
import { headFits, labelFits, labelOf, nodeTextFits, textFits } from './drawing-texts.ts';

/** Between a node and the next, at least. */
const NODE_GAP = 10;

const widthOf = ({ shapes }: Drawing) => unionOf(shapes)?.w ?? 0;

export const isNarrow = (drawing: Drawing): boolean => widthOf(drawing) <= NARROW;

/** Whether boxes can change places: free lines would stay behind. */
export const canStand = ({ shapes }: Drawing): boolean =>
  shapes.filter(isLine).every(({ from, to }) => from !== undefined && to !== undefined);

interface Named extends Rect {
  id: string;
}

/** Reports ids used twice and boxes that lie on each other. */
export function checkBoxes(boxes: Named[], field: string, report: Report): void {
  boxes.forEach((box, index) => {
    const earlier = boxes.slice(0, index);
    if (earlier.some(({ id }) => id === box.id))
      report(field, `the id ${box.id} is used twice; give each its own`);
    const hit = earlier.find((other) => other.id !== box.id && overlaps(other, box));
    if (hit) report(field, `${hit.id} and ${box.id} lie on each other; move one`);
  });
}

const nameOf = ({ id, from, to }: Line) => (from && to ? `${from} -> ${to}` : id);

/** Reports lines that run through boxes or lie on each other. */
function checkLines(lines: Line[], boxes: Named[], report: Report): void {
  lines.forEach((line, index) => {
    const field = `diagram ${nameOf(line)}`;
    const way = endsOf(line);
    if (!headFits(line)) report(field, 'is too short for its hollow head; move its boxes apart');
    for (const box of boxes)
      if (box.id !== line.from && box.id !== line.to && runsThrough(way, box))
        report(field, `runs through ${box.id}; move a box, or draw free lines around it`);
    for (const other of lines.slice(0, index))
      if (lieTogether(way, endsOf(other))) report(field, `lies on ${nameOf(other)}; move a box`);
  });
}

/** Reports texts of lines that hide their own line, a box or another line. */
function checkLabels(lines: Line[], boxes: Named[], report: Report): void {
  for (const line of lines) {
    const label = labelOf(line);
    if (!label) continue;
    const field = `diagram ${nameOf(line)}`;
    if (!labelFits(line)) report(field, `hides under "${line.text}"; move its boxes apart or shorten it`);
    const core = grown(label, -3);
    const under = [
      ...boxes.filter((box) => overlaps(label, box)).map(({ id }) => id),
      ...lines.filter((other) => other !== line && runsThrough(endsOf(other), core)).map(nameOf),
    ];
    if (under.length > 0) report(field, `"${line.text}" lies on ${under.join(', ')}; move a box`);
  }
}

/** Reports boxes that no stage adds, or two do, and stages that add what is not there. */
function checkStages({ shapes, stages = [] }: Diagram, ids: ReadonlySet<string>, report: Report): void {
  const added = stages.flatMap(({ adds }) => adds);
  for (const id of added) if (!ids.has(id)) report('diagram.stages', `there is no box ${id}`);
  if (stages.length === 0) return;
  for (const { id } of shapes.filter((shape) => ids.has(shape.id))) {
    const times = added.filter((other) => other === id).length;
    if (times !== 1) report('diagram.stages', `${id} is added ${times} times; add each box in one stage`);
  }
}

/** Reports what cannot be read of a drawing as the canvas shows it, where lines between the same two boxes run next to each other. */
export function checkDrawing({ shapes }: Drawing, report: Report): void {
  const boxes = shapes.filter(isBox);
  const lines = shapes.filter(isLine);
  checkLines(lines, boxes, report);
  checkLabels(lines, boxes, report);
  const joined = new Set(lines.flatMap(({ from, to }) => [from, to]));
  for (const shape of boxes) {
    if (!textFits(shape))
      report(`diagram ${shape.id}`, `"${shape.text}" does not fit; widen w or h, or break it`);
    if (shape.type !== 'text' && !joined.has(shape.id))
      report(`diagram ${shape.id}`, 'is not connected; draw a line or arrow');
  }
}

/** Reports a drawing too wide for a phone that can stand upright and does not, and what is wrong where it does. */
function checkUpright({ upright }: Diagram, drawing: Drawing, report: Report): void {
  if (!upright) {
    if (canStand(drawing) && !isNarrow(drawing))
      report('diagram.upright', 'is missing; run: node scripts/stand-drawings.ts <file>');
    return;
  }
  const boxes = new Set(drawing.shapes.filter(isBox).map(({ id }) => id));
  for (const id of new Set([...boxes, ...Object.keys(upright)]))
    if (!boxes.has(id) || !upright[id])
      report(
        'diagram.upright',
        `does not name ${id} as the drawing does; run: node scripts/stand-drawings.ts <file>`,
      );
  const stood = standing(drawing, upright);
  checkBoxes(stood.shapes.filter(isBox), 'diagram.upright', report);
  checkDrawing(stood, (field, message) => report(`upright ${field}`, message));
  if (widthOf(stood) > widthOf(drawing)) report('diagram.upright', 'is wider than the drawing; leave it out');
}

/** Reports what is wrong with a reference diagram beyond its schema. */
export function checkDiagram(diagram: Diagram, report: Report): void {
  const ids = new Set(diagram.shapes.flatMap((shape) => (shape.x2 === undefined ? shape.id : [])));
  for (const { id, from, to } of diagram.shapes) {
    for (const end of [from, to])
      if (end !== undefined && !ids.has(end))
        report(`diagram ${id}`, `there is no box ${end}; name the id of a shape`);
    if (from !== undefined && from === to) report(`diagram ${id}`, 'joins a box with itself; join two');
  }
  checkStages(diagram, ids, report);
  const { drawing } = restoreDrawing(diagram);
  checkBoxes(
    diagram.shapes.filter(({ id }) => ids.has(id)),
    'diagram.shapes',
    report,
  );
  checkDrawing(drawing, report);
  checkUpright(diagram, drawing, report);
}

/** Reports what is wrong with a reference pipeline beyond its schema. */
export function checkPipeline({ nodes, edges }: Pipeline, report: Report): void {
  checkBoxes(
    nodes.map((node) => ({ ...node, w: NODE_SIZE.w + NODE_GAP, h: NODE_SIZE.h + NODE_GAP })),
    'pipeline.nodes',
    report,
  );
  checkEdges({ nodes, edges }, report);
  for (const node of nodes)
    for (const [field, text] of [
      ['label', node.label],
      ['note', node.note ?? ''],
    ] as const)
      if (!nodeTextFits(text, field))
        report(`pipeline ${node.id}.${field}`, `"${text}" does not fit into its node; shorten it`);
  for (const { text, reason } of advise(restorePipeline({ nodes, edges }).pipeline))
    report('pipeline', `${text} ${reason}`);
  const ids = new Set(nodes.map(({ id }) => id));
  for (const { from, to } of edges)
    for (const end of [from, to])
      if (!ids.has(end))
        report(`pipeline ${from} -> ${to}`, `there is no node ${end}; name the id of a node`);
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  for (const { id } of nodes) if (!joined.has(id)) report(`pipeline ${id}`, 'is not connected; add an edge');
  for (const type of ['data-source', 'preprocess', 'model', 'metric', 'deploy'] as const)
    if (!nodes.some((node) => node.type === type))
      report('pipeline.nodes', `has no node of type ${type}; add one`);
  if (
    hasCycle(
      nodes.map(({ id }) => id),
      edges,
    )
  )
    report('pipeline.edges', 'go round in a circle; a pipeline runs one way');
}

/** Reports edges that run backwards or through a node. */
function checkEdges({ nodes, edges }: Pipeline, report: Report): void {
  const places = new Map(nodes.map(({ id, x, y }) => [id, { id, x, y, ...NODE_SIZE }]));
  for (const { from, to } of edges) {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) continue;
    const field = `pipeline ${from} -> ${to}`;
    const [left, right] = [start.x + start.w, end.x];
    if (right < left + NODE_GAP) report(field, `runs backwards; move ${to} to the right of ${from}`);
    const way = curve({ x: left, y: start.y + start.h / 2 }, { x: right, y: end.y + end.h / 2 });
    for (const node of places.values())
      if (node !== start && node !== end && runsThrough(way, node))
        report(field, `runs through ${node.id}; move one of them`);
  }
}

/** Takes away nodes nothing leads to, until none is left or only circles are. */
function hasCycle(ids: string[], edges: Pipeline['edges']): boolean {
  const left = new Set(ids);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const id of left) if (!edges.some(({ from, to }) => to === id && left.has(from))) left.delete(id);
  }
  return left.size > 0;
}
