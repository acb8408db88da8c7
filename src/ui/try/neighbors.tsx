import { useMemo, useState } from 'react';
import { accuracy, drawNeighbors, shareNearby } from '#statistics/models/neighbors.ts';
import { seededRandom } from '#statistics/random.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { Check } from './kit/check.tsx';
import { percent } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const KNOWN = 80;
const NEW = 300;
const [COLUMNS, ROWS] = [28, 16];
const [DAYS, SKIPPED] = [700, 8];

/** Where a majority of neighbors says “leaves”, by how many are asked and how distance is measured. */
export default function Neighbors() {
  const [k, setK] = useState(1);
  const [isScaled, setIsScaled] = useState(false);
  const [known, people] = useMemo(() => {
    const random = seededRandom(17);
    return [drawNeighbors(KNOWN, random), drawNeighbors(NEW, random)] as const;
  }, []);
  const area = useMemo(
    () =>
      times(COLUMNS * ROWS, (index) => ({
        days: ((index % COLUMNS) + 0.5) * (DAYS / COLUMNS),
        skipped: (Math.floor(index / COLUMNS) + 0.5) * (SKIPPED / ROWS),
      })).filter((spot) => shareNearby(known, spot, k, isScaled) > 0.5),
    [known, k, isScaled],
  );
  const [seen, fresh] = useMemo(
    () => [accuracy(known, known, k, isScaled), accuracy(known, people, k, isScaled)],
    [known, people, k, isScaled],
  );
  const dots = (left: boolean) =>
    known.filter((person) => person.left === left).map(({ days, skipped }) => [days, skipped] as const);
  return (
    <>
      <Controls>
        <Slider label="Neighbors asked (k)" value={k} min={1} max={KNOWN - 1} step={2} onValue={setK} />
        <Check label="Scale both features first" checked={isScaled} onChecked={setIsScaled} />
      </Controls>
      <Result
        main={`Right about ${percent(seen, 0)} of the people it knows and ${percent(fresh, 0)} of new ones.`}
      >
        {!isScaled &&
          'Days count by the hundreds and boxes by ones, so neighbors are people with the same tenure, whatever they skip. '}
        {k === 1 && 'With one neighbor everybody known is their own neighbor: that 100% says nothing.'}
        {k > KNOWN / 2 && 'With so many neighbors it’s nearly a vote of everybody.'}
      </Result>
      <Plot
        label={`People by tenure and boxes skipped. ${percent(area.length / (COLUMNS * ROWS), 0)} of the area is called leaving with ${k} ${k === 1 ? 'neighbor' : 'neighbors'}.`}
        x={axis(0, DAYS, { name: 'days' })}
        y={axis(0, SKIPPED, { name: 'boxes skipped' })}
        height={320}
      >
        {(x, y) => (
          <>
            {area.map(({ days, skipped }) => (
              <rect
                key={`${days} ${skipped}`}
                className="fig-area"
                x={x(days - DAYS / COLUMNS / 2)}
                y={y(skipped + SKIPPED / ROWS / 2)}
                width={x(DAYS / COLUMNS) - x(0) + 0.5}
                height={y(0) - y(SKIPPED / ROWS) + 0.5}
              />
            ))}
            <Dots points={dots(false)} kind="good" r={3.5} />
            <Dots points={dots(true)} kind="bad" r={3.5} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          ['bad', 'left'],
          ['good', 'stayed'],
        ]}
      />
      <p className="mt-1 text-sm text-muted">Shaded: where most of the neighbors left.</p>
    </>
  );
}
