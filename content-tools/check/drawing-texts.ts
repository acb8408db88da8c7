import { wordsOf } from '#canvas/figure.ts';
import type { Rect } from '#canvas/geometry.ts';
import { type Box, HOLLOW_HEAD, type Line } from '#canvas/shape.ts';
import { LINE_HEIGHT, linesOf, textWidth } from '#canvas/words.ts';

/** Between text and the outline around it. */
const PADDING = 4;
/** A line of text is higher than its letters: so much of it may lie on an outline. */
const SLACK = 4;
/** Of a line something must be seen beside its text. */
const STUMP = 24;
/** Two dashes and the gap between them. */
const DASHES = 17;

/** What the outline of a kind takes of a box's width, left and right together. */
function outline({ kind, type, w }: Box): number {
  if (type === 'circle') return w * 0.22;
  if (kind === 'service') return 16;
  if (kind === 'queue') return 4 * Math.min(10, w / 5);
  if (kind === 'load-balancer') return w * 0.14;
  return kind === 'cdn' ? w * 0.12 : 0;
}

/** Where text may begin: below a window's bar, below a cylinder's lid. */
const headOf = ({ kind, h }: Box) =>
  kind === 'client' ? 14 : kind === 'database' ? 2 * Math.min(10, h / 5) : 0;

/** What a pipeline's node has for its texts, and their sizes in comparison with the drawing canvas's 14 px. */
const NODE_ROOM = 154;
const NODE_TEXTS = { label: 13.44 / 14, note: 11.52 / 14 };
/** Semibold is wider than the model of text knows; small text is narrower. */
const NODE_WEIGHTS = { label: 1.05, note: 0.96 };

/** The lightning in a cache's corner. */
const SIGN = { w: 24, h: 22 };

const widthOf = (lines: readonly string[]) => Math.max(0, ...lines.map(textWidth));

/** Whether a box's text stays inside its outline, broken only where its author broke it. */
export function textFits(box: Box): boolean {
  const { lines, y } = wordsOf(box);
  const own = box.text.split('\n');
  const top = y - LINE_HEIGHT / 2;
  const width = widthOf(own);
  const left = (box.w - width) / 2;
  return (
    linesOf(box).length === own.length &&
    width <= box.w - outline(box) - 2 * PADDING &&
    top >= headOf(box) - SLACK &&
    top + lines.length * LINE_HEIGHT <= box.h &&
    !(box.kind === 'cache' && left < SIGN.w && top + SLACK < SIGN.h)
  );
}

/** The place that a line's text takes up; undefined without text. */
export function labelOf(line: Line): Rect | undefined {
  const { lines, x, y } = wordsOf(line);
  if (lines.length === 0) return;
  const w = widthOf(lines);
  // Without the air above and below the letters.
  return { x: x - w / 2, y: y - LINE_HEIGHT / 2 + SLACK, w, h: lines.length * LINE_HEIGHT - 2 * SLACK };
}

/** Whether enough of a line is seen on both sides of its text. */
export function labelFits(line: Line): boolean {
  const label = labelOf(line);
  if (!label) return true;
  const [dx, dy] = [Math.abs(line.x2 - line.x), Math.abs(line.y2 - line.y)];
  const length = Math.hypot(dx, dy);
  // The part of the line that lies under its text.
  const hidden = Math.min((label.w / dx) * length, (label.h / dy) * length);
  return length - hidden >= STUMP;
}

/** Whether enough of a line is seen behind a hollow head to tell a dashed one. */
export const headFits = ({ head, x, y, x2, y2 }: Line): boolean =>
  !head || Math.hypot(x2 - x, y2 - y) >= HOLLOW_HEAD + DASHES;

/** Whether a text is seen in full in a node of a pipeline. */
export function nodeTextFits(text: string, part: 'label' | 'note'): boolean {
  return textWidth(text) * NODE_TEXTS[part] * NODE_WEIGHTS[part] <= NODE_ROOM;
}
