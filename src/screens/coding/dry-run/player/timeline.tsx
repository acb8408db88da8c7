import { useMemo } from 'react';
import type { TracedCall } from '#trace/call-tree.ts';
import type { PlayerModel } from './use-player.ts';

const LEVELS = 5;
const WIDTH = 2000;
const BAND = 7;
const FILLS = ['var(--accent)', 'var(--easy)', 'var(--medium)', 'var(--code-token-keyword)', 'var(--hard)'];

/** One path for each level: thousands of calls are one shape to draw. */
function pathsOf(calls: readonly TracedCall[], length: number): { depth: number; path: string }[] {
  const scale = WIDTH / Math.max(1, length);
  const ends = new Map<number, number>();
  const paths = new Map<number, string[]>();
  for (const { depth, start, end } of calls) {
    if (depth >= LEVELS) continue;
    const [from, to] = [start * scale, (end + 1) * scale];
    // What is narrower than a pixel and begins where one ends that was drawn adds nothing.
    if (to - (ends.get(depth) ?? -1) < 0.5) continue;
    ends.set(depth, to);
    const path = paths.get(depth) ?? [];
    path.push(
      `M${from.toFixed(1)} ${depth * BAND}h${Math.max(1, to - from - 1.5).toFixed(1)}v${BAND - 2}H${from.toFixed(1)}z`,
    );
    paths.set(depth, path);
  }
  return [...paths].map(([depth, path]) => ({ depth, path: path.join('') }));
}

/** A slider over all steps, the calls above it as bands: outer ones first. */
export function Timeline({ player, calls }: { player: PlayerModel; calls: readonly TracedCall[] }) {
  const { replay, step } = player;
  const paths = useMemo(() => pathsOf(calls, replay.length), [calls, replay]);
  const levels = Math.min(LEVELS, Math.max(1, ...calls.map(({ depth }) => depth + 1)));
  const height = levels * BAND;
  const at = ((step + 0.5) / Math.max(1, replay.length)) * WIDTH;
  return (
    <div className="px-2">
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        className="block w-full"
        style={{ height }}
      >
        {paths.map(({ depth, path }) => (
          <path key={depth} d={path} fill={FILLS[depth % FILLS.length]} opacity={0.45} />
        ))}
        <rect x={at - 1.5} y={0} width={3} height={height} fill="var(--text)" />
      </svg>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={`Step ${step + 1} of ${replay.length}`}
        min={0}
        max={Math.max(0, replay.length - 1)}
        value={step}
        onChange={(event) => player.goTo(Number(event.target.value))}
        className="-mx-2 block h-6 w-[calc(100%+1rem)] accent-(--accent)"
      />
    </div>
  );
}
