import { useState } from 'react';
import { bestConstant, type Loss } from '#statistics/models/centers.ts';
import { axis } from './kit/axis.ts';
import { DataTable } from './kit/data-table.tsx';
import { number } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level, Words } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const OTHERS = [22, 25, 27, 28, 30, 31, 33, 36];
const LOSSES = [
  ['squared', 'Squared error', 'the mean'],
  ['absolute', 'Absolute error', 'the median'],
  ['huber', 'Huber', 'near the median'],
] as const satisfies readonly (readonly [Loss, string, string])[];

/** The one number that predicts nine values best, by what a miss costs. */
export default function LossChoice() {
  const [odd, setOdd] = useState(95);
  const values = [...OTHERS, odd];
  const found = LOSSES.map(([loss, name, what]) => ({ name, what, at: bestConstant(loss, values) }));
  const shown = Math.max(60, odd + 5);
  return (
    <>
      <Controls>
        <Slider
          label="The ninth delivery took"
          value={odd}
          min={0}
          max={200}
          format={(value) => `${value} minutes`}
          onValue={setOdd}
        />
      </Controls>
      <Result
        main={`Best guess: ${found.map(({ name, at }) => `${number(at, 1)} by ${name === 'Huber' ? 'Huber’s loss' : name.toLowerCase()}`).join(', ')}.`}
      >
        A squared miss of 60 minutes counts as much as 36 misses of 10, so the mean follows the one odd value.
      </Result>
      <Plot
        label={`Nine deliveries from ${Math.min(...values)} to ${Math.max(...values)} minutes, with best guesses ${found.map(({ at }) => number(at, 1)).join(', ')}.`}
        x={axis(0, shown, { name: 'minutes' })}
        y={{ min: 0, max: 4, ticks: [] }}
        height={200}
      >
        {found.map(({ name, at }, index) => (
          <g key={name}>
            <Level x={at} />
            <Words
              x={at + (at > shown / 2 ? -shown : shown) / 80}
              y={1.6 + 0.8 * index}
              text={name}
              anchor={at > shown / 2 ? 'end' : 'start'}
            />
          </g>
        ))}
        <Dots points={OTHERS.map((value) => [value, 0.6] as const)} r={5} />
        <Dots points={[[odd, 0.6]]} kind="bad" r={6} />
      </Plot>
      <Legend
        items={[
          ['plain', 'eight deliveries'],
          ['bad', 'the ninth'],
          ['dashed', 'best guesses'],
        ]}
      />
      <DataTable
        caption="Best guess by loss"
        head={['Loss', 'Best guess', 'That’s']}
        rows={found.map(({ name, at, what }) => [name, number(at, 1), what])}
      />
    </>
  );
}
