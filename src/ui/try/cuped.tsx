import { useMemo, useState } from 'react';
import { adjust, drawUsers } from '#statistics/cuped.ts';
import { seededRandom } from '#statistics/random.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { number, percent } from './kit/format.ts';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Level, Range, Words } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const EFFECT = 3;
const Z = 1.96;

/** A test with and without what was known of its users before. */
export default function Cuped() {
  const [correlation, setCorrelation] = useState(0.7);
  const [users, setUsers] = useState(400);
  const [seed, setSeed] = useState(1);
  const { theta, raw, adjusted } = useMemo(() => {
    const random = seededRandom(seed);
    return adjust(drawUsers(users, correlation, 0, random), drawUsers(users, correlation, EFFECT, random));
  }, [correlation, users, seed]);
  const reach = Math.ceil(
    Math.max(6, ...[raw, adjusted].map(({ difference, error }) => Math.abs(difference) + Z * error)),
  );
  const lines = [
    { name: 'as it is', y: 2, ...raw },
    { name: 'with CUPED', y: 1, ...adjusted },
  ];
  const words = lines.map(({ name, difference, error }) => {
    const [low, high] = [difference - Z * error, difference + Z * error];
    return `${name} ${number(difference, 1)} (${number(low, 1)} to ${number(high, 1)})`;
  });
  return (
    <>
      <Controls>
        <Slider
          label="Correlation of before and during"
          value={correlation}
          min={0}
          max={0.95}
          step={0.05}
          onValue={setCorrelation}
        />
        <Slider label="Users in each group" value={users} min={50} max={2000} step={50} onValue={setUsers} />
      </Controls>
      <Buttons>
        <Button onClick={() => setSeed(seed + 1)}>Draw other users</Button>
      </Buttons>
      <Result main={`Difference in minutes: ${words.join(', ')}.`}>
        Theta is {number(theta)}. {percent((adjusted.error / raw.error) ** 2, 0)} of the variance is left; one
        minus the squared correlation is {percent(1 - correlation ** 2, 0)}. The true effect is {EFFECT}.
      </Result>
      <Plot
        label={`Intervals of the difference: ${words.join(', ')}.`}
        x={axis(-reach, reach, { name: 'minutes, treatment less control' })}
        y={{ min: 0.4, max: 2.9, ticks: [] }}
        height={190}
      >
        <Level x={0} />
        {lines.map(({ name, y, difference, error }) => (
          <g key={name}>
            <Range
              low={difference - Z * error}
              high={difference + Z * error}
              at={difference}
              y={y}
              kind={Math.abs(difference) > Z * error ? 'good' : 'plain'}
            />
            <Words x={difference} y={y} text={name} />
          </g>
        ))}
      </Plot>
      <Legend
        items={[
          ['dashed', 'no effect'],
          ['good', 'zero is outside'],
          ['thin', '95% interval'],
        ]}
      />
    </>
  );
}
