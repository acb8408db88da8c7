import { useState } from 'react';
import { powerOf, sampleSize } from '#statistics/sample-size.ts';
import { NumberField } from './kit/number-field.tsx';
import { Plot, pathThrough } from './kit/plot.tsx';

const POINTS = 60;
const FIELDS = [
  { key: 'baseline', label: 'Rate today, in percent', min: 0.1, max: 95 },
  { key: 'effect', label: 'Smallest difference worth finding, in points', min: 0.05, max: 50 },
  { key: 'alpha', label: 'False alarms allowed, in percent', min: 0.1, max: 20 },
  { key: 'power', label: 'Power, in percent', min: 50, max: 99 },
] as const;
const DAILY = { label: 'Users per day, both groups together', min: 1, max: 100_000_000 };

const whole = new Intl.NumberFormat('en');
const short = new Intl.NumberFormat('en', { notation: 'compact' });

/** Users that a test of two rates needs, and how its power grows with them. */
export default function SampleSize() {
  const [percent, setPercent] = useState({ baseline: 10, effect: 1, alpha: 5, power: 80 });
  const [daily, setDaily] = useState(2000);
  const fits = percent.baseline + percent.effect < 100;
  const plan = {
    baseline: percent.baseline / 100,
    effect: percent.effect / 100,
    alpha: percent.alpha / 100,
    power: percent.power / 100,
  };
  const users = fits ? sampleSize(plan) : 0;
  const days = Math.ceil((2 * users) / daily);
  const most = 2 * users;
  const curve = Array.from({ length: POINTS + 1 }, (_, index) => {
    const at = Math.max(1, (most * index) / POINTS);
    return [at, powerOf(plan, at)] as const;
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ key, label, min, max }) => (
          <NumberField
            key={key}
            label={label}
            value={percent[key]}
            min={min}
            max={max}
            step={0.05}
            onValue={(value) => setPercent((before) => ({ ...before, [key]: value }))}
          />
        ))}
        <NumberField {...DAILY} value={daily} onValue={setDaily} />
      </div>
      <p className="mt-4 text-sm" role="status">
        {fits ? (
          <>
            <span className="font-semibold">{whole.format(users)} users in each group,</span>{' '}
            {whole.format(2 * users)} in all, about {whole.format(days)} {days === 1 ? 'day' : 'days'}.
            {days < 7 && ' Run it for a whole week anyway: weekends differ.'}
          </>
        ) : (
          'A rate can’t pass 100%. Lower the rate or the difference.'
        )}
      </p>
      {fits && (
        <Plot
          label={`Power by users in each group. It reaches ${percent.power}% at ${whole.format(users)}.`}
          x={{
            min: 0,
            max: most,
            ticks: [0, users / 2, users, 1.5 * users].map((at) => ({
              at,
              label: short.format(Math.round(at)),
            })),
          }}
          y={{ min: 0, max: 1, ticks: [0, 0.5, 1].map((at) => ({ at, label: `${100 * at}%` })) }}
        >
          {(placeX, placeY) => (
            <>
              <path
                className="fig-line-accent"
                d={pathThrough(curve.map(([at, power]) => [placeX(at), placeY(power)]))}
              />
              <path
                className="fig-line-dashed"
                d={`M${placeX(users)} ${placeY(0)}V${placeY(plan.power)}H${placeX(0)}`}
              />
            </>
          )}
        </Plot>
      )}
    </>
  );
}
