import { useState } from 'react';
import { detectableEffect } from '#statistics/detectable.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { number, plural } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level, Line } from './kit/marks.tsx';
import { NumberField } from './kit/number-field.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const MOST_WEEKS = 12;

/** The smallest effect that a test can find, by how long it runs. */
export default function Detectable() {
  const [weekly, setWeekly] = useState(10_000);
  const [rate, setRate] = useState(10);
  const [worth, setWorth] = useState(0.8);
  const [weeks, setWeeks] = useState(2);
  const after = (week: number): number => 100 * detectableEffect(rate / 100, (weekly * week) / 2);
  const path = times(MOST_WEEKS, (index) => [index + 1, after(index + 1)] as const);
  const now = after(weeks);
  const enough = path.find(([, effect]) => effect <= worth)?.[0];
  return (
    <>
      <Controls>
        <NumberField
          label="Users per week, both groups together"
          value={weekly}
          min={100}
          max={100_000_000}
          onValue={setWeekly}
        />
        <NumberField
          label="Smallest effect worth having, in points"
          value={worth}
          min={0.01}
          max={50}
          step={0.01}
          onValue={setWorth}
        />
        <Slider
          label="Rate today"
          value={rate}
          min={1}
          max={60}
          format={(value) => `${value}%`}
          onValue={setRate}
        />
        <Slider
          label="The test runs for"
          value={weeks}
          min={1}
          max={MOST_WEEKS}
          format={(value) => plural(value, 'week')}
          onValue={setWeeks}
        />
      </Controls>
      <Result main={`After ${plural(weeks, 'week')} it finds ${number(now)} points or more with 80% power.`}>
        {enough === undefined
          ? `Even ${MOST_WEEKS} weeks can’t find ${number(worth)} points. Reduce variance, choose a metric closer to the change, or don’t test.`
          : enough <= weeks
            ? `That’s enough for ${number(worth)} points.`
            : `For ${number(worth)} points let it run ${enough} weeks.`}
      </Result>
      <Plot
        label={`Smallest effect found after 1 to ${MOST_WEEKS} weeks: ${path.map(([, effect]) => number(effect)).join(', ')} points.`}
        x={axis(0.5, MOST_WEEKS + 0.5, { name: 'weeks', count: 6, whole: true })}
        y={axis(0, 1.1 * Math.max(...path.map(([, effect]) => effect)), {
          name: 'smallest effect found, points',
        })}
      >
        {worth < (path[0]?.[1] ?? 0) && <Level y={worth} />}
        <Line points={path} />
        <Dots points={path} r={3} />
        <Dots points={[[weeks, now]]} kind="accent" r={5.5} />
      </Plot>
      <Legend
        items={[
          ['accent', 'this test'],
          ['dashed', 'worth having'],
        ]}
      />
    </>
  );
}
