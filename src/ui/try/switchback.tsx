import { useMemo, useState } from 'react';
import { seededRandom } from '#statistics/random.ts';
import { repeated, TRUE_EFFECT } from '#statistics/switchback.ts';
import { axis } from './kit/axis.ts';
import { number, plural } from './kit/format.ts';
import { histogram } from './kit/histogram.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Bars, Level } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const TESTS = 200;
const BLOCKS = [1, 2, 3, 4, 6, 8, 12, 24, 48];
const [LOW, HIGH, BINS] = [-1, 3, 32];
const hours = (value: number): string => plural(value, 'hour');

/** A market switched on and off for two weeks: bias by carryover against noise by few blocks. */
export default function Switchback() {
  const [place, setPlace] = useState(3);
  const [carryover, setCarryover] = useState(2);
  const [skipped, setSkipped] = useState(0);
  const block = BLOCKS[place] ?? 1;
  const out = Math.min(skipped, block - 1);
  const { estimates, mean, scatter } = useMemo(
    () => repeated({ block, carryover, skipped: out }, TESTS, seededRandom(5)),
    [block, carryover, out],
  );
  const { width, bars } = histogram(estimates, LOW, HIGH, BINS);
  return (
    <>
      <Controls>
        <Slider
          label="Length of a block"
          value={place}
          min={0}
          max={BLOCKS.length - 1}
          format={(index) => hours(BLOCKS[index] ?? 1)}
          onValue={setPlace}
        />
        <Slider
          label="Carryover fades in about"
          value={carryover}
          min={0}
          max={12}
          format={hours}
          onValue={setCarryover}
        />
        <Slider
          label="Left out at the start of a block"
          value={out}
          min={0}
          max={Math.min(12, block - 1)}
          format={hours}
          onValue={setSkipped}
        />
      </Controls>
      <Result
        main={`${TESTS} tests of two weeks estimate ${number(mean)} on average and scatter by ${number(scatter)}; the true effect is ${TRUE_EFFECT}.`}
      >
        {mean < 0.9 &&
          'Carryover makes both versions look alike. Longer blocks or leaving out their first hours helps.'}
        {mean >= 0.9 && scatter > 0.6 && 'Hardly any bias, and few blocks: the estimate swings widely.'}
        {mean >= 0.9 && scatter <= 0.6 && 'Little bias and moderate scatter.'}
      </Result>
      <Plot
        label={`Histogram of ${TESTS} estimates, mean ${number(mean)}, standard deviation ${number(scatter)}.`}
        x={axis(LOW, HIGH, { name: 'estimate' })}
        y={axis(0, Math.max(10, ...bars.map(([, height]) => height)), { name: 'tests' })}
      >
        <Bars points={bars} width={width} />
        <Level x={TRUE_EFFECT} />
      </Plot>
      <Legend
        items={[
          ['accent', 'estimates'],
          ['dashed', 'true effect'],
        ]}
      />
    </>
  );
}
