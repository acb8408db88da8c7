import { useMemo, useState } from 'react';
import { auc, confusion, drawScores } from '#statistics/models/scores.ts';
import { seededRandom } from '#statistics/random.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { Choice } from './kit/choice.tsx';
import { DataTable } from './kit/data-table.tsx';
import { count, percent } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const PEOPLE = 4000;
const POINTS = 60;
const asPercent = (value: number): string => percent(value, 0);

/** A threshold moved along the scores, on the ROC curve or on that of precision and recall. */
export default function Threshold() {
  const [view, setView] = useState<'roc' | 'pr'>('roc');
  const [limit, setLimit] = useState(0.6);
  const [share, setShare] = useState(4);
  const [separation, setSeparation] = useState(1.2);
  const scored = useMemo(
    () => drawScores(PEOPLE, share / 100, separation, seededRandom(6)),
    [share, separation],
  );
  const curve = useMemo(() => times(POINTS + 1, (index) => confusion(scored, index / POINTS)), [scored]);
  const area = useMemo(() => auc(scored), [scored]);
  const now = confusion(scored, limit);
  const points =
    view === 'roc'
      ? [...curve.map(({ falseAlarmRate, recall }) => [falseAlarmRate, recall] as const), [0, 0] as const]
      : curve.flatMap(({ recall, precision }) =>
          precision === undefined ? [] : [[recall, precision] as const],
        );
  const spot =
    view === 'roc'
      ? ([now.falseAlarmRate, now.recall] as const)
      : ([now.recall, now.precision ?? 0] as const);
  return (
    <>
      <Controls>
        <Slider label="Flag scores from" value={limit} min={0} max={1} step={0.01} onValue={setLimit} />
        <Slider
          label="People who cancel"
          value={share}
          min={1}
          max={50}
          format={(value) => `${value}%`}
          onValue={setShare}
        />
        <Slider
          label="How well the model separates them"
          value={separation}
          min={0}
          max={3}
          step={0.1}
          onValue={setSeparation}
        />
        <Choice
          label="Curve"
          value={view}
          options={[
            ['roc', 'ROC'],
            ['pr', 'precision and recall'],
          ]}
          onValue={setView}
        />
      </Controls>
      <Result
        main={`Recall ${percent(now.recall)}, precision ${now.precision === undefined ? 'has no value, as nobody is flagged' : percent(now.precision)}, false positive rate ${percent(now.falseAlarmRate)}. AUC ${area.toFixed(2)}.`}
      >
        {view === 'roc'
          ? 'Change how many cancel: the ROC curve hardly moves.'
          : 'Change how many cancel: this curve moves a lot, as precision depends on how rare they are.'}
      </Result>
      <Plot
        label={
          view === 'roc'
            ? `ROC curve with an AUC of ${area.toFixed(2)}.`
            : `Precision by recall; at random, precision would be ${share}%.`
        }
        x={axis(0, 1, { format: asPercent, name: view === 'roc' ? 'false positive rate' : 'recall' })}
        y={axis(0, 1, { format: asPercent, name: view === 'roc' ? 'recall' : 'precision' })}
        height={300}
      >
        {view === 'roc' ? (
          <Line
            points={[
              [0, 0],
              [1, 1],
            ]}
            look="dashed"
          />
        ) : (
          <Level y={share / 100} />
        )}
        <Line points={points} />
        <Dots points={[spot]} kind="accent" r={6} />
      </Plot>
      <Legend
        items={[
          ['accent', 'this threshold'],
          ['line', 'all thresholds'],
          ['dashed', 'without a model'],
        ]}
      />
      <DataTable
        caption={`${count(PEOPLE)} people at this threshold`}
        head={['', 'Cancels', 'Stays']}
        rows={[
          ['Flagged', `${count(now.tp)} (TP)`, `${count(now.fp)} (FP)`],
          ['Not flagged', `${count(now.fn)} (FN)`, `${count(now.tn)} (TN)`],
        ]}
      />
    </>
  );
}
