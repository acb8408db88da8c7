import { useMemo, useState } from 'react';
import { type Belief, beliefMean, beliefSpread, heights, probabilityBetter } from '#statistics/beta.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { count, number, percent } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Line } from './kit/marks.tsx';
import { NumberField } from './kit/number-field.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const CURVE = 120;
const PRIOR_RATE = 0.1;
const MOST = 1_000_000;
const STRENGTHS = [0, 20, 100, 500, 1000, 5000, 20_000];

/** What one believes of two rates after the data, by how strongly one believed something before. */
export default function Posterior() {
  const [users, setUsers] = useState(1000);
  const [control, setControl] = useState(100);
  const [treatment, setTreatment] = useState(118);
  const [place, setPlace] = useState(0);
  const strength = STRENGTHS[place] ?? 0;
  const beliefs = useMemo(() => {
    const after = (successes: number): Belief => ({
      a: 1 + PRIOR_RATE * strength + Math.min(successes, users),
      b: 1 + (1 - PRIOR_RATE) * strength + users - Math.min(successes, users),
    });
    return [after(control), after(treatment)] as const;
  }, [users, control, treatment, strength]);
  const { better, loss } = useMemo(() => probabilityBetter(...beliefs), [beliefs]);
  const low = Math.max(
    0,
    Math.min(...beliefs.map((belief) => beliefMean(belief) - 4 * beliefSpread(belief))),
  );
  const high = Math.min(
    1,
    Math.max(...beliefs.map((belief) => beliefMean(belief) + 4 * beliefSpread(belief))),
  );
  const rates = times(CURVE + 1, (index) => low + ((high - low) * index) / CURVE);
  const curves = beliefs.map((belief) => {
    const tall = heights(belief, rates);
    return rates.map((rate, index) => [rate, tall[index] ?? 0] as const);
  });
  return (
    <>
      <Controls>
        <NumberField label="Visitors in each group" value={users} min={1} max={MOST} onValue={setUsers} />
        <Slider
          label="Prior: 10%, as sure as after"
          value={place}
          min={0}
          max={STRENGTHS.length - 1}
          format={(index) => (index === 0 ? 'nothing (flat)' : `${count(STRENGTHS[index] ?? 0)} visitors`)}
          onValue={setPlace}
        />
        <NumberField label="Trials in control" value={control} min={0} max={MOST} onValue={setControl} />
        <NumberField
          label="Trials in treatment"
          value={treatment}
          min={0}
          max={MOST}
          onValue={setTreatment}
        />
      </Controls>
      <Result main={`Treatment is the better one with a probability of ${percent(better)}.`}>
        Best guesses: {percent(beliefMean(beliefs[0]), 2)} and {percent(beliefMean(beliefs[1]), 2)}. Shipping
        treatment loses {number(100 * loss, 3)} points on average, counting the cases in which it’s worse.{' '}
        {(control > users || treatment > users) &&
          'There can’t be more trials than visitors; the rest isn’t counted.'}
      </Result>
      <Plot
        label={`Beliefs about the two rates, with means ${percent(beliefMean(beliefs[0]), 2)} and ${percent(beliefMean(beliefs[1]), 2)}.`}
        x={axis(low, high, { format: (value) => percent(value, 1), name: 'rate' })}
        y={{ min: 0, max: 1.05, ticks: [] }}
      >
        <Line points={curves[0] ?? []} look="plain" />
        <Line points={curves[1] ?? []} />
      </Plot>
      <Legend
        items={[
          ['thin', 'control'],
          ['line', 'treatment'],
        ]}
      />
    </>
  );
}
