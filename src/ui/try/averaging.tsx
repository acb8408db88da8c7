import { useState } from 'react';
import { averagedVariance } from '#statistics/models/averaging.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { number, percent, plural } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const MOST = 100;

/** The variance of an average of trees, by how many there are and how alike they are. */
export default function Averaging() {
  const [trees, setTrees] = useState(10);
  const [alike, setAlike] = useState(0.6);
  const now = averagedVariance(trees, alike);
  return (
    <>
      <Controls>
        <Slider label="Trees" value={trees} min={1} max={MOST} onValue={setTrees} />
        <Slider
          label="Correlation of their predictions"
          value={alike}
          min={0}
          max={1}
          step={0.05}
          onValue={setAlike}
        />
      </Controls>
      <Result main={`The mean of ${plural(trees, 'tree')} has ${percent(now, 0)} of one tree’s variance.`}>
        {alike === 0 &&
          'Independent trees would get rid of all of it. There are none: they share their data.'}
        {alike === 1 && 'Trees that agree in everything gain nothing.'}
        {alike > 0 &&
          alike < 1 &&
          `However many there are, ${percent(alike, 0)} stay. Make them differ: fewer features per split, other rows.`}
      </Result>
      <Plot
        label={`Variance by number of trees, from 100% to ${percent(averagedVariance(MOST, alike), 0)} with a correlation of ${number(alike)}.`}
        x={axis(1, MOST, { name: 'trees', whole: true })}
        y={axis(0, 1, { format: (value) => percent(value, 0), name: 'variance, against one tree' })}
      >
        <Level y={alike} />
        <Line points={times(MOST, (index) => [index + 1, averagedVariance(index + 1, alike)] as const)} />
        <Dots points={[[trees, now]]} kind="accent" r={6} />
      </Plot>
      <Legend
        items={[
          ['accent', 'this forest'],
          ['dashed', 'what stays'],
        ]}
      />
    </>
  );
}
