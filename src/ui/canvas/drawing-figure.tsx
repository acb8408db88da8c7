import { useId } from 'react';
import type { OutlineEntry } from '#canvas/describe.ts';
import type { Drawing } from '#canvas/drawing.ts';
import { grown, unionOf } from '#canvas/geometry.ts';
import { ShapeView } from './shape-view.tsx';

const MARGIN = 4;
const MOST_SCALE = 1.5;
/** Texts of lines, the smallest, have 13 units: they are at least 11 pixels high, and a larger drawing scrolls. */
const LEAST_SCALE = 11 / 13;

const frameOf = ({ shapes }: Drawing) => grown(unionOf(shapes) ?? { x: 0, y: 0, w: 100, h: 60 }, MARGIN);

/** The fewest pixels in which the picture of a drawing does not have to scroll. */
export const leastWidthOf = (drawing: Drawing): number => frameOf(drawing).w * LEAST_SCALE;

interface Props {
  drawing: Drawing;
  entries: readonly OutlineEntry[];
  /** What the picture has room for: a part of a drawing stands where it stands in the whole. */
  within?: Drawing;
}

/** A drawing as a picture that is as wide as its place, or wider where its texts could not be read, with its shapes in words. */
export function DrawingFigure({ drawing, entries, within = drawing }: Props) {
  const idPrefix = useId();
  const labels = new Map(entries.map(({ id, text }) => [id, text]));
  const { x, y, w, h } = frameOf(within);
  return (
    <svg
      viewBox={`${x} ${y} ${w} ${h}`}
      // A single shape must not become a wall.
      style={{ maxWidth: w * MOST_SCALE, minWidth: w * LEAST_SCALE }}
      className="mx-auto h-auto w-full"
      role="presentation"
    >
      {drawing.shapes.map((shape) => (
        <ShapeView
          key={shape.id}
          shape={shape}
          label={labels.get(shape.id) ?? ''}
          idPrefix={idPrefix}
          writing={false}
        />
      ))}
    </svg>
  );
}
