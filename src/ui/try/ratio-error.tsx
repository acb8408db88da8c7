import { useMemo, useState } from 'react';
import { seededRandom } from '#statistics/random.ts';
import { drawCounts, ratioFalseAlarms, ratioOf } from '#statistics/ratio.ts';
import { DataTable } from './kit/data-table.tsx';
import { percent } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Slider } from './kit/slider.tsx';

const USERS = 150;
const TESTS = 300;

/** The error of a ratio counted by user and by workout, and how often each raises a false alarm. */
export default function RatioError() {
  const [spread, setSpread] = useState(70);
  const [starts, setStarts] = useState(6);
  const { ratio, alarms } = useMemo(() => {
    const random = seededRandom(3);
    const draw = () => drawCounts(USERS, starts, spread / 100, random);
    return { ratio: ratioOf(draw()), alarms: ratioFalseAlarms(TESTS, draw) };
  }, [spread, starts]);
  const effect = (ratio.error / ratio.naiveError) ** 2;
  return (
    <>
      <Controls>
        <Slider
          label="How much users differ"
          value={spread}
          min={0}
          max={100}
          step={5}
          format={(value) => (value === 0 ? 'not at all' : value === 100 ? 'very much' : `${value}%`)}
          onValue={setSpread}
        />
        <Slider label="Workouts started per user" value={starts} min={1} max={15} onValue={setStarts} />
      </Controls>
      <Result
        main={`Counting workouts raises a false alarm in ${percent(alarms.naive)} of ${TESTS} tests without any effect, counting users in ${percent(alarms.byUser)}.`}
      >
        The design effect is {effect.toFixed(1)}:{' '}
        {effect > 1.3
          ? 'the workouts of one person are alike, so they tell less than as many people would.'
          : 'here a workout tells nearly as much as a person.'}
      </Result>
      <DataTable
        caption="Error of the share of workouts finished, in one group"
        head={['Error', 'In points', 'False alarms at 5%']}
        rows={[
          ['By user (delta method)', (100 * ratio.error).toFixed(2), percent(alarms.byUser)],
          ['By workout (binomial)', (100 * ratio.naiveError).toFixed(2), percent(alarms.naive)],
        ]}
      />
    </>
  );
}
