import { CalendarPlus, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { localDate } from '#activity/days.ts';
import { amount } from '#base/amount.ts';
import { toCalendar } from '#plan/calendar.ts';
import { daysBetween } from '#plan/dates.ts';
import type { Plan, PlanDay } from '#plan/model.ts';
import type { StudyPlan } from '#storage/study-plan.ts';
import { Button } from '#ui/button.tsx';
import { downloadText } from '#ui/download.ts';
import { DayList } from '#ui/plan/day-list.tsx';
import { FOCUS_LABELS, LEVEL_LABELS } from './labels.ts';
import { LoadChart } from './load-chart.tsx';

const dateFormat = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const dateOf = (day: string) => dateFormat.format(new Date(`${day}T00:00Z`));

/** Days that are listed before one asks for the others. */
const SHOWN = 7;

interface Props {
  goal: StudyPlan;
  plan: Plan;
  onChange: () => void;
  onDelete: () => void;
}

/** The dated plan: how long there is, how full the days are, and what each holds. */
export function PlanView({ goal, plan, onChange, onDelete }: Props) {
  const [all, setAll] = useState(false);
  const today = localDate(Date.now());
  const left = daysBetween(today, goal.interviewOn);
  const days = all ? plan.days : plan.days.slice(0, SHOWN);
  const download = () =>
    downloadText('study-plan.ics', toCalendar(plan, goal.interviewOn, Date.now()), 'text/calendar');
  const print = () => {
    setAll(true);
    // Not before the other days are drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
  };
  return (
    <>
      <section aria-label="Interview" className="rounded-lg border bg-surface p-5">
        <h2 className="text-lg font-semibold">
          {left > 0
            ? `Interview on ${dateOf(goal.interviewOn)}, in ${amount(left, 'day')}`
            : left === 0
              ? 'Your interview is today. Good luck.'
              : `Your interview was on ${dateOf(goal.interviewOn)}.`}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {[
            FOCUS_LABELS[goal.focus],
            LEVEL_LABELS[goal.level],
            `${goal.minutesPerDay} minutes a day`,
            ...goal.companies,
          ].join(' · ')}
        </p>
        {plan.days.length > 0 && <LoadChart days={plan.days} limit={goal.minutesPerDay} />}
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <Button size="sm" onClick={onChange}>
            <Pencil size={14} aria-hidden />
            {left > 0 ? 'Change' : 'Plan the next one'}
          </Button>
          {plan.days.length > 0 && (
            <>
              <Button size="sm" onClick={download}>
                <CalendarPlus size={14} aria-hidden />
                Calendar file
              </Button>
              <Button size="sm" onClick={print}>
                <Printer size={14} aria-hidden />
                Print
              </Button>
            </>
          )}
          <Button size="sm" variant="danger" onClick={onDelete}>
            <Trash2 size={14} aria-hidden />
            Delete plan
          </Button>
        </div>
      </section>
      {days.map((each) => (
        <DaySection key={each.day} day={each} today={today} />
      ))}
      {!all && plan.days.length > SHOWN && (
        <Button className="mt-6 print:hidden" onClick={() => setAll(true)}>
          Show all {plan.days.length} days
        </Button>
      )}
      {plan.left.length > 0 && plan.days.length > 0 && (
        <p className="mt-6 text-sm text-muted">
          {amount(plan.left.length, 'more item')} would be useful and don’t fit before the interview.
        </p>
      )}
    </>
  );
}

function DaySection({ day: { day, steps, minutes, off }, today }: { day: PlanDay; today: string }) {
  const away = daysBetween(today, day);
  const name = away === 0 ? 'Today' : away === 1 ? 'Tomorrow' : dateOf(day);
  return (
    <section aria-label={name} className="mt-8 break-inside-avoid">
      <h2 className="mb-2 flex items-baseline justify-between gap-3 font-semibold">
        {name}
        <span className="text-sm font-normal text-muted tabular-nums">
          {off ? 'Day off' : `${minutes} minutes`}
        </span>
      </h2>
      {steps.length > 0 ? (
        <DayList steps={steps} />
      ) : (
        <p className="text-sm text-muted">{off ? 'Nothing planned.' : 'Nothing left to do. Rest.'}</p>
      )}
    </section>
  );
}
