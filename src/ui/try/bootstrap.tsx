import { useMemo, useState } from 'react';
import {
  bootstrap,
  drawMinutes,
  percentileInterval,
  STATISTICS,
  type Statistic,
} from '#statistics/bootstrap.ts';
import { seededRandom } from '#statistics/random.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { Choice } from './kit/choice.tsx';
import { count, number } from './kit/format.ts';
import { histogram } from './kit/histogram.ts';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Bars, Level } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const STEP = 500;
const MOST = 4000;
const BINS = 30;
const NAMES = [
  ['median', 'median'],
  ['mean', 'mean'],
  ['p90', '90th percentile'],
  ['maximum', 'maximum'],
] as const;

/** A statistic of a sample resampled again and again, and the interval that comes of it. */
export default function Bootstrap() {
  const [users, setUsers] = useState(60);
  const [statistic, setStatistic] = useState<Statistic>('median');
  const [resamples, setResamples] = useState(STEP);
  const sample = useMemo(() => drawMinutes(users, seededRandom(users)), [users]);
  const drawn = useMemo(
    () => bootstrap(sample, statistic, resamples, seededRandom(7)),
    [sample, statistic, resamples],
  );
  const seen = STATISTICS[statistic](sample);
  const { low, high } = percentileInterval(drawn);
  const [least, most] = [Math.min(...drawn), Math.max(...drawn)];
  const { width, bars } = histogram(drawn, least, most, BINS);
  const name = NAMES.find(([id]) => id === statistic)?.[1] ?? '';
  return (
    <>
      <Controls>
        <Slider label="Users in the sample" value={users} min={5} max={400} step={5} onValue={setUsers} />
        <Choice label="Of their minutes, the" value={statistic} options={NAMES} onValue={setStatistic} />
      </Controls>
      <Buttons>
        <Button disabled={resamples >= MOST} onClick={() => setResamples(resamples + STEP)}>
          500 more resamples
        </Button>
        <Button disabled={resamples === STEP} onClick={() => setResamples(STEP)}>
          Start over
        </Button>
      </Buttons>
      <Result
        main={`The ${name} of this sample is ${number(seen, 1)} minutes; 95% of ${count(resamples)} resamples lie between ${number(low, 1)} and ${number(high, 1)}.`}
      >
        {statistic === 'maximum'
          ? 'Don’t trust this one: a resample never passes the largest value seen, and most repeat it.'
          : 'More resamples steady the ends. Only more users narrow the interval.'}
      </Result>
      <Plot
        label={`Histogram of the ${name} in ${resamples} resamples, from ${number(least, 1)} to ${number(most, 1)} minutes.`}
        x={axis(least - width / 2, most + width / 2, { name: 'minutes' })}
        y={axis(0, Math.max(1, ...bars.map(([, height]) => height)), { name: 'resamples' })}
      >
        <Bars points={bars} width={width} />
        <Level x={low} />
        <Level x={high} />
      </Plot>
      <Legend
        items={[
          ['accent', 'resamples'],
          ['dashed', 'ends of the 95% interval'],
        ]}
      />
    </>
  );
}
