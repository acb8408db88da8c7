import { useState } from 'react';
import { payback, survival } from '#statistics/product/lifetime.ts';
import { axis } from './kit/axis.ts';
import { dollars, number, percent } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Level, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const MONTHS = 24;

/** What a subscriber is worth, and when the cost of winning one is back. */
export default function Lifetime() {
  const [first, setFirst] = useState(20);
  const [later, setLater] = useState(3);
  const [margin, setMargin] = useState(6.4);
  const [cost, setCost] = useState(40);
  const shares = survival({ first: first / 100, later: later / 100 }, MONTHS);
  const { value, added, month } = payback(shares, margin, cost);
  const path = added.map((total, index) => [index + 1, total] as const);
  const loses = (shown: number): string => `${shown}%`;
  return (
    <>
      <Controls>
        <Slider
          label="Lost in the first month"
          value={first}
          min={0}
          max={60}
          format={loses}
          onValue={setFirst}
        />
        <Slider
          label="Lost per month later"
          value={later}
          min={0.5}
          max={20}
          step={0.5}
          format={loses}
          onValue={setLater}
        />
        <Slider
          label="Margin per month"
          value={margin}
          min={0.4}
          max={20}
          step={0.4}
          format={dollars}
          onValue={setMargin}
        />
        <Slider
          label="Cost of winning one"
          value={cost}
          min={0}
          max={200}
          step={5}
          format={dollars}
          onValue={setCost}
        />
      </Controls>
      <Result
        main={`A subscriber brings ${dollars(value)} within ${MONTHS} months; ${month === undefined ? 'the cost isn’t back by then' : `the cost is back with payment ${month}`}.`}
      >
        After a year {percent(shares[12] ?? 0, 0)} are left.{' '}
        {cost > 0 && `LTV ÷ CAC is ${number(value / cost, 1)} over two years.`} With the loss of a late month
        for everybody the formula would say {dollars(margin / (later / 100))}
        {first > later ? ', which forgets those who leave early.' : '.'}
      </Result>
      <Plot
        label={`Margin added up over ${MONTHS} months, from ${dollars(added[0] ?? 0)} to ${dollars(value)}, against a cost of ${dollars(cost)}.`}
        x={axis(1, MONTHS, { name: 'payment', whole: true })}
        y={axis(0, Math.max(value, cost, 1), {
          format: (at) => `$${number(at, 0)}`,
          name: 'added up, per subscriber won',
        })}
      >
        <Level y={cost} />
        <Line points={path} />
      </Plot>
      <Legend
        items={[
          ['line', 'margin so far'],
          ['dashed', 'cost of winning one'],
        ]}
      />
    </>
  );
}
