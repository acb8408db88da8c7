import { useMemo, useState } from 'react';
import { seededRandom } from '#statistics/random.ts';
import { cappedDifference, drawRevenue } from '#statistics/winsorize.ts';
import { axis } from './kit/axis.ts';
import { Check } from './kit/check.tsx';
import { count, dollars, number } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const USERS = 40_000;
const LIFT = 0.1;
const GYM = 20_000;
const CAPS = [25, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 2000, 5000, 20_000];
const Z = 1.96;

/** Revenue per user with a cap that one moves, and one giant order. */
export default function Winsorize() {
  const [place, setPlace] = useState(CAPS.length - 1);
  const [withGym, setWithGym] = useState(true);
  const results = useMemo(() => {
    const random = seededRandom(7);
    const control = drawRevenue(USERS, 0, random);
    const treatment = drawRevenue(USERS, LIFT, random);
    if (withGym) treatment[0] = GYM;
    return CAPS.map((cap) => cappedDifference(control, treatment, cap));
  }, [withGym]);
  const cap = CAPS[place] ?? GYM;
  const now = results[place] ?? { difference: 0, error: 0, z: 0 };
  const path = results.map(({ z }, index) => [index, z] as const);
  const highest = Math.max(3, ...path.map(([, z]) => z));
  return (
    <>
      <Controls>
        <Slider
          label="Count revenue per user up to"
          value={place}
          min={0}
          max={CAPS.length - 1}
          format={(index) => `$${count(CAPS[index] ?? 0)}`}
          onValue={setPlace}
        />
        <Check label="One gym orders for $20,000, in treatment" checked={withGym} onChecked={setWithGym} />
      </Controls>
      <Result
        main={`Up to $${count(cap)} per user: ${dollars(now.difference)} more, from ${dollars(now.difference - Z * now.error)} to ${dollars(now.difference + Z * now.error)}, z ${number(now.z)}.`}
      >
        {Math.abs(now.z) >= Z ? 'Zero is outside of the interval.' : 'The interval holds zero.'}{' '}
        {cap <= 50 &&
          'But with so low a cap it’s hardly revenue anymore: nearly every order counts the same.'}
      </Result>
      <Plot
        label={`Z value by cap: ${path.map(([index, z]) => `$${count(CAPS[index] ?? 0)} ${number(z, 1)}`).join(', ')}.`}
        x={{
          min: -0.5,
          max: CAPS.length - 0.5,
          ticks: [0, 3, 7, 12].map((at) => ({ at, label: `$${count(CAPS[at] ?? 0)}` })),
          name: 'cap',
        }}
        y={axis(Math.min(0, ...path.map(([, z]) => z)), highest, { name: 'z of the difference' })}
      >
        <Level y={Z} />
        <Line points={path} />
        <Dots points={path} r={3} />
        <Dots points={[[place, now.z]]} kind="accent" r={5.5} />
      </Plot>
      <Legend
        items={[
          ['accent', 'this cap'],
          ['plain', 'the others'],
          ['dashed', 'limit of 1.96'],
        ]}
      />
    </>
  );
}
