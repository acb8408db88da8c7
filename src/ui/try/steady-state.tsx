import { useState } from 'react';
import { activeByWeek, halfWay, steadyState } from '#statistics/product/growth.ts';
import { axis } from './kit/axis.ts';
import { count, number, plural, short } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Level, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const START = 2_000_000;
const WEEKS = 52;
const thousand = (value: number): string => `${number(value)},000`;

/** New, returning and leaving users: where the active ones come to rest. */
export default function SteadyState() {
  const [fresh, setFresh] = useState(80);
  const [back, setBack] = useState(200);
  const [churn, setChurn] = useState(13.6);
  const inflow = 1000 * (fresh + back);
  const path = activeByWeek(START, inflow, churn / 100, WEEKS).map((active, week) => [week, active] as const);
  const end = steadyState(inflow, churn / 100);
  const pointLess = churn > 1 ? steadyState(inflow, churn / 100 - 0.01) - end : undefined;
  const values = path.map(([, active]) => active);
  const [low, high] = [0.9 * Math.min(...values), 1.05 * Math.max(...values)];
  return (
    <>
      <Controls>
        <Slider
          label="New users per week"
          value={fresh}
          min={0}
          max={400}
          step={10}
          format={thousand}
          onValue={setFresh}
        />
        <Slider
          label="Resurrected per week"
          value={back}
          min={0}
          max={400}
          step={10}
          format={thousand}
          onValue={setBack}
        />
        <Slider
          label="Active users who leave per week"
          value={churn}
          min={1}
          max={40}
          step={0.1}
          format={(value) => `${number(value, 1)}%`}
          onValue={setChurn}
        />
      </Controls>
      <Result
        main={`Quick ratio ${number(inflow / ((START * churn) / 100))}. Active users level off at ${count(end)}, and cover half of the remaining way every ${plural(Math.round(halfWay(churn / 100)), 'week')}.`}
      >
        {pointLess !== undefined && `One point less churn is worth ${count(pointLess)} users in the end. `}
        10,000 more newcomers per week are worth {count(steadyState(10_000, churn / 100))}.
      </Result>
      <Plot
        label={`Active users over a year, from ${count(START)} to ${count(values.at(-1) ?? 0)}; they level off at ${count(end)}.`}
        x={axis(0, WEEKS, { name: 'weeks from now', whole: true })}
        y={axis(low, high, { format: short, name: 'active users' })}
      >
        {end >= low && end <= high && <Level y={end} />}
        <Line points={path} />
      </Plot>
      <Legend
        items={[
          ['line', 'active users'],
          ['dashed', 'where it ends'],
        ]}
      />
    </>
  );
}
