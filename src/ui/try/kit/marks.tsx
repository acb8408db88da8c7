import { usePlace } from './place.ts';
import { pathThrough } from './plot.tsx';

type Point = readonly [x: number, y: number];

const LINES = { plain: 'fig-line', accent: 'fig-line-accent', dashed: 'fig-line-dashed' } as const;

/** A line through points. */
export function Line({ points, look = 'accent' }: { points: readonly Point[]; look?: keyof typeof LINES }) {
  const place = usePlace();
  return (
    <path
      className={LINES[look]}
      d={pathThrough(points.map(([x, y]) => [place.x(x), place.y(y)] as const))}
    />
  );
}

/** A dashed line at one value, across the whole plot. */
export function Level({ x, y }: { x?: number; y?: number }) {
  const place = usePlace();
  const d =
    y === undefined
      ? `M${place.x(x ?? 0)} ${place.top}V${place.floor}`
      : `M${place.left} ${place.y(y)}H${place.right}`;
  return <path className="fig-line-dashed" d={d} />;
}

export type Kind = 'good' | 'bad' | 'warn' | 'accent' | 'plain';

const FILLS: Record<Kind, string> = {
  good: 'fig-good',
  bad: 'fig-bad',
  warn: 'fig-warn',
  accent: 'fig-arrow-accent',
  plain: 'fig-arrow',
};

/** One mark at a place of the page: each kind has a shape besides its color. */
export function Shape({ kind, x, y, r }: { kind: Kind; x: number; y: number; r: number }) {
  const className = FILLS[kind];
  if (kind === 'bad')
    return <rect className={className} x={x - 0.9 * r} y={y - 0.9 * r} width={1.8 * r} height={1.8 * r} />;
  if (kind === 'warn')
    return <path className={className} d={`M${x} ${y - 1.2 * r}L${x + 1.2 * r} ${y + r}H${x - 1.2 * r}Z`} />;
  if (kind === 'accent')
    return (
      <path
        className={className}
        d={`M${x} ${y - 1.3 * r}L${x + 1.3 * r} ${y}L${x} ${y + 1.3 * r}L${x - 1.3 * r} ${y}Z`}
      />
    );
  return <circle className={className} cx={x} cy={y} r={r} />;
}

/** Points of a kind. */
export function Dots({
  points,
  kind = 'plain',
  r = 4,
}: {
  points: readonly Point[];
  kind?: Kind;
  r?: number;
}) {
  const place = usePlace();
  return points.map(([x, y], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the list
    <Shape key={index} kind={kind} x={place.x(x)} y={place.y(y)} r={r} />
  ));
}

/** Bars from zero, `width` wide in the unit of the axis. */
export function Bars({
  points,
  width,
  kind = 'accent',
}: {
  points: readonly Point[];
  width: number;
  kind?: Kind;
}) {
  const place = usePlace();
  return points.map(([x, y], index) => {
    const [left, right] = [place.x(x - width / 2), place.x(x + width / 2)];
    const [top, bottom] = [place.y(Math.max(0, y)), place.y(Math.min(0, y))];
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the list
        key={index}
        className={FILLS[kind]}
        x={left + 0.5}
        y={top}
        width={Math.max(1, right - left - 1)}
        height={bottom - top}
      />
    );
  });
}

/** An interval at a height, with a mark at its estimate. */
export function Range({
  low,
  high,
  at,
  y,
  kind,
}: {
  low: number;
  high: number;
  at: number;
  y: number;
  kind: Kind;
}) {
  const place = usePlace();
  return (
    <>
      <path className="fig-line" d={`M${place.x(low)} ${place.y(y)}H${place.x(high)}`} />
      <Shape kind={kind} x={place.x(at)} y={place.y(y)} r={3.5} />
    </>
  );
}

/** Words at a place. */
export function Words({
  x,
  y,
  text,
  anchor = 'middle',
}: {
  x: number;
  y: number;
  text: string;
  anchor?: 'start' | 'middle' | 'end';
}) {
  const place = usePlace();
  return (
    <text className="fig-text" x={place.x(x)} y={place.y(y) - 8} textAnchor={anchor}>
      {text}
    </text>
  );
}
