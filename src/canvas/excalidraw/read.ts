import { z } from 'zod/mini';
import { EMPTY } from '../drawing.ts';
import { type Quarantined, type Restored, restoreDrawing } from '../restore.ts';
import { type Box, COLORS, clamp, KINDS, LARGEST, LONGEST_TEXT, round, SMALLEST } from '../shape.ts';
import { type Element, elementSchema, fileSchema } from './elements.ts';

/** Excalidraw's closed outlines, and what they become here. */
const BOXES: Record<string, Box['type']> = {
  rectangle: 'rect',
  diamond: 'rect',
  ellipse: 'circle',
  text: 'text',
};

const kindSchema = z.enum(KINDS);
const colorSchema = z.enum(COLORS);
const elbowSchema = z.enum(['x', 'y']);
const LONGEST_ID = 100;
const trim = (text: string) => text.slice(0, LONGEST_TEXT);
const side = (value: number) => round(clamp(value, SMALLEST, LARGEST));

/** What this canvas keeps of an element's looks; of nested groups the outermost. */
function looksOf({ strokeStyle, groupIds, customData }: Element) {
  const color = z.safeParse(colorSchema, customData?.color);
  const group = groupIds?.at(-1);
  return {
    ...(color.success && { color: color.data }),
    ...((strokeStyle === 'dashed' || strokeStyle === 'dotted') && { dash: true }),
    ...(group && { group: group.slice(0, LONGEST_ID) }),
  };
}

function box(element: Element, text: string): unknown {
  const kind = z.safeParse(kindSchema, element.customData?.kind);
  const { id, x, y, width, height } = element;
  return {
    id,
    type: BOXES[element.type],
    ...(kind.success && { kind: kind.data }),
    x: round(Math.min(x, x + width)),
    y: round(Math.min(y, y + height)),
    w: side(Math.abs(width)),
    h: side(Math.abs(height)),
    text: trim(text),
    ...looksOf(element),
  };
}

function line(element: Element, text: string): unknown {
  const { id, x, y, points = [], startBinding, endBinding } = element;
  const [start, end] = [points[0] ?? [0, 0], points.at(-1) ?? [element.width, element.height]];
  const headless = element.type === 'line' || (!element.startArrowhead && element.endArrowhead === null);
  // An arrow that points only backwards is turned round.
  const turned = element.type === 'arrow' && element.endArrowhead === null && Boolean(element.startArrowhead);
  const [a, b] = turned ? [end, start] : [start, end];
  const [from, to] = turned ? [endBinding, startBinding] : [startBinding, endBinding];
  const head = turned ? element.startArrowhead : element.endArrowhead;
  const elbow = z.safeParse(elbowSchema, element.customData?.elbow);
  return {
    id,
    type: headless ? 'line' : 'arrow',
    x: round(x + a[0]),
    y: round(y + a[1]),
    w: 0,
    h: 0,
    x2: round(x + b[0]),
    y2: round(y + b[1]),
    text: trim(text),
    ...(from && { from: from.elementId }),
    ...(to && { to: to.elementId }),
    ...(elbow.success && { elbow: elbow.data }),
    ...(!headless && head === 'triangle_outline' && { head: 'hollow' }),
    ...looksOf(element),
  };
}

/** A drawing from an `.excalidraw` file; what this canvas has no shape for is set aside with the reason. */
export function readExcalidraw(text: string): Restored {
  const failed = (reason: string): Restored => ({ drawing: EMPTY, quarantined: [{ record: text, reason }] });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failed('is not JSON');
  }
  const file = z.safeParse(fileSchema, json);
  if (!file.success) return failed('isn’t an Excalidraw file');
  const elements: Element[] = [];
  const quarantined: Quarantined[] = [];
  for (const record of file.data.elements) {
    const parsed = z.safeParse(elementSchema, record);
    if (!parsed.success)
      quarantined.push({ record, reason: parsed.error.issues[0]?.message ?? 'does not fit' });
    else if (!parsed.data.isDeleted) elements.push(parsed.data);
  }
  const ids = new Set(elements.map(({ id }) => id));
  const isLabel = ({ type, containerId }: Element) => type === 'text' && containerId && ids.has(containerId);
  const labels = new Map(
    elements
      .filter(isLabel)
      .map((element) => [element.containerId, element.originalText ?? element.text ?? '']),
  );
  const shapes: unknown[] = [];
  for (const element of elements) {
    if (isLabel(element)) continue;
    const own =
      labels.get(element.id) ?? (element.type === 'text' ? (element.originalText ?? element.text) : '') ?? '';
    if (element.type in BOXES) shapes.push(box(element, own));
    else if (element.type === 'line' || element.type === 'arrow') shapes.push(line(element, own));
    else quarantined.push({ record: element, reason: `this canvas has no ${element.type}` });
  }
  const restored = restoreDrawing({ shapes });
  return { drawing: restored.drawing, quarantined: [...quarantined, ...restored.quarantined] };
}
