import { useState } from 'react';
import { attribute } from '#statistics/models/shapley.ts';
import { axis } from './kit/axis.ts';
import { Check } from './kit/check.tsx';
import { DataTable } from './kit/data-table.tsx';
import { number, signed } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Bars, Level } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const asPercent = (value: number): string => `${value}%`;

/** A prediction of a small tree, taken apart fairly between two features. */
export default function Attributions() {
  const [skipped, setSkipped] = useState(true);
  const [fresh, setFresh] = useState(true);
  const [skips, setSkips] = useState(20);
  const [news, setNews] = useState(25);
  const [top, setTop] = useState(30);
  const result = attribute({ leaves: [2, 12, top], skips: skips / 100, isNew: news / 100 }, skipped, fresh);
  const points = [result.base, result.skipped, result.isNew, result.all].map(
    (value, index) => [index, value] as const,
  );
  return (
    <>
      <p className="text-sm">
        The tree: fewer than 4 boxes skipped, 2% risk. 4 or more, longer than 3 months, 12%. 4 or more and in
        the first 3 months, {top}%.
      </p>
      <div className="mt-3 flex flex-wrap gap-x-6">
        <Check label="This person skipped 4 or more" checked={skipped} onChecked={setSkipped} />
        <Check label="This person is in the first 3 months" checked={fresh} onChecked={setFresh} />
      </div>
      <div className="mt-3">
        <Controls>
          <Slider
            label="Of all people, skipped 4 or more"
            value={skips}
            min={0}
            max={100}
            step={5}
            format={asPercent}
            onValue={setSkips}
          />
          <Slider
            label="Of all people, in the first 3 months"
            value={news}
            min={0}
            max={100}
            step={5}
            format={asPercent}
            onValue={setNews}
          />
          <Slider
            label="Risk with both"
            value={top}
            min={0}
            max={100}
            step={2}
            format={asPercent}
            onValue={setTop}
          />
        </Controls>
      </div>
      <Result
        main={`From ${number(result.base, 1)}% on average: skipping ${signed(result.skipped, 1)}, being new or not ${signed(result.isNew, 1)}, together ${number(result.all, 1)}%.`}
      >
        Each gets the mean of what it adds first and what it adds second. Change who the others are, and the
        same person’s attributions change.
      </Result>
      <Plot
        label={`Average ${number(result.base, 1)}%, skipping ${signed(result.skipped, 1)}, new ${signed(result.isNew, 1)}, prediction ${number(result.all, 1)}%.`}
        x={{
          min: -0.5,
          max: 3.5,
          ticks: ['average', 'skipping', 'new', 'prediction'].map((label, at) => ({ at, label })),
        }}
        y={axis(
          Math.min(0, ...points.map(([, value]) => value)),
          Math.max(10, ...points.map(([, value]) => value)),
          { format: (value) => `${number(value)}%` },
        )}
      >
        <Level y={0} />
        <Bars points={points} width={0.6} />
      </Plot>
      <DataTable
        caption="What each feature adds, by order"
        head={['Order', 'Skipping', 'New']}
        rows={[
          [
            'Skipping, then new',
            signed(result.orders[0]?.skipped ?? 0, 1),
            signed(result.orders[0]?.isNew ?? 0, 1),
          ],
          [
            'New, then skipping',
            signed(result.orders[1]?.skipped ?? 0, 1),
            signed(result.orders[1]?.isNew ?? 0, 1),
          ],
          ['Mean', signed(result.skipped, 1), signed(result.isNew, 1)],
        ]}
      />
    </>
  );
}
