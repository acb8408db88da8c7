import { useMemo, useState } from 'react';
import { bestSplit, type Feature, splitAt, subscribers } from '#statistics/models/tree.ts';
import { times } from '#statistics/summary.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { Choice } from './kit/choice.tsx';
import { DataTable } from './kit/data-table.tsx';
import { percent } from './kit/format.ts';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const LIMITS = { skipped: times(8, (index) => index + 1), months: times(23, (index) => index + 2) };
const HALF = 0.5;

/** A question about a hundred subscribers: how pure are the two groups that it makes? */
export default function TreeSplit() {
  const [feature, setFeature] = useState<Feature>('months');
  const [limits, setLimits] = useState({ skipped: 2, months: 12 });
  const people = useMemo(() => subscribers(), []);
  const best = useMemo(() => bestSplit(people, LIMITS), [people]);
  const limit = limits[feature];
  const { sides, gain } = splitAt(people, feature, limit);
  const at = (leaves: boolean) =>
    people
      .filter((person) => person.leaves === leaves)
      .map(({ skipped, months }) => [months, skipped] as const);
  const named = [`${limit} or more`, `fewer than ${limit}`];
  return (
    <>
      <Controls>
        <Choice
          label="Ask about"
          value={feature}
          options={[
            ['months', 'months so far'],
            ['skipped', 'boxes skipped'],
          ]}
          onValue={setFeature}
        />
        <Slider
          label="At least"
          value={limit}
          min={LIMITS[feature][0] ?? 0}
          max={LIMITS[feature].at(-1) ?? 0}
          onValue={(value) => setLimits({ ...limits, [feature]: value })}
        />
      </Controls>
      <Buttons>
        <Button
          onClick={() => {
            if (!best) return;
            setFeature(best.feature);
            setLimits({ ...limits, [best.feature]: best.limit });
          }}
        >
          Show the best question
        </Button>
      </Buttons>
      <Result main={`Gini gain ${gain.toFixed(3)}; the best question has ${(best?.gain ?? 0).toFixed(3)}.`}>
        {best && gain >= best.gain - 1e-9
          ? 'That’s the one a tree would ask first.'
          : 'A tree tries every feature and every limit, and keeps the largest gain.'}
      </Result>
      <Plot
        label={`A hundred subscribers by months and boxes skipped, ${at(true).length} of whom leave, cut at ${limit} ${feature === 'months' ? 'months' : 'boxes'}.`}
        x={axis(0, 25, { name: 'months so far' })}
        y={axis(-0.5, 9, { name: 'boxes skipped', whole: true })}
        height={260}
      >
        {feature === 'months' ? <Level x={limit - HALF} /> : <Level y={limit - HALF} />}
        <Dots points={at(false)} r={3} />
        <Dots points={at(true)} kind="bad" r={4} />
      </Plot>
      <Legend
        items={[
          ['bad', 'leaves'],
          ['plain', 'stays'],
          ['dashed', 'the question'],
        ]}
      />
      <DataTable
        caption="Both sides of the question"
        head={[feature === 'months' ? 'Months' : 'Boxes skipped', 'People', 'Leave', 'Share']}
        rows={sides.map((side, index) => [
          named[index],
          side.people,
          side.leaving,
          side.people === 0 ? '' : percent(side.share),
        ])}
      />
    </>
  );
}
