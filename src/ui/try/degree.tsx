import { useMemo, useState } from 'react';
import { biasAndVariance, fitPolynomial, observe, truth } from '#statistics/models/polynomial.ts';
import { seededRandom } from '#statistics/random.ts';
import { times } from '#statistics/summary.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { number } from './kit/format.ts';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const SAMPLES = 30;
const SHOWN = 6;
const POINTS = 81;
const [LOW, HIGH] = [-2.5, 2.5];
const places = times(POINTS, (index) => -1 + (2 * index) / (POINTS - 1));
/** Curves that leave the picture are cut at its edge. */
const inside = (y: number): number => Math.min(HIGH, Math.max(LOW, y));

/** Polynomials of a degree fitted to several samples: how far their mean is off, and how far they scatter. */
export default function Degree() {
  const [degree, setDegree] = useState(1);
  const [rows, setRows] = useState(20);
  const [noise, setNoise] = useState(0.4);
  const [seed, setSeed] = useState(1);
  const samples = useMemo(() => {
    const random = seededRandom(seed);
    return times(SAMPLES, () => observe(rows, noise, random));
  }, [rows, noise, seed]);
  const fits = useMemo(() => samples.map((sample) => fitPolynomial(sample, degree)), [samples, degree]);
  const { bias, variance } = useMemo(() => biasAndVariance(fits), [fits]);
  const error = bias + variance + noise ** 2;
  return (
    <>
      <Controls>
        <Slider label="Degree of the polynomial" value={degree} min={0} max={14} onValue={setDegree} />
        <Slider label="Rows per sample" value={rows} min={8} max={100} onValue={setRows} />
        <Slider label="Noise" value={noise} min={0} max={1} step={0.1} onValue={setNoise} />
      </Controls>
      <Buttons>
        <Button onClick={() => setSeed(seed + 1)}>Draw other samples</Button>
      </Buttons>
      <Result
        main={`Squared bias ${number(bias, 3)}, variance ${number(variance, 3)}, noise ${number(noise ** 2, 3)}: expected squared error ${number(error, 3)}.`}
      >
        {bias > 2 * variance &&
          bias > 0.01 &&
          'Underfitting: every sample gives the same wrong curve. Raise the degree.'}
        {variance > 2 * bias &&
          variance > 0.05 &&
          'Overfitting: each sample gives another curve. Lower the degree or get more rows.'}
        {(bias <= 2 * variance || bias <= 0.01) &&
          (variance <= 2 * bias || variance <= 0.05) &&
          'Bias and variance are about in balance.'}
      </Result>
      <Plot
        label={`${SHOWN} polynomials of degree ${degree}, each fitted to a sample of ${rows} rows, and the true curve.`}
        x={axis(-1, 1, { name: 'x' })}
        y={axis(LOW, HIGH, { name: 'y' })}
        height={280}
      >
        <Dots points={(samples[0] ?? []).map(([x, y]) => [x, inside(y)] as const)} r={2.5} />
        {fits.slice(0, SHOWN).map((curve, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a sample is its place
            key={index}
            points={places.map((x) => [x, inside(curve(x))] as const)}
            look="plain"
          />
        ))}
        <Line points={places.map((x) => [x, truth(x)] as const)} />
      </Plot>
      <Legend
        items={[
          ['line', 'truth'],
          ['thin', 'fits to six samples'],
          ['plain', 'rows of the first'],
        ]}
      />
    </>
  );
}
