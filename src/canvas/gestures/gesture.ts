import type { Drawing } from '../drawing.ts';
import type { Point, Rect } from '../geometry.ts';
import type { Box, Line } from '../shape.ts';

/** The sides a handle moves: of the corner `se` the lower and the right one. */
export const EDGES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Edge = (typeof EDGES)[number];

/** What a pointer is about to do, from press to release. `base` is the drawing as it was at the press. */
export type Gesture =
  | {
      type: 'move';
      base: Drawing;
      start: Point;
      ids: readonly string[];
      began: boolean;
      narrow: string | null;
      copied?: boolean;
    }
  | { type: 'resize'; base: Drawing; start: Point; ids: readonly string[]; from: Rect; edge: Edge }
  | { type: 'end'; base: Drawing; start: Point; id: string; which: 'start' | 'end' }
  | { type: 'box'; base: Drawing; start: Point; id: string; tool: Box['type']; began: boolean }
  | { type: 'line'; base: Drawing; start: Point; id: string; tool: Line['type'] }
  | { type: 'marquee'; base: Drawing; start: Point; at: Point; kept: readonly string[] };

/** What the pointer did, in canvas units. */
export interface Input {
  point: Point;
  /** Adds to the selection; keeps proportions while resizing. */
  shift: boolean;
  /** Puts snapping off while it is held. */
  free: boolean;
  /** Leaves a copy behind while moving. */
  copy: boolean;
  /** A finger is broader than a mouse. */
  touch: boolean;
}

/** A pointer that moves less than this, in screen pixels, has clicked. */
export const SLOP = { mouse: 4, touch: 10 } as const;
/** How far from a line or handle still hits it, in screen pixels. */
export const REACH = { mouse: 8, touch: 18 } as const;
