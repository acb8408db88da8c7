import type { Step } from '#plan/model.ts';
import { StepList } from './step-list.tsx';
import { rowsOf } from './step-rows.ts';

/** The steps of one day, each with its time and why it is there. */
export function DayList({ steps }: { steps: readonly Step[] }) {
  return <StepList rows={rowsOf(steps)} className="rounded-lg border bg-surface" />;
}
