import { useMemo, useState } from 'react';
import { drawPredictions } from '#statistics/models/calibration.ts';
import { profitAt } from '#statistics/models/profit.ts';
import { seededRandom } from '#statistics/random.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { count, dollars, number, percent, short } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const PEOPLE = 4000;
const POINTS = 50;

/** Whom to call, by what a call costs and what it brings. */
export default function ProfitThreshold() {
  const [limit, setLimit] = useState(50);
  const [cost, setCost] = useState(10);
  const [value, setValue] = useState(60);
  const people = useMemo(() => drawPredictions(PEOPLE, { slope: 1, shift: 0 }, seededRandom(4)), []);
  const prices = { cost, value };
  const path = times(POINTS + 1, (index) => {
    const at = (100 * index) / POINTS;
    return [at, profitAt(people, at / 100, prices).profit] as const;
  });
  const now = profitAt(people, limit / 100, prices);
  const even = (100 * cost) / value;
  const [low, high] = [Math.min(0, ...path.map(([, y]) => y)), Math.max(1000, ...path.map(([, y]) => y))];
  return (
    <>
      <Controls>
        <Slider
          label="Call from a risk of"
          value={limit}
          min={0}
          max={100}
          format={(shown) => `${shown}%`}
          onValue={setLimit}
        />
        <Slider label="A call costs" value={cost} min={1} max={60} format={dollars} onValue={setCost} />
        <Slider
          label="It brings, if the person would have left"
          value={value}
          min={10}
          max={200}
          step={5}
          format={dollars}
          onValue={setValue}
        />
      </Controls>
      <Result
        main={`${count(now.called)} calls reach ${count(now.reached)} who would have left: ${dollars(now.profit)}.`}
      >
        A call pays from a risk of {percent(even / 100)}, cost over value.{' '}
        {even > 100
          ? 'No risk is that high: don’t call anybody.'
          : Math.abs(limit - even) <= 5
            ? 'That’s about where you are.'
            : limit > even
              ? 'You leave out people who would pay.'
              : 'You call people who don’t pay.'}
      </Result>
      <Plot
        label={`Profit by threshold: ${path
          .filter((_, index) => index % 10 === 0)
          .map(([at, profit]) => `${at}% ${number(profit, 0)}`)
          .join(', ')}.`}
        x={axis(0, 100, { format: (shown) => `${shown}%`, name: 'threshold' })}
        y={axis(low, high, {
          format: (shown) => `${shown < 0 ? '−' : ''}$${short(Math.abs(shown))}`,
          name: 'profit',
        })}
      >
        {even <= 100 && <Level x={even} />}
        <Line points={path} />
        <Dots points={[[limit, now.profit]]} kind="accent" r={6} />
      </Plot>
      <Legend
        items={[
          ['accent', 'this threshold'],
          ['dashed', 'cost ÷ value'],
        ]}
      />
    </>
  );
}
