import { type ReactNode, useState } from 'react';
import { usePlan } from '#ui/plan/use-plan.ts';
import { toast } from '#ui/toast.tsx';
import { GoalForm } from './goal-form.tsx';
import { PlanView } from './plan-view.tsx';

/** The form that asks for the interview, or the plan that comes of it. */
export default function PlanScreen({ loading }: { loading: ReactNode }) {
  const model = usePlan();
  const [changing, setChanging] = useState(false);
  if (!model) return loading;
  const { goal, setGoal, plan } = model;
  if (!goal || !plan || changing) {
    return (
      <GoalForm
        goal={goal}
        onCancel={goal ? () => setChanging(false) : undefined}
        onMake={(next) => {
          setGoal(next);
          setChanging(false);
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
