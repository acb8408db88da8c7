import { useMemo, useState } from 'react';
import {
  approximate,
  decompose,
  drawMatrix,
  factorSize,
  type Matrix,
  relativeError,
  STRENGTHS,
} from '#statistics/models/low-rank.ts';
import { seededRandom } from '#statistics/random.ts';
import { axis } from './kit/axis.ts';
import { DataTable } from './kit/data-table.tsx';
import { count, number, percent } from './kit/format.ts';
import { HeatMaps } from './kit/heat-maps.tsx';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Bars } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const [ROWS, COLUMNS] = [24, 16];
const WHOLE = ROWS * COLUMNS;
/** One weight matrix of a language model, for comparison. */
const LAYER = 4096;

/** Entries as shares of the range that the whole matrix has. */
function shades(matrix: Matrix, of: Matrix): number[][] {
  const [low, high] = [Math.min(...of.flat()), Math.max(...of.flat())];
  return matrix.map((row) => row.map((value) => Math.min(1, Math.max(0, (value - low) / (high - low || 1)))));
}

function remark(rank: number, noise: number): string {
  if (rank === 0) return 'Rank 0 is a matrix of zeros.';
  if (factorSize(ROWS, COLUMNS, rank) >= WHOLE)
    return 'The two factors now hold as many numbers as the matrix, or more.';
  if (rank < STRENGTHS.length)
    return `The matrix is made of ${STRENGTHS.length} patterns, and some are missing.`;
  return noise === 0
    ? `It’s made of ${STRENGTHS.length} patterns, so its rank is ${STRENGTHS.length} and nothing is lost.`
    : `Its ${STRENGTHS.length} patterns are there. What’s missing is noise, which no low rank can hold.`;
}

/** A matrix, its best approximation of a rank, and what that saves. */
export default function LowRank() {
  const [rank, setRank] = useState(2);
  const [noise, setNoise] = useState(0.1);
  const matrix = useMemo(() => drawMatrix(ROWS, COLUMNS, noise, seededRandom(4)), [noise]);
  const parts = useMemo(() => decompose(matrix), [matrix]);
  const close = approximate(parts, rank);
  const error = relativeError(close, matrix);
  const held = factorSize(ROWS, COLUMNS, rank);
  const values = parts.map(({ value }, index) => [index + 1, value] as const);
  const saved =
    held <= WHOLE ? `${percent(1 - held / WHOLE, 0)} saved` : `${percent(held / WHOLE - 1, 0)} more`;
  const row = (name: string, rows: number, columns: number) => {
    const [full, low] = [rows * columns, factorSize(rows, columns, rank)];
    return [`${name}, ${count(rows)} × ${count(columns)}`, count(full), count(low), percent(low / full, 2)];
  };
  return (
    <>
      <Controls>
        <Slider label="Rank" value={rank} min={0} max={COLUMNS} onValue={setRank} />
        <Slider label="Noise in the matrix" value={noise} min={0} max={1} step={0.1} onValue={setNoise} />
      </Controls>
      <Result
        main={`Rank ${rank}: error ${percent(error)}, ${count(held)} parameters in place of ${WHOLE} (${saved}).`}
      >
        {remark(rank, noise)}
      </Result>
      <HeatMaps
        label={`A matrix of ${ROWS} × ${COLUMNS} and its approximation of rank ${rank}, which is off by ${percent(error)}.`}
        maps={[
          { title: 'Matrix', shades: shades(matrix, matrix) },
          { title: `Rank ${rank}`, shades: shades(close, matrix) },
        ]}
      />
      <Plot
        label={`Singular values: ${values.map(([, value]) => number(value, 1)).join(', ')}. The first ${rank} are kept.`}
        x={axis(0, COLUMNS + 1, { name: 'component', whole: true })}
        y={axis(0, Math.max(...parts.map(({ value }) => value)), { name: 'singular value' })}
        height={200}
      >
        <Bars points={values.slice(0, rank)} width={0.7} />
        <Bars points={values.slice(rank)} width={0.7} kind="plain" />
      </Plot>
      <Legend
        items={[
          ['accent', 'kept'],
          ['plain', 'left out'],
        ]}
      />
      <DataTable
        caption={`Parameters of a whole matrix and of two factors of rank ${rank}`}
        head={['Matrix', 'Whole', `Rank ${rank}`, 'Share']}
        rows={[row('This one', ROWS, COLUMNS), row('A layer', LAYER, LAYER)]}
      />
    </>
  );
}
