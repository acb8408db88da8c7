import { useEffect, useRef } from 'react';
import { activityWeeks } from '#activity/days.ts';
import { amount } from '#base/amount.ts';

const WEEKS = 26;
const CELL = 13;
const GAP = 3;
const LEVELS = ['var(--surface-2)', 30, 55, 78, 100].map((level) =>
  typeof level === 'string' ? level : `color-mix(in srgb, var(--accent) ${level}%, var(--surface))`,
);
const dateFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' });
const monthFormat = new Intl.DateTimeFormat('en', { month: 'short' });

const levelOf = (count: number) => LEVELS[Math.min(LEVELS.length - 1, count)];
const parse = (date: string) => new Date(`${date}T00:00`);

/** All practice of half a year, a square a day. */
export function HeatMap({ times }: { times: number[] }) {
  const weeks = activityWeeks(times, Date.now(), WEEKS);
  const days = weeks.flat();
  const active = days.filter(({ count }) => count > 0);
  const total = active.reduce((sum, { count }) => sum + count, 0);
  const summary = `${amount(total, 'activity', 'activities')} over ${amount(active.length, 'day')} in the past 6 months`;
  const size = CELL + GAP;
  const scroller = useRef<HTMLElement>(null);
  // Where it is wider than the screen, the last weeks are what matters.
  useEffect(() => void scroller.current?.scrollTo({ left: scroller.current.scrollWidth }), []);
  return (
    <figure className="items-center gap-10 border-t px-4 py-5 xl:flex">
      <section
        ref={scroller}
        aria-label="Activity"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-w-0 max-w-reading flex-1 overflow-x-auto"
      >
        <svg
          viewBox={`0 0 ${WEEKS * size} ${7 * size + 18}`}
          role="img"
          aria-label={summary}
          className="heat-map block w-full min-w-[30rem]"
        >
          {weeks.map((week, column) => (
            <g key={week[0]?.date} transform={`translate(${column * size} 18)`}>
              {week[0] && isFirstOfMonth(weeks, column) && (
                <text y={-6} fontSize={10} fill="var(--text-muted)">
                  {monthFormat.format(parse(week[0].date))}
                </text>
              )}
              {week.map((day, row) => (
                <rect
                  key={day.date}
                  y={row * size}
                  width={CELL}
                  height={CELL}
                  rx={2.5}
                  fill={levelOf(day.count)}
                >
                  <title>{`${dateFormat.format(parse(day.date))}: ${day.count}`}</title>
                </rect>
              ))}
            </g>
          ))}
        </svg>
      </section>
      <figcaption className="mt-2 text-sm text-pretty text-muted xl:mt-0 xl:max-w-56">{summary}</figcaption>
    </figure>
  );
}

/** Whether a column is the first to begin in its month, with room for a label until the next one's. */
function isFirstOfMonth(weeks: { date: string }[][], column: number): boolean {
  const month = (index: number) => weeks[index]?.[0]?.date.slice(0, 7);
  return month(column) !== month(column - 1) && month(column) === month(column + 1);
}
