import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { AREAS } from '#areas.ts';
import type { StepRow } from './step-rows.ts';

/** The color of the area whose question it leads to; other things to do have none. */
const hueOf = (to = '') => AREAS.find(({ question }) => to.startsWith(question('')))?.hue;

/** Things to do, each with its time and why it is there. */
export function StepList({ rows, className }: { rows: readonly StepRow[]; className: string }) {
  return (
    <ol className={`divide-y ${className}`}>
      {rows.map(({ key, label, title, to, minutes, why, done }) => (
        <li key={key} data-hue={hueOf(to)} className="flex items-start gap-3 px-4 py-2.5">
          <span className="mt-0.5 w-14 shrink-0 text-sm text-[color:var(--hue,var(--text-muted))]">
            {label}
          </span>
          <span className="min-w-0 flex-1">
            {to ? (
              <Link to={to} className={`rounded font-medium hover:text-accent ${done ? 'text-muted' : ''}`}>
                {title}
              </Link>
            ) : (
              <span className={done ? 'font-medium text-muted' : 'text-muted'}>{title}</span>
            )}
            <span className="block text-sm text-muted">{why}</span>
          </span>
          <span className="mt-0.5 flex shrink-0 items-center gap-2 text-sm text-muted tabular-nums">
            {done && <CircleCheck size={16} role="img" aria-label="Done" className="text-easy" />}
            {minutes !== undefined && `${minutes} min`}
          </span>
        </li>
      ))}
    </ol>
  );
}
