import { useState } from 'react';
import { MISMATCH_P, splitP } from '#statistics/sample-ratio.ts';
import { NumberField } from './kit/number-field.tsx';

const MOST = 1_000_000_000;

const shown = (p: number): string => (p < 0.000001 ? 'less than 0.000001' : p.toPrecision(2));

/** Whether a split of users could be chance. */
export default function SampleRatio() {
  const [first, setFirst] = useState(50_600);
  const [second, setSecond] = useState(49_400);
  const [share, setShare] = useState(50);
  const users = first + second;
  const { chiSquared, p } = splitP(first, second, share / 100);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField label="Users in control" value={first} min={0} max={MOST} onValue={setFirst} />
        <NumberField label="Users in treatment" value={second} min={0} max={MOST} onValue={setSecond} />
        <NumberField
          label="Planned for control, in percent"
          value={share}
          min={1}
          max={99}
          onValue={setShare}
        />
      </div>
      <p className="mt-4 text-sm" role="status">
        {users === 0 ? (
          'No users yet.'
        ) : (
          <>
            <span className="font-semibold">
              {((100 * first) / users).toFixed(2)}% in control, chi-squared {chiSquared.toFixed(2)}, p{' '}
              {shown(p)}.
            </span>{' '}
            {p < MISMATCH_P
              ? 'A mismatch. Don’t read any metric: find out where users are lost or added.'
              : 'That can be chance.'}
          </>
        )}
      </p>
    </>
  );
}
