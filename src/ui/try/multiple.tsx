import { useMemo, useState } from 'react';
import { type Correction, drawTests, found, limitAt } from '#statistics/multiple.ts';
import { seededRandom } from '#statistics/random.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { Choice } from './kit/choice.tsx';
import { percent } from './kit/format.ts';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const ALPHA = 0.05;
/** A true effect in standard errors: at 5% it's found in 80% of cases. */
const EFFECT = 2.8;
const SHOWN = 0.2;

/** Many metrics in one test: what each correction finds, rightly or not. */
export default function Multiple() {
  const [metrics, setMetrics] = useState(20);
  const [real, setReal] = useState(3);
  const [correction, setCorrection] = useState<Correction>('none');
  const [seed, setSeed] = useState(4);
  const tests = useMemo(
    () => drawTests(metrics, Math.min(real, metrics), EFFECT, seededRandom(seed)),
    [metrics, real, seed],
  );
  const claimed = tests.slice(
    0,
    found(
      correction,
      tests.map(({ p }) => p),
      ALPHA,
    ),
  );
  const wrong = claimed.filter(({ isReal }) => !isReal).length;
  const place = (isReal: boolean) =>
    tests
      .map(({ p }, index) => [index + 1, Math.min(p, SHOWN)] as const)
      .filter((_, index) => tests[index]?.isReal === isReal);
  const nothing = metrics - Math.min(real, metrics);
  return (
    <>
      <Controls>
        <Slider label="Metrics" value={metrics} min={1} max={50} onValue={setMetrics} />
        <Slider
          label="Of them with a true effect"
          value={Math.min(real, metrics)}
          min={0}
          max={Math.min(10, metrics)}
          onValue={setReal}
        />
        <div className="sm:col-span-2">
          <Choice
            label="Correction"
            value={correction}
            options={[
              ['none', 'none'],
              ['bonferroni', 'Bonferroni'],
              ['holm', 'Holm'],
              ['benjamini-hochberg', 'Benjamini-Hochberg'],
            ]}
            onValue={setCorrection}
          />
        </div>
      </Controls>
      <Buttons>
        <Button onClick={() => setSeed(seed + 1)}>Draw another test</Button>
      </Buttons>
      <Result
        main={`${claimed.length} of ${metrics} called significant: ${claimed.length - wrong} rightly, ${wrong} by chance. ${Math.min(real, metrics) - claimed.length + wrong} missed.`}
      >
        Without a correction, {nothing} {nothing === 1 ? 'metric' : 'metrics'} without any effect give at
        least one false alarm in {percent(1 - (1 - ALPHA) ** nothing, 0)} of such tests.
      </Result>
      <Plot
        label={`P-values in order: ${tests
          .slice(0, 10)
          .map(({ p, isReal }) => `${p.toFixed(3)}${isReal ? ' with an effect' : ''}`)
          .join(', ')}${metrics > 10 ? ', and more' : ''}.`}
        x={axis(0, metrics + 1, { name: 'metrics, sorted by p-value', whole: true })}
        y={axis(0, SHOWN, { name: 'p-value, up to 0.2' })}
      >
        <Line
          points={tests.map((_, index) => [
            index + 1,
            Math.min(SHOWN, limitAt(correction, index, metrics, ALPHA)),
          ])}
          look="dashed"
        />
        <Dots points={place(false)} kind="bad" r={3.5} />
        <Dots points={place(true)} kind="good" />
      </Plot>
      <Legend
        items={[
          ['good', 'true effect'],
          ['bad', 'no effect'],
          ['dashed', 'limit'],
        ]}
      />
    </>
  );
}
