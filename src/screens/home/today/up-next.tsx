import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { PointerLine } from '#ui/pointer-line.tsx';
import type { TodayRow } from './today-rows.ts';
import type { TodayModel } from './use-today.ts';

/** The one thing to do now, with the one button that stands out. */
export function UpNext({ row }: { row: TodayRow }) {
  const { label, title, to, why, minutes, verb } = row;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 px-4 py-5">
      <div className="min-w-0">
        <p className="text-sm font-medium text-accent">Up next: {label.toLowerCase()}</p>
        <h3 className="mt-0.5 text-xl font-semibold">{title}</h3>
        <p className="mt-0.5 text-sm text-muted">
          {why}
          {minutes !== undefined && ` ${minutes} min.`}
        </p>
      </div>
      {to && (
        <Link
          to={to}
          aria-label={`${verb}: ${title}`}
          className={buttonClass({ variant: 'primary', size: 'lg' })}
        >
          {verb}
          <ArrowRight size={16} aria-hidden />
        </Link>
      )}
    </div>
  );
}

/** Nothing is left for today. */
export function AllDone({ off, rows }: Pick<TodayModel, 'off' | 'rows'>) {
  const title = off && rows.length === 0 ? 'Day off' : 'All done for today';
  const text =
    off && rows.length === 0
      ? 'Your plan has nothing for today. Rest, or practice what you like.'
      : 'Nothing is left for today. Rest: what you learned settles while you sleep.';
  return (
    <div className="px-4 py-5">
      <PointerLine arrived className="mb-3" />
      <h3 className="text-xl font-semibold">{title}</h3>
      <p className="mt-0.5 text-sm text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to={paths.dsa} className={buttonClass({ size: 'sm' })}>
          Browse questions
        </Link>
        <Link to={paths.plan} className={buttonClass({ size: 'sm' })}>
          Open your plan
        </Link>
      </div>
    </div>
  );
}
