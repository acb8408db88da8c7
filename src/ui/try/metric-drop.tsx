import { useMemo, useState } from 'react';
import {
  FEATURES,
  type Feature,
  type Filter,
  filtered,
  salesCells,
  totals,
} from '#statistics/product/sales.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from './kit/choice.tsx';
import { DataTable } from './kit/data-table.tsx';
import { count, percent } from './kit/format.ts';
import { Buttons, Result } from './kit/layout.tsx';

const NAMES = [
  ['platform', 'Platform'],
  ['version', 'App version'],
  ['region', 'Region'],
  ['category', 'Category'],
] as const satisfies readonly (readonly [Feature, string])[];

/** A week with fewer sales, to be split and narrowed until the drop has an address. */
export default function MetricDrop() {
  const [feature, setFeature] = useState<Feature>('region');
  const [filter, setFilter] = useState<Filter>({});
  const cells = useMemo(() => salesCells(), []);
  const all = totals(cells);
  const inside = filtered(cells, filter);
  const chosen = totals(inside);
  const narrowed = Object.entries(filter);
  const weight = chosen.before.paid / all.before.paid;
  const share = chosen.change / all.change;
  const values = FEATURES[feature].filter(
    (value) => filter[feature] === undefined || filter[feature] === value,
  );
  const rows = values.map((value) => {
    const part = totals(filtered(inside, { [feature]: value }));
    return [
      value,
      percent(part.before.paid / part.before.agreed),
      percent(part.after.paid / part.after.agreed),
      count(part.change).replace('-', '−'),
      percent(part.change / all.change, 0),
    ];
  });
  return (
    <>
      <p className="text-sm">
        Agreed pickups stayed at {count(all.before.agreed)}. Paid in the app: {count(all.before.paid)} in the
        week before, {count(all.after.paid)} now. Where did they go?
      </p>
      <div className="mt-4">
        <Choice label="Split by" value={feature} options={NAMES} onValue={setFeature} />
      </div>
      <DataTable
        caption={`Paid share of agreed pickups by ${feature}`}
        head={['', 'Paid before', 'Paid now', 'Change in sales', 'Of the drop']}
        rows={rows}
      />
      <Buttons>
        {filter[feature] === undefined &&
          values.map((value) => (
            <Button key={value} onClick={() => setFilter({ ...filter, [feature]: value })}>
              Only {value}
            </Button>
          ))}
        <Button disabled={narrowed.length === 0} onClick={() => setFilter({})}>
          All sales again
        </Button>
      </Buttons>
      <Result
        main={
          narrowed.length === 0
            ? 'You’re looking at all sales.'
            : `Only ${narrowed.map(([, value]) => value).join(', ')}: ${percent(weight, 0)} of the sales before and ${percent(share, 0)} of the drop.`
        }
      >
        {narrowed.length > 0 &&
          Math.abs(share - weight) < 0.1 &&
          'Its share of the drop is its share of the sales, so this isn’t where it happened.'}
        {share > weight + 0.1 && share < 0.9 && 'More than its share, but some of the drop is elsewhere.'}
        {share >= 0.9 &&
          weight > 0.35 &&
          narrowed.length > 0 &&
          'Nearly all of the drop is in here. Narrow it further.'}
        {share >= 0.9 &&
          weight <= 0.35 &&
          'That’s the address: nearly all of the drop in few of the sales. Now look for what changed there.'}
        {narrowed.length > 0 && share < weight - 0.1 && 'Less than its share: the cause must be elsewhere.'}
      </Result>
    </>
  );
}
