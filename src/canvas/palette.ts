import type { Color, Shape } from './shape.ts';
import { isLine } from './shape.ts';

/** What the colors are called on screen. */
export const COLOR_NAMES: Record<Color, string> = {
  gray: 'Gray',
  blue: 'Blue',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
  violet: 'Violet',
};

/** Outline and fill of a color in the light theme, as `ui/canvas/canvas.css` has them for both: files look like the screen by day. */
export const FILE_COLORS: Record<Color, { ink: string; fill: string }> = {
  gray: { ink: '#5f5a52', fill: '#efedea' },
  blue: { ink: '#1f4fbf', fill: '#e1e8f7' },
  green: { ink: '#18723c', fill: '#e0eee5' },
  amber: { ink: '#92560a', fill: '#f3ebdf' },
  red: { ink: '#b3261e', fill: '#f6e2e1' },
  violet: { ink: '#7433b3', fill: '#eee4f6' },
};

const INK = '#1d1b18';
const PAPER = '#ffffff';
/** The ground of the library's shapes. */
const KIND_FILL = '#eff3fb';
const KIND_DETAIL = '#57524a';

/** Colors of one shape in a file. */
export interface FileColors {
  ink: string;
  fill: string;
  /** Of lines inside its outline. */
  detail: string;
}

/** The colors in which a shape leaves the canvas. */
export function fileColors(shape: Shape): FileColors {
  const own = shape.color && FILE_COLORS[shape.color];
  if (own) return { ...own, detail: own.ink };
  const isKind = !isLine(shape) && shape.kind !== undefined;
  return { ink: INK, fill: isKind ? KIND_FILL : PAPER, detail: isKind ? KIND_DETAIL : INK };
}
