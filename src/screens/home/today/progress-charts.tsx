import { ProgressBar } from '#ui/progress-bar.tsx';
import type { TopicProgress } from './topic-progress.ts';
import { WeekChart } from './week-chart.tsx';

interface Props {
  topics: readonly TopicProgress[];
  times: readonly number[];
  now: number;
}

/** How far one is, topic by topic, and how the weeks went. */
export function ProgressCharts({ topics, times, now }: Props) {
  return (
    <section aria-labelledby="progress" className="mt-10">
      <h2 id="progress" className="mb-4 text-xl font-semibold">
        Your progress
      </h2>
      <div className="grid gap-3 lg:grid-cols-[1fr_20rem]">
        <section aria-label="By topic" className="rounded-xl border bg-surface p-4 sm:p-5">
          <h3 className="mb-3 text-sm text-muted">By topic</h3>
          <ul className="gap-x-10 sm:columns-2">
            {topics.map(({ name, hue, solved, total }) => (
              <li key={name} data-hue={hue} className="break-inside-avoid pb-2.5">
                <span className="flex justify-between gap-2 text-sm">
                  <span className={`truncate ${solved > 0 ? 'font-medium' : 'text-muted'}`}>{name}</span>
                  <span className="shrink-0 text-muted tabular-nums">
                    {solved} of {total}
                  </span>
                </span>
                <ProgressBar bare label={`${name} progress`} done={solved} total={total} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-label="By week" className="rounded-xl border bg-surface p-4 sm:p-5">
          <h3 className="mb-3 text-sm text-muted">By week</h3>
          <WeekChart times={times} now={now} />
        </section>
      </div>
    </section>
  );
}
