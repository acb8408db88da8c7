import { useId } from 'react';
import { CopyButton } from '#ui/copy-button.tsx';
import type { DesignAnswerModel } from '../use-design-answer.ts';
import { type Estimate, estimate, showBits, showBytes, showRate } from './estimate.ts';
import { FIELDS, readLoad, readNumber } from './fields.ts';

const ROWS: { label: string; how: string; show: (result: Estimate) => string }[] = [
  { label: 'Requests', how: 'users × requests ÷ 86,400 s', show: ({ requests }) => showRate(requests) },
  { label: 'At peak', how: 'requests × peak', show: ({ peakRequests }) => showRate(peakRequests) },
  { label: 'Writes', how: 'requests × share', show: ({ writes }) => showRate(writes) },
  { label: 'Reads', how: 'the rest', show: ({ reads }) => showRate(reads) },
  { label: 'Storage per day', how: 'writes × size', show: ({ bytesPerDay }) => showBytes(bytesPerDay) },
  {
    label: 'Total storage',
    how: 'per day × 365 × years × replicas',
    show: ({ bytesKept }) => showBytes(bytesKept),
  },
  { label: 'Bandwidth in', how: 'writes × size × 8 × peak', show: ({ peakIn }) => showBits(peakIn) },
  { label: 'Bandwidth out', how: 'reads × size × 8 × peak', show: ({ peakOut }) => showBits(peakOut) },
];

/** Users and sizes in, requests, storage and bandwidth out, with the way to each figure. */
export function Calculator({ model }: { model: DesignAnswerModel }) {
  const { capacity } = model.answer;
  const load = readLoad(capacity);
  const result = load && estimate(load);
  const id = useId();
  const text = () => (result ? ROWS.map(({ label, show }) => `${label}: ${show(result)}`).join('\n') : '');
  return (
    <div className="grid gap-x-8 gap-y-4 pt-1.5 sm:grid-cols-2">
      <div className="space-y-1.5">
        {FIELDS.map(({ id: field, label, unit, initial, most }) => {
          const value = capacity[field] ?? initial;
          const wrong = readNumber(value, most) === undefined;
          return (
            <div key={field} className="flex items-center justify-between gap-3 text-sm">
              <label htmlFor={`${id}-${field}`}>{label}</label>
              <span className="flex items-center gap-2">
                <input
                  id={`${id}-${field}`}
                  inputMode="decimal"
                  value={value}
                  disabled={!model.loaded}
                  aria-invalid={wrong}
                  aria-describedby={wrong ? `${id}-${field}-wrong` : undefined}
                  onChange={(event) =>
                    model.change({ capacity: { ...capacity, [field]: event.target.value } })
                  }
                  className="h-8 w-28 rounded-md border border-border-strong bg-surface px-2 text-right tabular-nums aria-invalid:border-hard"
                />
                <span className="w-9 text-xs text-muted">{unit}</span>
              </span>
              {wrong && (
                <span id={`${id}-${field}-wrong`} className="sr-only">
                  Enter a number{most <= 1000 ? ` up to ${most}` : ''}.
                </span>
              )}
            </div>
          );
        })}
      </div>
      <div>
        <dl aria-label="Estimate" className="text-sm">
          {ROWS.map(({ label, how, show }) => (
            <div key={label} className="flex items-baseline justify-between gap-3 border-b py-1.5">
              <dt>
                {label}
                <span className="block text-xs text-muted">{how}</span>
              </dt>
              <dd className="font-medium whitespace-nowrap tabular-nums">{result ? show(result) : '–'}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-2 flex items-center justify-end">
          {result ? (
            <CopyButton text={text} label="Copy estimate" />
          ) : (
            <p className="text-sm text-hard">Fix the fields that are out of range.</p>
          )}
        </div>
      </div>
    </div>
  );
}
