import { isoWeekOf } from '#competitive/iso-week.ts';
import { doneIn, doneInAll, PLAN, PLAN_TOTAL } from '#competitive/weekly-plan.ts';
import { contestWeeks } from '#storage/competitive-records.ts';
import { useRecords } from '#storage/use-records.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { weekSpan } from './week-text.ts';

const SHOWN = 12;

/** Every other week in which something was ticked, latest first. */
export function PastWeeks({ current }: { current: string }) {
  const weeks = useRecords(contestWeeks, (records) => records);
  const shown = (weeks ?? [])
    .filter((week) => week.id !== current && doneInAll(week) > 0)
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <details className="mt-5 border-t pt-3">
      <summary className="text-sm text-muted hover:text-text">Other weeks ({shown.length})</summary>
      <ul className="mt-2 space-y-2.5">
        {shown.map((week) => {
          const dates = isoWeekOf(week.id);
          return (
            <li key={week.id} className="text-sm">
              <div className="mb-1 flex flex-wrap justify-between gap-x-4 tabular-nums">
                <span>
                  {week.id}
                  {dates && <span className="text-muted"> · {weekSpan(dates)}</span>}
                </span>
                <span className="text-muted">
                  {PLAN.map((part) => `${doneIn(week, part.id)}/${part.count} ${part.id}`).join(' · ')}
                </span>
              </div>
              <ProgressBar label={week.id} done={doneInAll(week)} total={PLAN_TOTAL} bare />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
