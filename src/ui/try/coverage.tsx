import { useMemo, useState } from 'react';
import { covers, drawIntervals } from '#statistics/coverage.ts';
import { seededRandom } from '#statistics/random.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { percent } from './kit/format.ts';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Level, Range } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const SHOWN = 30;
const ALL = 1000;

/** Confidence intervals of one sample after the other, and how many of them hold the truth. */
export default function Coverage() {
  const [users, setUsers] = useState(200);
  const [rate, setRate] = useState(30);
  const [confidence, setConfidence] = useState(95);
  const [seed, setSeed] = useState(1);
  const truth = rate / 100;
  const drawn = useMemo(
    () => drawIntervals(ALL, { users, rate: truth, confidence: confidence / 100 }, seededRandom(seed)),
    [users, truth, confidence, seed],
  );
  const shown = drawn.slice(0, SHOWN);
  const right = shown.filter((interval) => covers(interval, truth)).length;
  const share = drawn.filter((interval) => covers(interval, truth)).length / ALL;
  const low = Math.min(truth, ...shown.map((interval) => interval.low));
  const high = Math.max(truth, ...shown.map((interval) => interval.high));
  return (
    <>
      <Controls>
        <Slider label="Users in a sample" value={users} min={10} max={1000} step={10} onValue={setUsers} />
        <Slider
          label="True rate"
          value={rate}
          min={1}
          max={50}
          format={(value) => `${value}%`}
          onValue={setRate}
        />
        <Slider
          label="Confidence"
          value={confidence}
          min={50}
          max={99}
          format={(value) => `${value}%`}
          onValue={setConfidence}
        />
      </Controls>
      <Buttons>
        <Button onClick={() => setSeed(seed + 1)}>Draw other samples</Button>
      </Buttons>
      <Result
        main={`${right} of the ${SHOWN} intervals shown hold the true rate, and ${percent(share)} of 1,000.`}
      >
        {share < confidence / 100 - 0.03
          ? 'Fewer than promised: with so few successes the normal approximation fails.'
          : 'The confidence is a property of the method: each single interval holds the truth or doesn’t.'}
      </Result>
      <Plot
        label={`${SHOWN} intervals around a true rate of ${rate}%; ${SHOWN - right} miss it.`}
        x={axis(low, high, { format: (value) => percent(value, 0), name: 'rate' })}
        y={{ min: 0, max: SHOWN + 1, ticks: [] }}
        height={300}
      >
        <Level x={truth} />
        {shown.map((interval, index) => (
          <Range
            // biome-ignore lint/suspicious/noArrayIndexKey: an interval is its place
            key={index}
            {...interval}
            y={index + 1}
            kind={covers(interval, truth) ? 'good' : 'bad'}
          />
        ))}
      </Plot>
      <Legend
        items={[
          ['good', 'holds the true rate'],
          ['bad', 'misses it'],
          ['dashed', 'true rate'],
        ]}
      />
    </>
  );
}
