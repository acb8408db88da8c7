import type { GrowthFit, GrowthPoint } from '#judge/complexity/fit.ts';
import { niceEnd, shortCount, shortMs } from './chart-scale.ts';

const [WIDTH, HEIGHT] = [400, 210];
const [LEFT, RIGHT, TOP, BOTTOM] = [58, 10, 12, 40];
const CURVE_STEPS = 60;
const TICKS = [0, 0.5, 1];

export interface Series {
  points: GrowthPoint[];
  fit?: GrowthFit;
}

interface Props {
  own: Series;
  reference: Series;
  /** The picture in words. */
  label: string;
}

/** Time against size: the user's points and their fitted curve, the reference solution's behind them. */
export function GrowthChart({ own, reference, label }: Props) {
  const all = [...own.points, ...reference.points];
  const endN = niceEnd(Math.max(...all.map(({ n }) => n)));
  const endMs = niceEnd(Math.max(...all.map(({ ms }) => ms), 0.1));
  const x = (n: number) => LEFT + (n / endN) * (WIDTH - LEFT - RIGHT);
  const y = (ms: number) => HEIGHT - BOTTOM - (Math.min(ms, endMs) / endMs) * (HEIGHT - TOP - BOTTOM);
  const curve = ({ points, fit }: Series) => {
    const last = Math.max(...points.map(({ n }) => n));
    const sizes = Array.from({ length: CURVE_STEPS + 1 }, (_, step) => (last * step) / CURVE_STEPS);
    return sizes.map((n) => `${x(n).toFixed(1)},${y(fit?.msAt(n) ?? 0).toFixed(1)}`).join(' ');
  };
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full max-w-md"
    >
      {TICKS.map((part) => (
        <g key={part} className="fill-(--text-muted) text-xs">
          <line
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={y(part * endMs)}
            y2={y(part * endMs)}
            className="stroke-(--border)"
          />
          <text x={LEFT - 8} y={y(part * endMs) + 4} textAnchor="end">
            {shortMs(part * endMs)}
          </text>
          <text x={x(part * endN)} y={HEIGHT - BOTTOM + 17} textAnchor={part === 1 ? 'end' : 'middle'}>
            {shortCount(part * endN)}
          </text>
        </g>
      ))}
      <text x={x(endN / 2)} y={HEIGHT - 6} textAnchor="middle" className="fill-(--text-muted) text-xs">
        input size (values)
      </text>
      {reference.fit && (
        <polyline
          points={curve(reference)}
          className="fill-none stroke-(--text-muted)"
          strokeWidth={1.5}
          strokeDasharray="4 4"
        />
      )}
      {reference.points.map(({ n, ms }) => (
        <rect
          key={n}
          x={x(n) - 3}
          y={y(ms) - 3}
          width={6}
          height={6}
          className="fill-(--surface) stroke-(--text-muted)"
        />
      ))}
      {own.fit && <polyline points={curve(own)} className="fill-none stroke-(--accent)" strokeWidth={2} />}
      {own.points.map(({ n, ms }) => (
        <circle key={n} cx={x(n)} cy={y(ms)} r={3.5} className="fill-(--accent)" />
      ))}
    </svg>
  );
}
