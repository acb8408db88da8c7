import { useState } from 'react';
import { effectInWeek, reported } from '#statistics/novelty.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { number, plural, signed } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const WEEKS = 12;
const points = (value: number): string => `${signed(value, 1)} points`;

/** An effect that wears off, or that people grow into, and what a test of some weeks says about it. */
export default function Novelty() {
  const [lasting, setLasting] = useState(0.2);
  const [extra, setExtra] = useState(2.4);
  const [halfLife, setHalfLife] = useState(1.5);
  const [weeks, setWeeks] = useState(2);
  const fading = { lasting, extra, halfLife };
  const path = times(WEEKS, (week) => [week + 1, effectInWeek(fading, week)] as const);
  const says = reported(fading, weeks);
  const values = [...path.map(([, effect]) => effect), lasting, 0];
  const isClose = Math.abs(says - lasting) < 0.15;
  return (
    <>
      <Controls>
        <Slider
          label="Lasting effect"
          value={lasting}
          min={-2}
          max={2}
          step={0.1}
          format={points}
          onValue={setLasting}
        />
        <Slider
          label="Extra in the first week"
          value={extra}
          min={-4}
          max={4}
          step={0.1}
          format={points}
          onValue={setExtra}
        />
        <Slider
          label="Half of the extra is gone after"
          value={halfLife}
          min={0.5}
          max={6}
          step={0.5}
          format={(value) => plural(value, 'week')}
          onValue={setHalfLife}
        />
        <Slider
          label="The test runs for"
          value={weeks}
          min={1}
          max={WEEKS}
          format={(value) => plural(value, 'week')}
          onValue={setWeeks}
        />
      </Controls>
      <Result main={`The test reports ${points(says)}; what lasts is ${points(lasting)}.`}>
        {isClose
          ? 'Close enough to plan with.'
          : extra > 0
            ? 'Novelty: the first weeks flatter the change. Look at the effect by week since first seen.'
            : 'Primacy: people still have to get used to it. Look at the effect by week since first seen.'}
      </Result>
      <Plot
        label={`Effect by week since first seen: ${path.map(([, effect]) => number(effect, 1)).join(', ')}.`}
        x={axis(0.5, WEEKS + 0.5, { name: 'week since first seen', whole: true })}
        y={axis(Math.min(-0.5, ...values), Math.max(0.5, ...values), { name: 'effect in points' })}
      >
        <Level y={lasting} />
        <Line points={path} />
        <Dots points={path.slice(0, weeks)} kind="accent" />
        <Dots points={path.slice(weeks)} r={3} />
      </Plot>
      <Legend
        items={[
          ['accent', 'weeks of the test'],
          ['plain', 'later'],
          ['dashed', 'lasting effect'],
        ]}
      />
    </>
  );
}
