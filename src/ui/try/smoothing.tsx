import { useMemo, useState } from 'react';
import { forecastError, seasonalNaive, smooth } from '#statistics/models/smoothing.ts';
import { normalValue, seededRandom } from '#statistics/random.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { number } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const [WEEKS, JUMP_AT, WARM_UP] = [60, 35, 12];
const SEASON = 4;

/** Weekly boxes that one forecasts a week ahead by smoothing. */
export default function Smoothing() {
  const [share, setShare] = useState(0.3);
  const [noise, setNoise] = useState(4);
  const [jump, setJump] = useState(10);
  const [wave, setWave] = useState(0);
  const values = useMemo(() => {
    const random = seededRandom(19);
    return times(
      WEEKS,
      (week) =>
        40 +
        (week >= JUMP_AT ? jump : 0) +
        wave * Math.sin((2 * Math.PI * week) / SEASON) +
        noise * normalValue(random),
    );
  }, [noise, jump, wave]);
  const forecasts = smooth(values, share);
  const error = forecastError(values, forecasts, WARM_UP);
  const last = forecastError(values, smooth(values, 1), WARM_UP);
  const season = forecastError(values, seasonalNaive(values, SEASON), WARM_UP);
  return (
    <>
      <Controls>
        <Slider
          label="Weight of the newest week"
          value={share}
          min={0}
          max={1}
          step={0.05}
          onValue={setShare}
        />
        <Slider label="Noise" value={noise} min={0} max={10} onValue={setNoise} />
        <Slider label="Jump in week 36" value={jump} min={-20} max={20} onValue={setJump} />
        <Slider label="A wave of four weeks" value={wave} min={0} max={12} onValue={setWave} />
      </Controls>
      <Result main={`The forecasts miss by ${number(error, 1)} boxes on average.`}>
        Last week’s value misses by {number(last, 1)}, the one of four weeks ago by {number(season, 1)}.{' '}
        {share <= 0.1 && jump !== 0 && 'So small a weight ignores the noise, and the jump for a long time.'}
        {share >= 0.9 && noise > 1 && 'So large a weight follows every accident.'}
        {season < error && season < last && ' A model that knows the wave beats both.'}
      </Result>
      <Plot
        label={`Boxes in ${WEEKS} weeks and forecasts of the week before, which miss by ${number(error, 1)} on average.`}
        x={axis(0, WEEKS, { name: 'week', whole: true })}
        y={axis(Math.min(10, ...values), Math.max(70, ...values), { name: 'boxes' })}
        height={260}
      >
        <Dots points={values.map((value, week) => [week + 1, value] as const)} r={3} />
        <Line points={forecasts.map((value, week) => [week + 1, value] as const)} />
      </Plot>
      <Legend
        items={[
          ['plain', 'boxes'],
          ['line', 'forecast a week ahead'],
        ]}
      />
    </>
  );
}
