import { useState } from 'react';
import { usersNeeded } from '#statistics/dilution.ts';
import { DataTable } from './kit/data-table.tsx';
import { count, number, plural } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Slider } from './kit/slider.tsx';

const asPercent = (value: number): string => `${value}%`;

/** Users that a test needs if only some of them ever meet the change. */
export default function Dilution() {
  const [share, setShare] = useState(20);
  const [met, setMet] = useState(40);
  const [others, setOthers] = useState(70);
  const [effect, setEffect] = useState(4);
  const { triggered, everyone, overallEffect } = usersNeeded({
    share: share / 100,
    met: met / 100,
    others: others / 100,
    effect: effect / 100,
  });
  const factor = everyone / triggered;
  return (
    <>
      <Controls>
        <Slider
          label="Users who meet the change"
          value={share}
          min={1}
          max={100}
          format={asPercent}
          onValue={setShare}
        />
        <Slider
          label="Effect on them"
          value={effect}
          min={0.5}
          max={10}
          step={0.5}
          format={(value) => plural(value, 'point')}
          onValue={setEffect}
        />
        <Slider label="Their rate today" value={met} min={1} max={89} format={asPercent} onValue={setMet} />
        <Slider
          label="Rate of the others"
          value={others}
          min={1}
          max={89}
          format={asPercent}
          onValue={setOthers}
        />
      </Controls>
      <Result
        main={`Analyzing only those who meet it ${factor > 1.05 ? `cuts the users needed by a factor of ${number(factor, 1)}` : 'saves nothing here'}.`}
      >
        Over everyone the effect is only {number(100 * overallEffect)} points: the others add noise and
        nothing else.
      </Result>
      <DataTable
        caption="Users per group for 80% power at 5%"
        head={['Analysis', 'Effect in points', 'Users per group']}
        rows={[
          ['Triggered users only', number(effect), count(triggered)],
          ['Everyone assigned', number(100 * overallEffect), count(everyone)],
        ]}
      />
    </>
  );
}
