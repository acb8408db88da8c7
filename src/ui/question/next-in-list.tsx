import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { dueAt, startOfDay } from '#review/due.ts';
import { progress, reviews } from '#storage/records.ts';
import { useProgress } from '#storage/use-progress.ts';
import { useRecord } from '#storage/use-record.ts';
import { buttonClass } from '../button.tsx';
import { useSequence } from './use-sequence.ts';

const dateFormat = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' });

/** When a solved question comes back for review, in words; nothing while it is not known. */
export function ComesBack({ databaseId }: { databaseId: string }) {
  const [solved] = useRecord(progress, databaseId);
  const [state, , loaded] = useRecord(reviews, databaseId);
  if (solved?.status !== 'solved' || !loaded) return null;
  const now = Date.now();
  const due = dueAt(solved, state, now);
  const text =
    due <= now
      ? 'Due for review now'
      : due < startOfDay(now, 2)
        ? 'Comes back for review tomorrow'
        : `Comes back for review on ${dateFormat.format(due)}`;
  return <span className="text-sm text-muted">{text}</span>;
}

/** Leads to the next question of the list that is not solved yet. */
export function NextInList({ databaseId }: { databaseId: string }) {
  const sequence = useSequence(databaseId);
  const statuses = useProgress();
  if (!sequence?.label) return null;
  const next = sequence.nextOpen((id) => statuses.get(id) !== 'solved');
  if (!next) return <span className="text-sm font-medium">That was the last one in {sequence.label}.</span>;
  return (
    <Link to={next.to} className={`${buttonClass({ variant: 'primary', size: 'sm' })} max-w-full`}>
      <span className="truncate">
        Next in {sequence.label}: {next.title}
      </span>
      <ArrowRight size={14} aria-hidden className="shrink-0" />
    </Link>
  );
}
