import { isoWeek, localDay } from '#competitive/iso-week.ts';
import {
  doneIn,
  doneInAll,
  emptyWeek,
  PLAN,
  PLAN_TOTAL,
  type PlanPart,
  tick,
} from '#competitive/weekly-plan.ts';
import { contestWeeks } from '#storage/competitive-records.ts';
import { useRecord } from '#storage/use-record.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { PastWeeks } from './past-weeks.tsx';
import { dayName, weekSpan } from './week-text.ts';

const BOX_NAMES: Record<PlanPart, (index: number) => string> = {
  contests: (index) => `Contest ${index + 1}`,
  daily: (index) => dayName(index),
  upsolves: (index) => `Upsolve ${index + 1}`,
};

/** The plan of the current week; `now` is undefined in the prerendered page, which cannot know the week. */
export function WeeklyChecklist({ now }: { now: Date | undefined }) {
  const current = now && isoWeek(now);
  const today = now && localDay(now);
  const [kept, put, ready] = useRecord(contestWeeks, current?.id);
  const week = kept ?? emptyWeek(current?.id ?? '');
  return (
    <section aria-labelledby="this-week">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id="this-week" className="text-lg font-semibold">
          Weekly checklist
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {current ? `Week ${current.week}, ${weekSpan(current)}` : 'This week'} · resets on Monday
        </p>
      </div>
      <div className="mt-3 rounded-lg border bg-surface px-4 py-4">
        <ProgressBar label="This week" done={doneInAll(week)} total={PLAN_TOTAL} />
        <div className="mt-4 space-y-4">
          {PLAN.map((part) => (
            <fieldset key={part.id} disabled={!ready}>
              <legend className="mb-1.5 flex w-full justify-between text-sm font-medium">
                {part.title}
                <span className="font-normal text-muted tabular-nums">
                  {doneIn(week, part.id)} / {part.count}
                </span>
              </legend>
              <div
                className={`grid gap-1.5 ${part.id === 'daily' ? 'grid-cols-4 sm:grid-cols-7' : 'grid-cols-2'}`}
              >
                {week[part.id].map((ticked, index) => {
                  const name = BOX_NAMES[part.id](index);
                  const isToday = part.id === 'daily' && current?.days[index] === today;
                  return (
                    <label
                      key={name}
                      className={`flex h-9 cursor-pointer items-center gap-1.5 rounded-md border px-2 text-sm hover:bg-surface-2 ${isToday ? 'border-accent' : ''}`}
                    >
                      <input
                        type="checkbox"
                        checked={ticked}
                        onChange={() => put(tick(week, part.id, index, !ticked))}
                        className="size-4 shrink-0 accent-(--accent)"
                      />
                      {name}
                      {isToday && <span className="sr-only">, today</span>}
                    </label>
                  );
                })}
              </div>
            </fieldset>
          ))}
        </div>
        <PastWeeks current={current?.id ?? ''} />
      </div>
    </section>
  );
}
