import { useState } from 'react';
import { rankingMetrics } from '#statistics/models/ranking.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from './kit/data-table.tsx';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Slider } from './kit/slider.tsx';

interface Item {
  name: string;
  grade: number;
}

const ITEMS: Item[] = [
  { name: 'Lentil soup', grade: 0 },
  { name: 'Lasagna', grade: 3 },
  { name: 'Falafel', grade: 1 },
  { name: 'Pad thai', grade: 2 },
  { name: 'Beet salad', grade: 0 },
];
const GRADES = ['not relevant', 'saved', 'ordered', 'ordered again'];

/** Five recipes that one reorders, and what ranking metrics say about each order. */
export default function Reorder() {
  const [items, setItems] = useState(ITEMS);
  const [k, setK] = useState(3);
  const metrics = rankingMetrics(
    items.map(({ grade }) => grade),
    k,
  );
  const up = (place: number) => {
    const [above, item] = [items[place - 1], items[place]];
    if (above && item) setItems(items.with(place - 1, item).with(place, above));
  };
  return (
    <>
      <ol className="divide-y rounded-md border">
        {items.map(({ name, grade }, place) => (
          <li key={name} className="flex items-center gap-3 px-3 py-1.5 text-sm">
            <span className="w-4 tabular-nums text-muted">{place + 1}</span>
            <span className="min-w-0 flex-1">
              {name}{' '}
              <span className="text-muted">
                ({GRADES[grade]}, {grade})
              </span>
            </span>
            <Button size="sm" disabled={place === 0} onClick={() => up(place)}>
              Up<span className="sr-only">: {name}</span>
            </Button>
          </li>
        ))}
      </ol>
      <div className="mt-4">
        <Controls>
          <Slider label="Positions that count (k)" value={k} min={1} max={5} onValue={setK} />
        </Controls>
      </div>
      <Buttons>
        <Button onClick={() => setItems(items.toSorted((a, b) => b.grade - a.grade))}>Best order</Button>
        <Button onClick={() => setItems(ITEMS)}>Start over</Button>
      </Buttons>
      <Result
        main={`NDCG ${metrics.ndcg.toFixed(3)}, average precision ${metrics.averagePrecision.toFixed(3)}.`}
      >
        Swap the recipes at the top and then two at the bottom, and compare how much each metric cares.
      </Result>
      <DataTable
        caption="Metrics of this order"
        head={['Metric', 'Value', 'Asks']}
        rows={[
          [`Precision at ${k}`, metrics.precision.toFixed(3), 'how many of the first are good'],
          [`Recall at ${k}`, metrics.recall.toFixed(3), 'how many of the good are first'],
          ['Reciprocal rank', metrics.reciprocalRank.toFixed(3), 'where the first good one is'],
          ['Average precision', metrics.averagePrecision.toFixed(3), 'whether all good ones are early'],
          ['NDCG', metrics.ndcg.toFixed(3), 'whether the best are first'],
        ]}
      />
    </>
  );
}
