import { useState } from 'react';
import {
  exactPermutation,
  isAsExtreme,
  meanDifference,
  permutedDifferences,
} from '#statistics/permutation.ts';
import { seededRandom } from '#statistics/random.ts';
import { Button } from '#ui/button.tsx';
import { Plot } from './kit/plot.tsx';

/** Minutes of eight people, as in the lesson. */
const CONTROL = [12, 15, 11, 14];
const TREATMENT = [17, 16, 13, 20];
const SEEN = meanDifference(CONTROL, TREATMENT);
const EXACT = exactPermutation(CONTROL, TREATMENT);
const MOST = 20_000;
const BIN = 0.5;
const REACH = 5.5;

const binOf = (difference: number) => Math.round(difference / BIN) * BIN;

/** The labels of two groups dealt out again and again, and how often they differ as much as they did. */
export default function Permutation() {
  const [random, setRandom] = useState(() => seededRandom(1));
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  const shuffle = (count: number) =>
    setDrawn([...drawn, ...permutedDifferences(CONTROL, TREATMENT, count, random)].slice(0, MOST));
  const extreme = drawn.filter((difference) => isAsExtreme(difference, SEEN)).length;
  const counts = Map.groupBy(drawn, binOf);
  const highest = Math.max(1, ...[...counts.values()].map(({ length }) => length));
  const last = drawn.at(-1);
  return (
    <>
      <p className="text-sm">
        Control: {CONTROL.join(', ')} minutes. Treatment: {TREATMENT.join(', ')} minutes. Difference of the
        means: {SEEN}.
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="primary" disabled={drawn.length >= MOST} onClick={() => shuffle(1)}>
          Shuffle once
        </Button>
        <Button disabled={drawn.length >= MOST} onClick={() => shuffle(1000)}>
          Shuffle 1,000 times
        </Button>
        <Button
          onClick={() => {
            setDrawn([]);
            setRandom(() => seededRandom(1));
          }}
        >
          Start over
        </Button>
      </div>
      <p className="mt-3 text-sm" role="status">
        {last === undefined
          ? `There are ${EXACT.divisions} ways to divide the eight. Shuffle and see how far apart chance puts them.`
          : `${drawn.length} shuffled, the last ${last.toFixed(1)} apart. ${extreme} at least ${SEEN} apart: ${((100 * extreme) / drawn.length).toFixed(1)}%. Of all ${EXACT.divisions} divisions it’s ${EXACT.asExtreme}, ${((100 * EXACT.asExtreme) / EXACT.divisions).toFixed(1)}%.`}
      </p>
      <Plot
        label={`Histogram of ${drawn.length} shuffled differences from ${-REACH} to ${REACH}; ${extreme} are at least ${SEEN} from zero.`}
        x={{ min: -REACH, max: REACH, ticks: [-SEEN, 0, SEEN].map((at) => ({ at, label: String(at) })) }}
        y={{ min: 0, max: highest, ticks: [{ at: highest, label: String(highest) }] }}
      >
        {(placeX, placeY) =>
          [...counts].map(([bin, differences]) => (
            <rect
              key={bin}
              className={isAsExtreme(bin, SEEN) ? 'fig-bad' : 'fig-good'}
              x={placeX(bin - BIN / 2) + 1}
              y={placeY(differences.length)}
              width={placeX(BIN) - placeX(0) - 2}
              height={placeY(0) - placeY(differences.length)}
            />
          ))
        }
      </Plot>
    </>
  );
}
