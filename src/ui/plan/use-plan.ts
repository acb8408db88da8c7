import { useMemo } from 'react';
import { localDate } from '#activity/days.ts';
import { makePlan } from '#plan/make-plan.ts';
import type { Plan, PracticeRecord } from '#plan/model.ts';
import { dueAt } from '#review/due.ts';
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
  return useMemo(() => {
    if (!items || !tried || !states || !rehearsed) return undefined;
    const now = Date.now();
    const today = localDate(now);
    const byId = new Map(states.map((state) => [state.id, state]));
    return {
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
    };
  }, [items, tried, states, rehearsed, since]);
}

export interface PlanModel {
  /** Null: there is none yet. */
  goal: StudyPlan | null;
  setGoal: (goal: StudyPlan | null) => void;
  plan: Plan | undefined;
}

/** The study plan as of today; undefined until it is read. */
export function usePlan(): PlanModel | undefined {
  const [goal, setGoal, loaded] = usePreference(studyPlan);
  const record = useRecordOf(goal?.madeAt ?? 0);
  const plan = useMemo(
    () => goal && record && makePlan(goal, buildCatalog(goal.known), record, localDate(Date.now())),
    [goal, record],
  );
  if (!loaded || (goal && !plan)) return undefined;
  return { goal, setGoal, plan: plan ?? undefined };
}
