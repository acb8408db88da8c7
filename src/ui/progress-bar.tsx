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

export const percent = (done: number, total: number): number =>
  total === 0 ? 0 : Math.round((100 * done) / total);

/** How much of something is done, as a bar with its counts and percentage. */
export function ProgressBar({ label, done, total, bare, counts }: Props) {
  const value = percent(done, total);
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
        className="h-1.5 overflow-hidden rounded-full bg-surface-2"
      >
        <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${value}%` }} />
      </div>
    </div>
  );
}
