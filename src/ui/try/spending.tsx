import { useMemo, useState } from 'react';
import { limitsOf, performance, plannedDrift, type Rule } from '#statistics/group-sequential.ts';
import { axis } from './kit/axis.ts';
import { Choice } from './kit/choice.tsx';
import { DataTable } from './kit/data-table.tsx';
import { percent } from './kit/format.ts';
import { Controls } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const MOST_LOOKS = 10;
const RULES = [
  ['peeking', '1.96 at every look', 'bad'],
  ['pocock', 'Pocock', 'warn'],
  ['obrien-fleming', 'O’Brien and Fleming', 'good'],
] as const satisfies readonly (readonly [Rule, string, string])[];

/** Limits for several looks at a test, and what each rule claims with and without an effect. */
export default function Spending() {
  const [looks, setLooks] = useState(3);
  const [effect, setEffect] = useState<'none' | 'planned'>('none');
  const rules = useMemo(
    () => RULES.map(([rule, name, kind]) => ({ name, kind, limits: limitsOf(rule, looks) })),
    [looks],
  );
  const drift = effect === 'none' ? 0 : plannedDrift(looks);
  const results = rules.map((rule) => ({ ...rule, ...performance(rule.limits, drift) }));
  const highest = Math.max(4, ...rules.flatMap(({ limits }) => limits));
  return (
    <>
      <Controls>
        <Slider label="Looks at the result" value={looks} min={1} max={MOST_LOOKS} onValue={setLooks} />
        <Choice
          label="The change"
          value={effect}
          options={[
            ['none', 'does nothing'],
            ['planned', 'has the planned effect'],
          ]}
          onValue={setEffect}
        />
      </Controls>
      <p className="mt-4 text-sm" role="status">
        <span className="font-semibold">
          {percent(results[0]?.claims ?? 0)} of tests claim an effect with 1.96 at every look, and{' '}
          {percent(results[2]?.claims ?? 0)} with O’Brien and Fleming.
        </span>{' '}
        {effect === 'none'
          ? 'All of these are false alarms.'
          : 'These are right, but the first rule also has the most false alarms.'}
      </p>
      <Plot
        label={`Limits of z at ${looks} looks. ${results.map(({ name, limits }) => `${name}: ${limits.map((limit) => limit.toFixed(2)).join(', ')}`).join('. ')}.`}
        x={axis(0.5, looks + 0.5, { whole: true, count: 5, name: 'look' })}
        y={axis(1.5, highest, { name: 'limit of z' })}
      >
        {rules.map(({ name, kind, limits }) => {
          const points = limits.map((limit, index) => [index + 1, limit] as const);
          return (
            <g key={name}>
              <Line points={points} look="plain" />
              <Dots points={points} kind={kind} />
            </g>
          );
        })}
      </Plot>
      <Legend items={RULES.map(([, name, kind]) => [kind, name] as const)} />
      <DataTable
        caption="What each rule costs"
        head={['Rule', 'First limit', 'Last limit', 'Claims an effect', 'Data used']}
        rows={results.map(({ name, limits, claims, data }) => [
          name,
          (limits[0] ?? 0).toFixed(2),
          (limits.at(-1) ?? 0).toFixed(2),
          percent(claims),
          percent(data, 0),
        ])}
      />
    </>
  );
}
