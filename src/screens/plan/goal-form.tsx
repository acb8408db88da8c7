import { type FormEvent, useId, useState } from 'react';
import { localDate } from '#activity/days.ts';
import { addDays, type Day, isDay } from '#plan/dates.ts';
import { FOCUSES, type Focus, LEVELS, type Level } from '#plan/model.ts';
import type { StudyPlan } from '#storage/study-plan.ts';
import { Button } from '#ui/button.tsx';
import { Field, inputClass, invalid } from '#ui/field.tsx';
import { categoriesInOrder, companiesByCount } from '#ui/plan/catalog.ts';
import { Choice } from './choice.tsx';
import { FOCUS_LABELS, LEVEL_LABELS, WEEKDAYS } from './labels.ts';

const MINUTES = [30, 45, 60, 90, 120, 180, 240];
const COMPANIES = 12;

/** When an interview is, and where. */
export interface Interview {
  on: Day;
  company: string;
}

interface Props {
  goal: StudyPlan | null;
  /** An interview of the user's applications to plan for. */
  interview?: Interview | undefined;
  onMake: (goal: StudyPlan) => void;
  /** Absent while there is no plan. */
  onCancel?: () => void;
}

const fresh = (today: string): StudyPlan => ({
  interviewOn: addDays(today, 14),
  minutesPerDay: 60,
  daysOff: [],
  focus: 'backend',
  level: 'mid',
  companies: [],
  known: [],
  madeAt: Date.now(),
});

/** The plan with the date and, where its questions are known, the company of an interview. */
function forInterview(goal: StudyPlan, { on, company }: Interview): StudyPlan {
  const known = companiesByCount().find((each) => each.toLowerCase() === company.toLowerCase());
  return {
    ...goal,
    interviewOn: on,
    companies: [...new Set([...goal.companies, ...(known ? [known] : [])])],
  };
}

/** Asks when the interview is and what for; every answer has one that fits most people. */
export function GoalForm({ goal, interview, onMake, onCancel }: Props) {
  const today = localDate(Date.now());
  const [draft, setDraft] = useState<StudyPlan>(() => {
    const begun = goal ?? fresh(today);
    return interview ? forInterview(begun, interview) : begun;
  });
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const change = (fields: Partial<StudyPlan>) => setDraft((before) => ({ ...before, ...fields }));
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (!isDay(draft.interviewOn) || draft.interviewOn <= today)
      return setProblem('Choose a day after today.');
    onMake(draft);
  };
  return (
    <form onSubmit={make} className="rounded-lg border bg-surface p-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={`${id}-date`} label="Interview date" problem={problem}>
          <input
            id={`${id}-date`}
            type="date"
            required
            min={addDays(today, 1)}
            value={draft.interviewOn}
            onChange={(event) => {
              setProblem(undefined);
              change({ interviewOn: event.target.value });
            }}
            {...invalid(`${id}-date`, problem)}
            className={`${inputClass} h-9`}
          />
        </Field>
        <Field id={`${id}-minutes`} label="Time per day">
          <select
            id={`${id}-minutes`}
            value={draft.minutesPerDay}
            onChange={(event) => change({ minutesPerDay: Number(event.target.value) })}
            className={`${inputClass} h-9`}
          >
            {[...new Set([...MINUTES, draft.minutesPerDay])]
              .sort((a, b) => a - b)
              .map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes < 60
                    ? `${minutes} minutes`
                    : `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}`}
                </option>
              ))}
          </select>
        </Field>
      </div>
      <Choice<Focus>
        legend="What the interviews are about"
        options={FOCUSES.map((value) => ({ value, label: FOCUS_LABELS[value] }))}
        chosen={[draft.focus]}
        onToggle={(focus) => change({ focus })}
        single
      />
      <Choice<Level>
        legend="Level"
        options={LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }))}
        chosen={[draft.level]}
        onToggle={(level) => change({ level })}
        single
      />
      <details className="mt-5">
        <summary className="text-sm font-medium">Companies, days off and topics you know</summary>
        <Choice
          legend="Companies"
          options={[...new Set([...companiesByCount().slice(0, COMPANIES), ...draft.companies])].map(
            (value) => ({
              value,
              label: value,
            }),
          )}
          chosen={draft.companies}
          onToggle={(company) => change({ companies: toggled(draft.companies, company) })}
        />
        <Choice
          legend="Days off"
          options={WEEKDAYS.map(({ value, label }) => ({ value: String(value), label }))}
          chosen={draft.daysOff.map(String)}
          onToggle={(day) => change({ daysOff: toggled(draft.daysOff, Number(day)) })}
        />
        <Choice
          legend="Topics you feel sure of"
          options={categoriesInOrder().map((value) => ({ value, label: value }))}
          chosen={draft.known}
          onToggle={(topic) => change({ known: toggled(draft.known, topic) })}
        />
      </details>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {goal ? 'Update my plan' : 'Make my plan'}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

function toggled<Value>(all: readonly Value[], value: Value): Value[] {
  return all.includes(value) ? all.filter((each) => each !== value) : [...all, value];
}
