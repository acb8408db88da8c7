import { useState } from 'react';
import { boost } from '#statistics/models/boosting.ts';
import type { Point } from '#statistics/models/linear.ts';
import { mean, times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { DataTable } from './kit/data-table.tsx';
import { number, signed } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';
import { Steps } from './kit/steps.tsx';

/** Temperature and boxes in six weeks, as in the lesson. */
const WEEKS: Point[] = [
  [38, 47],
  [44, 41],
  [52, 44],
  [60, 34],
  [68, 38],
  [75, 36],
];
const ROUNDS = 20;
const [COLD, WARM] = [35, 78];

/** Boosting round by round: each stump is fitted to what the others left over. */
export default function Boosting() {
  const [round, setRound] = useState(0);
  const [rate, setRate] = useState(0.5);
  const { start, stumps, predict } = boost(WEEKS, round, rate);
  const last = stumps.at(-1);
  const curve = times(2 * (WARM - COLD) + 1, (index) => {
    const x = COLD + index / 2;
    return [x, predict(x)] as const;
  });
  const error = mean(WEEKS.map(([x, y]) => (y - predict(x)) ** 2));
  return (
    <>
      <Controls>
        <Slider label="Learning rate" value={rate} min={0.1} max={1} step={0.1} onValue={setRate} />
      </Controls>
      <Steps step={round} last={ROUNDS} onStep={setRound} name="round" />
      <Result main={`Round ${round}: mean squared error ${number(error)}.`}>
        {last
          ? `The last stump splits at ${number(last.split, 1)}°F: ${signed(rate * last.below)} below and ${signed(rate * last.above)} above, which is ${number(rate, 1)} times the mean residuals ${signed(last.below)} and ${signed(last.above)}.`
          : `Every week starts at the mean, ${number(start)}.`}
        {round > 10 && ' By now it mostly learns the noise of six weeks.'}
      </Result>
      <Plot
        label={`Boxes by temperature; prediction after ${round} rounds: ${WEEKS.map(([x]) => `${x}°F ${number(predict(x), 1)}`).join(', ')}.`}
        x={axis(COLD, WARM, { format: (value) => `${value}°F` })}
        y={axis(32, 50, { name: 'boxes' })}
        height={260}
      >
        {WEEKS.map(([x, y]) => (
          <Line
            key={x}
            points={[
              [x, y],
              [x, predict(x)],
            ]}
            look="dashed"
          />
        ))}
        <Line points={curve} />
        <Dots points={WEEKS} r={5} />
      </Plot>
      <Legend
        items={[
          ['plain', 'weeks'],
          ['line', 'prediction'],
          ['dashed', 'residuals'],
        ]}
      />
      <DataTable
        caption={`The six weeks after round ${round}`}
        head={['Temperature', 'Boxes', 'Prediction', 'Residual']}
        rows={WEEKS.map(([x, y]) => [`${x}°F`, y, number(predict(x), 1), signed(y - predict(x), 1)])}
      />
    </>
  );
}
