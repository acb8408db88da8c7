import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { activityWeeks, localDate } from '#activity/days.ts';
import { streakOf } from '#activity/streak.ts';
import { amount } from '#base/amount.ts';
import { paths } from '#paths.ts';
import { daysBetween } from '#plan/dates.ts';
import type { StudyPlan } from '#storage/study-plan.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="px-4 py-3.5">
      <h3 className="text-sm text-muted">{title}</h3>
      {children}
    </section>
  );
}

function StreakPart({ times, now }: { times: readonly number[]; now: number }) {
  const { days, today, best } = streakOf(times, now);
  const text = today
    ? best > days
      ? `Your best: ${amount(best, 'day')}`
      : 'Your best so far'
    : days > 0
      ? 'Practice today to keep it'
      : 'Practice today to start one';
  return (
    <Part title="Streak">
      <p className="flex items-center gap-2 text-xl font-semibold tabular-nums">
        <Flame size={19} aria-hidden className={today ? 'text-medium' : 'text-muted'} />
        {amount(days, 'day')}
      </p>
      <p className="text-sm text-muted">{text}</p>
    </Part>
  );
}

/** Seven days from Monday; those to come are empty, today has a ring. */
function WeekPart({ times, now }: { times: readonly number[]; now: number }) {
  const [days = []] = activityWeeks(times, now, 1);
  const active = days.filter(({ count }) => count > 0).length;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Part title="This week">
      <div
        role="img"
        aria-label={`Practiced on ${amount(active, 'day')} this week`}
        className="mt-1.5 flex gap-1.5"
      >
        {WEEKDAYS.map((name, index) => {
          const day = days[index];
          const look = day?.count
            ? 'bg-accent text-on-accent'
            : day
              ? 'bg-surface-2 text-muted'
              : 'text-muted';
          const ring =
            index === days.length - 1 ? 'ring-1 ring-border-strong ring-offset-2 ring-offset-surface' : '';
          return (
            <span
              key={name}
              className={`grid size-6 place-items-center rounded-full text-xs ${look} ${ring}`}
            >
              {name[0]}
            </span>
          );
        })}
      </div>
      <p className="mt-2 text-sm text-muted">{amount(total, 'activity', 'activities')}</p>
    </Part>
  );
}

function InterviewPart({ goal, now }: { goal: StudyPlan | null; now: number }) {
  const left = goal ? daysBetween(localDate(now), goal.interviewOn) : 0;
  const text = !goal
    ? 'A date and your time per day are enough.'
    : left > 0
      ? `In ${amount(left, 'day')}`
      : left === 0
        ? 'Today. Good luck.'
        : 'It’s over. How did it go?';
  return (
    <Part title="Interview">
      <p className="text-sm">{text}</p>
      <Link to={paths.plan} className="mt-1 inline-block text-sm font-medium text-accent hover:underline">
        {!goal ? 'Make a study plan' : left < 0 ? 'Plan the next one' : 'Open your plan'}
      </Link>
    </Part>
  );
}

interface Props {
  times: readonly number[];
  goal: StudyPlan | null;
  now: number;
}

/** How it is going: the streak, this week, and the day it is for. */
export function Week({ times, goal, now }: Props) {
  return (
    <div className="grid content-start divide-y border-t sm:grid-cols-3 sm:divide-x sm:divide-y-0 lg:grid-cols-1 lg:divide-x-0 lg:divide-y lg:border-t-0 lg:border-l">
      <StreakPart times={times} now={now} />
      <WeekPart times={times} now={now} />
      <InterviewPart goal={goal} now={now} />
    </div>
  );
}
