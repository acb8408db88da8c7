import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { localDate } from '#activity/days.ts';
import { isDay } from '#plan/dates.ts';
import { usePlan } from '#ui/plan/use-plan.ts';
import { toast } from '#ui/toast.tsx';
import { GoalForm, type Interview } from './goal-form.tsx';
import { PlanView } from './plan-view.tsx';

/** The interview that the address names; undefined where it names none that is still to come. */
function interviewIn(params: URLSearchParams): Interview | undefined {
  const on = params.get('interview') ?? '';
  return isDay(on) && on > localDate(Date.now()) ? { on, company: params.get('company') ?? '' } : undefined;
}

/** The form that asks for the interview, or the plan that comes of it. */
export default function PlanScreen({ loading }: { loading: ReactNode }) {
  const model = usePlan();
  const [params, setParams] = useSearchParams();
  const interview = interviewIn(params);
  const [changing, setChanging] = useState(interview !== undefined);
  const leaveForm = () => {
    setChanging(false);
    if (interview) setParams({}, { replace: true, preventScrollReset: true });
  };
  if (!model) return loading;
  const { goal, setGoal, plan } = model;
  if (!goal || !plan || changing) {
    return (
      <GoalForm
        goal={goal}
        interview={interview}
        onCancel={goal ? leaveForm : undefined}
        onMake={(next) => {
          setGoal(next);
          leaveForm();
        }}
      />
    );
  }
  const remove = () => {
    setGoal(null);
    toast({ text: 'Deleted your plan. Your practice stays.', undo: () => setGoal(goal) });
  };
  return <PlanView goal={goal} plan={plan} onChange={() => setChanging(true)} onDelete={remove} />;
}
