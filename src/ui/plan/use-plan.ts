import { useMemo } from 'react';
import { localDate } from '#activity/days.ts';
import { appointmentsOf, dueOn, whyDue } from '#plan/application.ts';
import { makePlan } from '#plan/make-plan.ts';
import { APPLICATION_MINUTES, type Plan, type PracticeRecord, type Step } from '#plan/model.ts';
import { dueAt } from '#review/due.ts';
import { applications } from '#storage/application-records.ts';
import { interviews } from '#storage/interview-records.ts';
import { progress, reviews } from '#storage/records.ts';
import { usePreference } from '#storage/settings.ts';
import { type StudyPlan, studyPlan } from '#storage/study-plan.ts';
import { useRecords } from '#storage/use-records.ts';
import { useReviewables } from '#storage/use-reviewables.ts';
import { buildCatalog, titleOf } from './catalog.ts';

/** What the user has done, as the plan counts it; undefined until it is read. */
function useRecordOf(since: number): PracticeRecord | undefined {
  const items = useReviewables();
  const tried = useRecords(progress, (records) => records.filter(({ status }) => status === 'attempted'));
  const states = useRecords(reviews, (records) => records);
  const rehearsed = useRecords(interviews, (records) => records.flatMap(({ endedAt }) => endedAt ?? []));
  const appointments = useRecords(applications, appointmentsOf);
  return useMemo(() => {
    if (!items || !tried || !states || !rehearsed || !appointments) return undefined;
    const now = Date.now();
    const today = localDate(now);
    const byId = new Map(states.map((state) => [state.id, state]));
    return {
      since: localDate(since),
      done: new Map(items.map(({ id, at }) => [id.replace(/^lesson:/, ''), localDate(at)])),
      attempted: new Set(tried.map(({ id }) => id)),
      reviews: items.map((item) => ({
        id: item.id,
        title: titleOf(item.id),
        due: localDate(dueAt(item, byId.get(item.id), now)),
      })),
      reviewedToday: states
        .filter(({ lastReview }) => localDate(lastReview) === today)
        .map(({ id }) => ({ id, title: titleOf(id) })),
      mocks: rehearsed.filter((at) => at >= since).map(localDate),
      appointments,
    };
  }, [items, tried, states, rehearsed, appointments, since]);
}

export interface PlanModel {
  /** Null: there is none yet. */
  goal: StudyPlan | null;
  setGoal: (goal: StudyPlan | null) => void;
  plan: Plan | undefined;
  /** What is due in the user's applications today; the plan has it too. */
  appointments: Step[];
}

/** What is due today in the user's applications, as steps. */
function stepsOfToday({ appointments = [] }: PracticeRecord): Step[] {
  const today = localDate(Date.now());
  return dueOn(appointments, today, today).map((appointment) => ({
    key: `${today} application ${appointment.id}`,
    id: appointment.id,
    kind: 'application',
    title: appointment.title,
    minutes: APPLICATION_MINUTES,
    why: whyDue(appointment, today),
    done: false,
  }));
}

/** The study plan as of today; undefined until it is read. */
export function usePlan(): PlanModel | undefined {
  const [goal, setGoal, loaded] = usePreference(studyPlan);
  const record = useRecordOf(goal?.madeAt ?? 0);
  const plan = useMemo(
    () => goal && record && makePlan(goal, buildCatalog(goal.known), record, localDate(Date.now())),
    [goal, record],
  );
  if (!loaded || !record || (goal && !plan)) return undefined;
  return { goal, setGoal, plan: plan ?? undefined, appointments: stepsOfToday(record) };
}
