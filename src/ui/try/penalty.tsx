import { useMemo, useState } from 'react';
import { drawTable, fitPenalized, type Penalty } from '#statistics/models/penalty.ts';
import { seededRandom } from '#statistics/random.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { Choice } from './kit/choice.tsx';
import { DataTable } from './kit/data-table.tsx';
import { number } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Level, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const FEATURES = ['opens', 'clicks, much like opens', 'price', 'noise 1', 'noise 2'];
const ROWS = 80;
/** Powers of ten that the slider goes through. */
const [LEAST, MOST, STEPS] = [-2, 1, 45];
const lambdaAt = (step: number): number => 10 ** (LEAST + ((MOST - LEAST) * step) / STEPS);

/** Coefficients as a penalty grows, for ridge and for lasso. */
export default function PenaltyPath() {
  const [penalty, setPenalty] = useState<Penalty>('lasso');
  const [step, setStep] = useState(15);
  const paths = useMemo(() => {
    const table = drawTable(ROWS, seededRandom(14));
    return times(STEPS + 1, (at) => fitPenalized(table, penalty, lambdaAt(at)));
  }, [penalty]);
  const now = paths[step] ?? [];
  const zero = now.filter((weight) => Math.abs(weight) < 1e-9).length;
  const reach = 1.1 * Math.max(...paths.flat().map(Math.abs));
  return (
    <>
      <Controls>
        <Choice
          label="Penalty"
          value={penalty}
          options={[
            ['ridge', 'ridge'],
            ['lasso', 'lasso'],
          ]}
          onValue={setPenalty}
        />
        <Slider
          label="Strength λ"
          value={step}
          min={0}
          max={STEPS}
          format={(at) => lambdaAt(at).toPrecision(2)}
          onValue={setStep}
        />
      </Controls>
      <Result main={`${5 - zero} of 5 coefficients aren’t zero.`}>
        {penalty === 'lasso'
          ? 'Lasso pulls each toward zero with the same force, so the weak ones get there and are gone.'
          : 'Ridge makes all of them smaller and none zero; of two that are alike each gets a part.'}
      </Result>
      <Plot
        label={`Coefficients by strength of the ${penalty} penalty; now ${now.map((weight, index) => `${FEATURES[index]} ${number(weight)}`).join(', ')}.`}
        x={{
          min: 0,
          max: STEPS,
          ticks: [0, STEPS / 3, (2 * STEPS) / 3, STEPS].map((at) => ({ at, label: number(lambdaAt(at)) })),
          name: 'λ',
        }}
        y={axis(-reach, reach, { name: 'coefficient' })}
        height={280}
      >
        <Level x={step} />
        {FEATURES.map((name, index) => (
          <Line
            key={name}
            points={paths.map((weights, at) => [at, weights[index] ?? 0] as const)}
            look={index < 3 ? 'accent' : 'plain'}
          />
        ))}
      </Plot>
      <Legend
        items={[
          ['line', 'opens, clicks, price'],
          ['thin', 'noise'],
          ['dashed', 'this λ'],
        ]}
      />
      <DataTable
        caption="Coefficients at this strength"
        head={['Feature', 'With λ = 0.01', `With λ = ${lambdaAt(step).toPrecision(2)}`]}
        rows={FEATURES.map((name, index) => [name, number(paths[0]?.[index] ?? 0), number(now[index] ?? 0)])}
      />
    </>
  );
}
