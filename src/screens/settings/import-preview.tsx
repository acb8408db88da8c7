import { useEffect, useId, useRef, useState } from 'react';
import { isNewer } from '#backup/is-newer.ts';
import { changesIn, type Mode, type TablePlan } from '#backup/plan.ts';
import type { TableName } from '#storage/database.ts';
import { TABLES } from '#storage/tables.ts';
import { Button } from '#ui/button.tsx';
import { version } from '../../../package.json';
import { changesText, type Preview } from './use-import.ts';

const MODES: { id: Mode; label: string; text: string }[] = [
  {
    id: 'merge',
    label: 'Merge',
    text: 'Keeps the newer version of each item. Nothing is removed.',
  },
  {
    id: 'replace',
    label: 'Replace',
    text: 'Replaces everything, including preferences, with the backup.',
  },
];

const times = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });
const COLUMNS = ['Added', 'Changed', 'Removed', 'Kept'] as const;
const countsOf = ({ added, changed, removed, kept }: TablePlan) => [
  added.length,
  changed.length,
  removed.length,
  kept,
];

interface Props {
  preview: Preview;
  onApply: (mode: Mode) => void;
  onCancel: () => void;
}

/** What an import would do, kind by kind, in the way that is chosen. */
export function ImportPreview({ preview, onApply, onCancel }: Props) {
  const [mode, setMode] = useState<Mode>('merge');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const { name, backup, plans, changesLook } = preview;
  const looks = mode === 'replace' && changesLook ? 1 : 0;
  const changes = changesIn(plans[mode]) + looks;
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <div className="space-y-4 p-4 sm:p-5">
        <div>
          <h3 ref={heading} tabIndex={-1} className="font-semibold break-words outline-none">
            {name}
          </h3>
          <p className="text-sm text-muted">
            Created on {times.format(backup.createdAt)} with Dryrun {backup.product}. Complete and ready to
            import.
          </p>
          {isNewer(backup.product, version) && (
            <p className="mt-1 text-sm text-muted">
              That version is newer than this one. Anything this version doesn’t recognize is kept.
            </p>
          )}
        </div>
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="sr-only">How to import</legend>
          {MODES.map((each) => (
            <label
              key={each.id}
              className={`flex cursor-pointer gap-2.5 rounded-md border px-3 py-2.5 ${mode === each.id ? 'border-accent bg-accent-soft' : ''}`}
            >
              <input
                type="radio"
                name={id}
                checked={mode === each.id}
                onChange={() => setMode(each.id)}
                aria-label={each.label}
                aria-describedby={`${id}-${each.id}`}
                className="mt-1 size-4 shrink-0 self-start accent-(--accent)"
              />
              <span>
                <span className="block text-sm font-medium">{each.label}</span>
                <span id={`${id}-${each.id}`} className="block text-sm text-muted">
                  {each.text}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <PlanTable plans={plans[mode]} looks={looks} />
      <div className="flex flex-wrap items-center gap-2 p-4 sm:px-5">
        <Button variant="primary" onClick={() => onApply(mode)} disabled={changes === 0}>
          {changes === 0 ? 'Nothing to import' : `Import ${changesText(changes)}`}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function PlanTable({ plans, looks }: { plans: readonly TablePlan[]; looks: number }) {
  const rows = plans
    .map((plan) => ({ title: TABLES[plan.table as TableName].title, counts: countsOf(plan) }))
    .filter(({ counts }) => counts.some((count) => count > 0));
  if (looks > 0) rows.push({ title: 'Theme and sidebar', counts: [0, looks, 0, 0] });
  if (rows.length === 0)
    return <p className="border-y px-5 py-4 text-muted">Both the backup and this browser are empty.</p>;
  return (
    <table className="w-full border-y text-sm tabular-nums">
      <thead className="text-xs text-muted">
        <tr className="border-b">
          <th scope="col" className="px-4 py-2 text-left font-medium sm:px-5">
            Kind
          </th>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              className="px-1.5 py-2 text-right font-medium last:pr-4 sm:px-3 sm:last:pr-5"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map(({ title, counts }) => (
          <tr key={title}>
            <th scope="row" className="px-4 py-1.5 text-left font-normal sm:px-5">
              {title}
            </th>
            {counts.map((count, at) => (
              <td
                key={COLUMNS[at]}
                className={`px-1.5 text-right last:pr-4 sm:px-3 sm:last:pr-5 ${count === 0 ? 'text-muted' : at === 2 ? 'font-medium text-hard' : at === 3 ? '' : 'font-medium'}`}
              >
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
