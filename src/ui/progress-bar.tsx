import type { CSSProperties } from 'react';
import { Pointer } from './pointer.tsx';

interface Props {
  /** Read by assistive technology. */
  label: string;
  done: number;
  total: number;
  /** Leaves out the counts beside the bar. */
  bare?: boolean;
  /** In place of `3 / 9 completed`. */
  counts?: string;
}

/** More steps than this stand too close to be told apart. */
const MOST_STEPS = 40;

export const percent = (done: number, total: number): number =>
  total === 0 ? 0 : Math.round((100 * done) / total);

/** How far along something is: a line with a mark a step, a pointer at the place, and counts and percentage above it. */
export function ProgressBar({ label, done, total, bare, counts }: Props) {
  const value = percent(done, total);
  const steps = total > 1 && total <= MOST_STEPS && { '--steps': total };
  return (
    <div>
      {!bare && (
        <div className="mb-1.5 flex justify-between text-sm text-muted tabular-nums">
          <span>{counts ?? `${done} / ${total} completed`}</span>
          <span>{value}%</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className="track"
        style={{ ...steps, '--at': value } as CSSProperties}
      >
        <div className="track-done" style={{ width: `${value}%` }} />
        <Pointer arrived={value === 100} className="track-pointer" />
      </div>
    </div>
  );
}
