import { useState } from 'react';
import { axis } from './kit/axis.ts';
import { number, signed } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

type Region = readonly [earlier: number, before: number, after: number];

const [LEAST, MOST] = [30, 55];
const asPercent = (value: number): string => `${number(value, 1)}%`;
const points = (values: Region) => values.map((value, index) => [index, value] as const);
const rounded = (value: number): number => Number(value.toFixed(6));

/** Two regions of which one gets a change: its effect by difference in differences, and the test of the assumption. */
export default function Did() {
  const [north, setNorth] = useState<Region>([39.5, 40, 46]);
  const [south, setSouth] = useState<Region>([35.4, 36, 38]);
  const effect = rounded(north[2] - north[1] - (south[2] - south[1]));
  const placebo = rounded(north[1] - north[0] - (south[1] - south[0]));
  const parallel: Region = [north[0], north[1], north[1] + south[2] - south[1]];
  const field = (label: string, region: Region, place: 0 | 1 | 2, onRegion: (region: Region) => void) => (
    <Slider
      label={label}
      value={region[place]}
      min={LEAST}
      max={50}
      step={0.1}
      format={asPercent}
      onValue={(value) => onRegion(region.with(place, value) as unknown as Region)}
    />
  );
  return (
    <>
      <Controls>
        {field('North, two quarters ago', north, 0, setNorth)}
        {field('South, two quarters ago', south, 0, setSouth)}
        {field('North, quarter before', north, 1, setNorth)}
        {field('South, quarter before', south, 1, setSouth)}
        {field('North, quarter with the new price', north, 2, setNorth)}
        {field('South, the same quarter', south, 2, setSouth)}
      </Controls>
      <Result
        main={`North ${signed(north[2] - north[1], 1)}, South ${signed(south[2] - south[1], 1)}: the difference in differences is ${signed(effect, 1)} points.`}
      >
        The placebo test with the two earlier quarters gives {signed(placebo, 1)}.{' '}
        {Math.abs(placebo) <= 0.5
          ? 'The regions moved alike before, so parallel trends are plausible.'
          : 'They moved apart before the price changed, so the estimate can’t be trusted.'}
      </Result>
      <Plot
        label={`North ${north.map(asPercent).join(', ')}; South ${south.map(asPercent).join(', ')}; North, had it moved like South, ${asPercent(parallel[2])}.`}
        x={{
          min: -0.3,
          max: 2.3,
          ticks: [
            { at: 0, label: 'earlier' },
            { at: 1, label: 'before' },
            { at: 2, label: 'after' },
          ],
        }}
        y={axis(Math.min(LEAST, parallel[2]), Math.max(MOST, parallel[2]), {
          format: (value) => `${value}%`,
        })}
      >
        <Line points={points(parallel).slice(1)} look="dashed" />
        <Line points={points(north)} />
        <Line points={points(south)} look="plain" />
        <Dots points={points(north)} kind="accent" />
        <Dots points={points(south)} />
      </Plot>
      <Legend
        items={[
          ['accent', 'North, lower price'],
          ['plain', 'South, same price'],
          ['dashed', 'North, had it moved like South'],
        ]}
      />
    </>
  );
}
