import { activityWeeks } from '#activity/days.ts';
import { amount } from '#base/amount.ts';

const WEEKS = 12;
const HEIGHT = 96;
const dateFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** How much was practiced week by week, with its numbers. */
export function WeekChart({ times, now }: { times: readonly number[]; now: number }) {
  const weeks = activityWeeks(times, now, WEEKS).map((days) => ({
    from: days[0]?.date ?? '',
    count: days.reduce((sum, { count }) => sum + count, 0),
  }));
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  const name = (from: string) => dateFormat.format(new Date(`${from}T00:00`));
  return (
    <figure>
      <ol aria-label="Activities by week" className="flex items-end gap-1.5" style={{ height: HEIGHT + 20 }}>
        {weeks.map(({ from, count }, index) => (
          <li
            key={from}
            className="flex min-w-0 flex-1 flex-col items-center justify-end text-xs tabular-nums"
          >
            <span className="sr-only">Week of {name(from)}: </span>
            <span className={count > 0 ? 'text-muted' : 'sr-only'}>{count}</span>
            <span
              aria-hidden
              className={`week-bar w-full rounded-t-sm ${index === WEEKS - 1 ? 'bg-accent' : 'bg-accent/45'}`}
              style={{ height: Math.max(2, (count / most) * HEIGHT) }}
            />
          </li>
        ))}
      </ol>
      <div aria-hidden className="mt-1 flex justify-between border-t pt-1 text-xs text-muted">
        <span>{name(weeks[0]?.from ?? '')}</span>
        <span>This week</span>
      </div>
      <figcaption className="mt-2 text-sm text-muted">
        {amount(total, 'activity', 'activities')} in the past {WEEKS} weeks, {weeks.at(-1)?.count ?? 0} of
        them this week.
      </figcaption>
    </figure>
  );
}
