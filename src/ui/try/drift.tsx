import { useState } from 'react';
import { stabilityIndex } from '#statistics/models/drift.ts';
import { normalCdf } from '#statistics/normal.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { DataTable } from './kit/data-table.tsx';
import { percent } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Bars } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const BINS = 10;
const EDGES = times(BINS - 1, (index) => -2 + index * 0.5);

/** Shares of a normal distribution between the edges. */
function shares(shift: number, spread: number): number[] {
  const below = [0, ...EDGES.map((edge) => normalCdf((edge - shift) / spread)), 1];
  return times(BINS, (bin) => (below[bin + 1] ?? 1) - (below[bin] ?? 0));
}

const TRAINED = shares(0, 1);

/** A feature that moves after training, and its population stability index. */
export default function Drift() {
  const [shift, setShift] = useState(0.3);
  const [spread, setSpread] = useState(1);
  const now = shares(shift, spread);
  const index = stabilityIndex(TRAINED, now);
  const bars = (values: readonly number[], by: number) =>
    values.map((value, bin) => [bin + by, value] as const);
  return (
    <>
      <Controls>
        <Slider
          label="Moved by, in standard deviations"
          value={shift}
          min={-2}
          max={2}
          step={0.1}
          onValue={setShift}
        />
        <Slider
          label="Spread, against training"
          value={spread}
          min={0.3}
          max={2}
          step={0.1}
          format={(value) => `× ${value}`}
          onValue={setSpread}
        />
      </Controls>
      <Result main={`PSI ${index.toFixed(3)}.`}>
        {index < 0.1 && 'By the usual rule of thumb that’s stable.'}
        {index >= 0.1 && index < 0.25 && 'By the usual rule of thumb it’s worth a look.'}
        {index >= 0.25 && 'By the usual rule of thumb that’s a large change.'} It says that a feature moved,
        not whether the model got worse.
      </Result>
      <Plot
        label={`Shares in ${BINS} bins, at training ${TRAINED.map((value) => percent(value, 0)).join(', ')}; now ${now.map((value) => percent(value, 0)).join(', ')}.`}
        x={{
          min: -0.6,
          max: BINS - 0.4,
          ticks: times(BINS, (bin) => ({ at: bin, label: String(bin + 1) })),
          name: 'bin',
        }}
        y={axis(0, Math.max(0.3, ...now), { format: (value) => percent(value, 0), name: 'share' })}
      >
        <Bars points={bars(TRAINED, -0.2)} width={0.4} kind="plain" />
        <Bars points={bars(now, 0.2)} width={0.4} />
      </Plot>
      <Legend
        items={[
          ['plain', 'at training'],
          ['accent', 'now'],
        ]}
      />
      <DataTable
        caption="Shares by bin"
        head={['Bin', 'At training', 'Now']}
        rows={times(BINS, (bin) => [bin + 1, percent(TRAINED[bin] ?? 0), percent(now[bin] ?? 0)])}
      />
    </>
  );
}
