import { useState } from 'react';
import { mixedWorld } from '#statistics/interference.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { number, signed } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const BASE = 2;
const perWeek = (value: number): string => signed(value, 2);

/** A change that reaches those who don't have it: what the test shows, and what a release would do. */
export default function Interference() {
  const [direct, setDirect] = useState(0.4);
  const [spillover, setSpillover] = useState(0.3);
  const [share, setShare] = useState(50);
  const spilling = { base: BASE, direct, spillover };
  const { control, treated, difference, total } = mixedWorld(spilling, share / 100);
  const lines = [0, 1].map((own) =>
    times(11, (tenth) => {
      const world = mixedWorld(spilling, tenth / 10);
      return [10 * tenth, own === 1 ? world.treated : world.control] as const;
    }),
  );
  const values = lines.flat().map(([, value]) => value);
  const gap = Number((difference - total).toFixed(6));
  return (
    <>
      <Controls>
        <Slider
          label="Effect of having it"
          value={direct}
          min={-0.5}
          max={1}
          step={0.05}
          format={perWeek}
          onValue={setDirect}
        />
        <Slider
          label="Effect of everyone else having it"
          value={spillover}
          min={-1}
          max={1}
          step={0.05}
          format={perWeek}
          onValue={setSpillover}
        />
        <Slider
          label="Users in treatment"
          value={share}
          min={1}
          max={99}
          format={(value) => `${value}%`}
          onValue={setShare}
        />
      </Controls>
      <Result
        main={`The test shows ${perWeek(difference)} workouts per week; releasing it to everyone does ${perWeek(total)}.`}
      >
        Treated users train {number(treated)} times, the others {number(control)}.{' '}
        {gap === 0 && 'Nothing spills over, so both are the same.'}
        {gap < 0 &&
          'The benefit leaks to control, so the test understates it. Putting more users into treatment doesn’t repair that.'}
        {gap > 0 && 'Treatment takes from control, so the test overstates it.'}
      </Result>
      <Plot
        label={`Workouts per week by share of users treated: control ${number(BASE)} to ${number(BASE + spillover)}, treated ${number(BASE + direct)} to ${number(BASE + total)}.`}
        x={axis(0, 100, { format: (value) => `${value}%`, name: 'users in treatment' })}
        y={axis(Math.min(1.5, ...values), Math.max(3, ...values), { name: 'workouts per week' })}
      >
        <Level x={share} />
        <Line points={lines[0] ?? []} look="plain" />
        <Line points={lines[1] ?? []} />
        <Dots points={[[share, control]]} kind="plain" r={5} />
        <Dots points={[[share, treated]]} kind="accent" r={5} />
        <Dots
          points={[
            [0, BASE],
            [100, BASE + total],
          ]}
          kind="good"
          r={5}
        />
      </Plot>
      <Legend
        items={[
          ['plain', 'control in the test'],
          ['accent', 'treated in the test'],
          ['good', 'nobody has it, everyone has it'],
        ]}
      />
    </>
  );
}
