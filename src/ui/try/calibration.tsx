import { useMemo, useState } from 'react';
import { brier, calibrationError, drawPredictions, reliability } from '#statistics/models/calibration.ts';
import { seededRandom } from '#statistics/random.ts';
import { axis } from './kit/axis.ts';
import { DataTable } from './kit/data-table.tsx';
import { count, number, percent } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const PEOPLE = 5000;
const asPercent = (value: number): string => percent(value, 0);

/** Probabilities that are honest, too sure of themselves or too high, against what came. */
export default function Calibration() {
  const [slope, setSlope] = useState(2.5);
  const [shift, setShift] = useState(0);
  const all = useMemo(() => drawPredictions(PEOPLE, { slope, shift }, seededRandom(9)), [slope, shift]);
  const bins = reliability(all);
  const error = calibrationError(all);
  return (
    <>
      <Controls>
        <Slider
          label="Confidence"
          value={slope}
          min={0.2}
          max={4}
          step={0.1}
          format={(value) =>
            value === 1
              ? 'honest'
              : value < 1
                ? `too timid (${number(value, 1)})`
                : `too sure (${number(value, 1)})`
          }
          onValue={setSlope}
        />
        <Slider
          label="All predictions moved"
          value={shift}
          min={-2}
          max={2}
          step={0.2}
          format={(value) =>
            value === 0 ? 'not at all' : value < 0 ? `down (${number(value, 1)})` : `up (${number(value, 1)})`
          }
          onValue={setShift}
        />
      </Controls>
      <Result main={`Calibration error ${percent(error)}, Brier score ${brier(all).toFixed(3)}.`}>
        {error < 0.03
          ? 'Of those with 30%, about 30% leave.'
          : 'The order of people is the same as with honest probabilities, so the AUC is too. Only the numbers lie.'}
      </Result>
      <Plot
        label={`Predicted against actual shares: ${bins.map((bin) => `${asPercent(bin.predicted)} said, ${asPercent(bin.happened)} came`).join('; ')}.`}
        x={axis(0, 1, { format: asPercent, name: 'predicted' })}
        y={axis(0, 1, { format: asPercent, name: 'actual' })}
        height={300}
      >
        <Line
          points={[
            [0, 0],
            [1, 1],
          ]}
          look="dashed"
        />
        <Line points={bins.map((bin) => [bin.predicted, bin.happened] as const)} />
        <Dots points={bins.map((bin) => [bin.predicted, bin.happened] as const)} kind="accent" />
      </Plot>
      <Legend
        items={[
          ['accent', 'tenths of the scale'],
          ['dashed', 'honest'],
        ]}
      />
      <DataTable
        caption="Predicted and actual by tenth"
        head={['Mean predicted', 'Actually leave', 'People']}
        rows={bins.map((bin) => [percent(bin.predicted), percent(bin.happened), count(bin.people)])}
      />
    </>
  );
}
