import { useId, useState } from 'react';
import { overallRate } from '#statistics/mix.ts';

const USERS = 10_000;
const CONTROL = [
  { name: 'Desktop', users: 8000, rate: 0.15 },
  { name: 'Mobile', users: 2000, rate: 0.05 },
];
const RATES = [0.16, 0.06] as const;

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** Two segments in which the treatment is better, and a slider for how many of its users are in each. */
export default function MixedSegments() {
  const id = useId();
  const [share, setShare] = useState(20);
  const desktop = (USERS * share) / 100;
  const treatment = [
    { users: desktop, rate: RATES[0] },
    { users: USERS - desktop, rate: RATES[1] },
  ];
  const [before, after] = [overallRate(CONTROL), overallRate(treatment)];
  // Rates that are the same on screen are the same.
  const order = Number((after - before).toFixed(6));
  return (
    <>
      <label htmlFor={id} className="block text-sm font-medium">
        Desktop users in the treatment: {share}% (control: 80%)
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={share}
        onChange={({ target }) => setShare(Number(target.value))}
        className="mt-2 h-6 w-full max-w-md accent-accent"
      />
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-left text-sm tabular-nums">
          <thead>
            <tr className="text-muted">
              <th className="py-1 pr-4 font-medium">Segment</th>
              <th className="py-1 pr-4 font-medium">Control</th>
              <th className="py-1 font-medium">Treatment</th>
            </tr>
          </thead>
          <tbody>
            {CONTROL.map(({ name, users, rate }, index) => (
              <tr key={name} className="border-t">
                <th scope="row" className="py-1.5 pr-4 font-medium">
                  {name}
                </th>
                <td className="py-1.5 pr-4">
                  {percent(rate)} of {users.toLocaleString('en')}
                </td>
                <td className="py-1.5">
                  {percent(treatment[index]?.rate ?? 0)} of{' '}
                  {(treatment[index]?.users ?? 0).toLocaleString('en')}
                </td>
              </tr>
            ))}
            <tr className="border-t font-semibold">
              <th scope="row" className="py-1.5 pr-4">
                Together
              </th>
              <td className="py-1.5 pr-4">{percent(before)}</td>
              <td className="py-1.5">{percent(after)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-sm" role="status">
        {order < 0 && 'Better in both segments, and worse together: the groups have different users.'}
        {order === 0 && 'Better in both segments, and the same together.'}
        {order > 0 &&
          share !== 80 &&
          'Better in both and together, but by the wrong amount: the mix still differs.'}
        {order > 0 && share === 80 && 'With the same mix it’s better by one point everywhere.'}
      </p>
    </>
  );
}
