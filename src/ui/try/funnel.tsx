import { useState } from 'react';
import { funnel } from '#statistics/product/funnel.ts';
import { axis } from './kit/axis.ts';
import { DataTable } from './kit/data-table.tsx';
import { count, percent, short } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Bars } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const START = 400_000;
const STEPS = ['Got a chat', 'Pickup agreed', 'Paid in the app'] as const;
const SHORT = ['listed', 'chat', 'agreed', 'paid'];
const TICKS = SHORT.map((label, at) => ({ at, label }));

/** A funnel of three steps, and what a gain at each of them brings at its end. */
export default function Funnel() {
  const [rates, setRates] = useState([60, 66.7, 75]);
  const { end, steps } = funnel(
    START,
    rates.map((rate) => rate / 100),
  );
  const points = [START, ...steps.map(({ passed }) => passed)].map((value, index) => [index, value] as const);
  const best = steps.reduce(
    (most, step, index) => (step.onePoint > (steps[most]?.onePoint ?? 0) ? index : most),
    0,
  );
  return (
    <>
      <Controls>
        {STEPS.map((name, index) => (
          <Slider
            key={name}
            label={name}
            value={rates[index] ?? 0}
            min={0}
            max={100}
            step={0.1}
            format={(value) => `${value}%`}
            onValue={(value) => setRates(rates.with(index, value))}
          />
        ))}
      </Controls>
      <Result main={`Of ${count(START)} listings ${count(end)} are paid, ${percent(end / START)}.`}>
        {end === 0
          ? 'Nothing comes out of a funnel that is closed somewhere.'
          : `A tenth more brings the same at each open step. One point more brings most at the step with the lowest rate: ${STEPS[best]?.toLowerCase()}.`}
      </Result>
      <Plot
        label={`Listings left after each step: ${points.map(([index, value]) => `${SHORT[index]} ${count(value)}`).join(', ')}.`}
        x={{ min: -0.5, max: 3.5, ticks: TICKS }}
        y={axis(0, START, { format: short, name: 'listings' })}
      >
        <Bars points={points} width={0.7} />
      </Plot>
      <DataTable
        caption="What each step loses, and what gains would bring"
        head={['Step', 'Lost here', 'One point more', 'A tenth more']}
        rows={steps.map((step, index) => [
          STEPS[index],
          count(step.entered - step.passed),
          `+${count(step.onePoint)}`,
          `+${count(step.tenth)}`,
        ])}
      />
    </>
  );
}
