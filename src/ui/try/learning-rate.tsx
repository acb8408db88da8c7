import { useState } from 'react';
import { descend, LOWEST, loss } from '#statistics/models/descent.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { number, plural } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';
import { Steps } from './kit/steps.tsx';

const MOST_STEPS = 20;
const [LEFT, RIGHT, TALL] = [-1.5, 3.7, 28];
const BEST = 0.125;
const LIMIT = 0.25;
const curve = times(53, (index) => {
  const w = LEFT + index / 10;
  return [w, Math.min(TALL, loss(w))] as const;
});
const isInside = (w: number): boolean => w >= LEFT && w <= RIGHT && loss(w) <= TALL;

/** Steps down a bowl, with a rate that creeps, arrives, swings or flies out. */
export default function LearningRate() {
  const [rate, setRate] = useState(0.02);
  const [step, setStep] = useState(6);
  const path = descend(rate, step);
  const now = path.at(-1) ?? 0;
  const shown = path.filter(isInside).map((w) => [w, loss(w)] as const);
  return (
    <>
      <Controls>
        <Slider
          label="Learning rate"
          value={rate}
          min={0.005}
          max={0.3}
          step={0.005}
          format={(value) => number(value, 3)}
          onValue={setRate}
        />
      </Controls>
      <Steps step={step} last={MOST_STEPS} onStep={setStep} />
      <Result
        main={`After ${plural(step, 'step')} the weight is ${number(now, 3)} and the loss ${number(loss(now), 3)}; the best weight is ${LOWEST}.`}
      >
        {rate < BEST - 1e-9 && 'It comes from one side. A larger rate would be quicker.'}
        {Math.abs(rate - BEST) < 1e-9 && 'In this bowl this rate arrives in one step.'}
        {rate > BEST + 1e-9 &&
          rate < LIMIT - 1e-9 &&
          'It overshoots and comes back from the other side, closer each time.'}
        {Math.abs(rate - LIMIT) < 1e-9 && 'It jumps from one side to the other forever.'}
        {rate > LIMIT + 1e-9 && 'Each jump lands farther away: it diverges.'}
      </Result>
      <Plot
        label={`Loss by weight, with the weights of ${plural(step, 'step')}: ${path
          .slice(0, 8)
          .map((w) => number(w, 2))
          .join(', ')}${path.length > 8 ? ', and so on' : ''}.`}
        x={axis(LEFT, RIGHT, { name: 'weight' })}
        y={axis(0, TALL, { name: 'loss' })}
        height={280}
      >
        <Line points={curve} look="plain" />
        <Line points={shown} look="dashed" />
        <Dots points={shown} kind="accent" r={4} />
        {isInside(now) && <Dots points={[[now, loss(now)]]} kind="bad" r={5} />}
      </Plot>
      <Legend
        items={[
          ['thin', 'loss'],
          ['accent', 'steps'],
          ['bad', 'where it is now'],
        ]}
      />
      {!isInside(now) && <p className="mt-2 text-sm text-muted">It has left the picture.</p>}
    </>
  );
}
