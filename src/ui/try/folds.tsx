import { useMemo, useState } from 'react';
import { compareFolds } from '#statistics/models/folds.ts';
import { seededRandom } from '#statistics/random.ts';
import { mean } from '#statistics/summary.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { percent } from './kit/format.ts';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const PEOPLE = 80;

/** Cross-validation of people with several rows each, by random folds and by whole people. */
export default function Folds() {
  const [months, setMonths] = useState(6);
  const [folds, setFolds] = useState(5);
  const [seed, setSeed] = useState(3);
  const { byRow, byPerson, truth } = useMemo(
    () => compareFolds(PEOPLE, months, folds, seededRandom(seed)),
    [months, folds, seed],
  );
  const row = (values: readonly number[], y: number) => values.map((value) => [value, y] as const);
  return (
    <>
      <Controls>
        <Slider label="Rows per person" value={months} min={1} max={12} onValue={setMonths} />
        <Slider label="Folds" value={folds} min={2} max={10} onValue={setFolds} />
      </Controls>
      <Buttons>
        <Button onClick={() => setSeed(seed + 1)}>Draw other people</Button>
      </Buttons>
      <Result
        main={`Accuracy by random folds ${percent(mean(byRow), 0)}, by person ${percent(mean(byPerson), 0)}, on new people ${percent(truth, 0)}.`}
      >
        {months > 1
          ? 'With random folds nearly every row finds its own person in the training data. That’s leakage; keep people together.'
          : 'With one row per person both ways are the same, up to chance.'}
      </Result>
      <Plot
        label={`Accuracy of ${folds} folds. Random: ${byRow.map((value) => percent(value, 0)).join(', ')}. By person: ${byPerson.map((value) => percent(value, 0)).join(', ')}. New people: ${percent(truth, 0)}.`}
        x={axis(0.3, 1, { format: (value) => percent(value, 0), name: 'accuracy' })}
        y={{ min: 0.3, max: 2.7, ticks: [] }}
        height={170}
      >
        <Level x={truth} />
        <Dots points={row(byRow, 2)} kind="bad" r={5} />
        <Dots points={row(byPerson, 1)} kind="good" r={5} />
      </Plot>
      <Legend
        items={[
          ['bad', 'random folds'],
          ['good', 'folds of people'],
          ['dashed', 'new people'],
        ]}
      />
    </>
  );
}
