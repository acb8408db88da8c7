import { ChartSpline } from 'lucide-react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { Button } from '#ui/button.tsx';
import { percent } from '#ui/progress-bar.tsx';
import { GrowthResult } from './growth-result.tsx';
import type { Measurable } from './measurable.ts';
import { useGrowth } from './use-growth.ts';

interface Props {
  measurable: Measurable;
  approaches: DsaQuestion['approaches'];
}

/** After Accepted: how the program's time grows with its input, measured when asked for. */
export function GrowthPanel({ measurable, approaches }: Props) {
  const { state, start, cancel } = useGrowth(measurable);
  return (
    <section aria-label="Complexity" className="mt-3 rounded-md border p-3 text-sm">
      <h2 className="mb-2 font-medium">Complexity</h2>
      {state.kind === 'measuring' && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          <progress
            aria-label="Measuring the complexity"
            value={state.done}
            max={state.total}
            className="h-1.5 w-40 accent-(--accent)"
          />
          <span className="tabular-nums">Measuring larger inputs: {percent(state.done, state.total)}%</span>
          <Button size="sm" variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        </p>
      )}
      {state.kind === 'measured' && (
        <>
          <GrowthResult growth={state.growth} approaches={approaches} />
          <Button size="sm" variant="quiet" className="mt-2" onClick={start}>
            Measure again
          </Button>
        </>
      )}
      {state.kind === 'unfit' && (
        <p className="text-muted">This question’s tests can’t be scaled, so complexity can’t be measured.</p>
      )}
      {state.kind === 'failed' && (
        <p role="alert" className="text-hard">
          {state.message}
        </p>
      )}
      {(state.kind === 'offered' || state.kind === 'failed') && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
          How does your solution scale?
          <Button size="sm" onClick={start}>
            <ChartSpline size={13} aria-hidden />
            Measure
          </Button>
        </p>
      )}
    </section>
  );
}
