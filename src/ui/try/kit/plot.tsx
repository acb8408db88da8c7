import { type ReactNode, useMemo } from 'react';
import type { Axis } from './axis.ts';
import { PlaceContext } from './place.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 230;
const EDGE = { left: 52, right: 14, top: 14, bottom: 30 } as const;
const LABEL_ROOM = 18;
/** Wide enough for a plot whose height follows from its width. */
const MOST_EQUAL = 440;

interface Props {
  /** The plot in words, for those who don't see it. */
  label: string;
  x: Axis;
  y: Axis;
  height?: number;
  /** One unit is as long on both axes, so that angles and distances are true; the height follows from that. */
  equal?: boolean;
  /** Whether there is something inside that one takes hold of; otherwise the plot is one picture. */
  interactive?: boolean;
  /** Draws inside of the axes: marks of `marks.tsx`, or a function that is given where values lie. */
  children: ReactNode | ((placeX: (value: number) => number, placeY: (value: number) => number) => ReactNode);
}

/** Axes with what is drawn inside, in the colors of the lessons' figures. Its labels keep their size on a phone. */
export function Plot({
  label,
  x,
  y,
  height: given = HEIGHT,
  equal = false,
  interactive = false,
  children,
}: Props) {
  const [frame, room] = useWidth();
  const width = equal ? Math.min(room, MOST_EQUAL) : room;
  const top = EDGE.top + (y.name ? LABEL_ROOM : 0);
  const below = EDGE.bottom + (x.name ? LABEL_ROOM : 0);
  const end = width - EDGE.right;
  const height = equal ? top + ((end - EDGE.left) * (y.max - y.min)) / (x.max - x.min) + below : given;
  const floor = height - below;
  const place = useMemo(
    () => ({
      x: (value: number) => EDGE.left + ((value - x.min) / (x.max - x.min)) * (end - EDGE.left),
      y: (value: number) => floor - ((value - y.min) / (y.max - y.min)) * (floor - top),
      left: EDGE.left,
      right: end,
      top,
      floor,
    }),
    [x.min, x.max, y.min, y.max, end, floor, top],
  );
  return (
    <div ref={frame} className="mt-4">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role={interactive ? 'group' : 'img'}
        aria-label={label}
        className="max-w-full overflow-visible"
      >
        <path className="fig-line" d={`M${EDGE.left} ${top}V${floor}H${end}`} />
        {x.ticks.map((tick) => (
          <text
            key={tick.at}
            className="fig-text-muted"
            x={place.x(tick.at)}
            y={floor + 20}
            textAnchor="middle"
          >
            {tick.label}
          </text>
        ))}
        {y.ticks.map((tick) => (
          <text
            key={tick.at}
            className="fig-text-muted"
            x={EDGE.left - 8}
            y={place.y(tick.at) + 4.5}
            textAnchor="end"
          >
            {tick.label}
          </text>
        ))}
        {y.name && (
          <text className="fig-text-muted" x={4} y={16}>
            {y.name}
          </text>
        )}
        {x.name && (
          <text className="fig-text-muted" x={end} y={height - 8} textAnchor="end">
            {x.name}
          </text>
        )}
        <PlaceContext value={place}>
          {typeof children === 'function' ? children(place.x, place.y) : children}
        </PlaceContext>
      </svg>
    </div>
  );
}

/** An SVG path through points. */
export const pathThrough = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
