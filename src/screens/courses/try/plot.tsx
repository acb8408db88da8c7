import type { ReactNode } from 'react';

const WIDTH = 560;
const HEIGHT = 220;
const EDGE = { left: 48, right: 12, top: 12, bottom: 34 } as const;

interface Axis {
  min: number;
  max: number;
  ticks: readonly { at: number; label: string }[];
}

interface Props {
  /** The plot in words, for those who don't see it. */
  label: string;
  x: Axis;
  y: Axis;
  /** Draws inside of the axes, given where values lie. */
  children: (placeX: (value: number) => number, placeY: (value: number) => number) => ReactNode;
}

/** Axes with what is drawn inside, in the colors of the lessons' figures. */
export function Plot({ label, x, y, children }: Props) {
  const placeX = (value: number) =>
    EDGE.left + ((value - x.min) / (x.max - x.min)) * (WIDTH - EDGE.left - EDGE.right);
  const placeY = (value: number) =>
    HEIGHT - EDGE.bottom - ((value - y.min) / (y.max - y.min)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const [floor, start] = [HEIGHT - EDGE.bottom, EDGE.left];
  return (
    <div className="mt-4 overflow-x-auto">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="w-full min-w-105">
        <path className="fig-line" d={`M${start} ${EDGE.top}V${floor}H${WIDTH - EDGE.right}`} />
        {x.ticks.map((tick) => (
          <text
            key={tick.at}
            className="fig-text-muted"
            x={placeX(tick.at)}
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
            x={start - 8}
            y={placeY(tick.at) + 4.5}
            textAnchor="end"
          >
            {tick.label}
          </text>
        ))}
        {children(placeX, placeY)}
      </svg>
    </div>
  );
}

/** An SVG path through points. */
export const pathThrough = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
