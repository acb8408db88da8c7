import { Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { amount } from '#base/amount.ts';
import { formatUsed, usedMs } from '#interview/clock.ts';
import type { Interview } from '#interview/interview.ts';
import { percentOf } from '#interview/score.ts';
import { paths } from '#paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { KIND_TEXTS } from '../kinds.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** How an interview stands: what is still to be done, or the score. */
function stateOf(interview: Interview): string {
  if (interview.endedAt === undefined) return interview.pausedAt === undefined ? 'In progress' : 'Paused';
  const percent = percentOf(interview);
  return percent === undefined ? 'Needs review' : `${percent}%`;
}

interface Props {
  interview: Interview;
  onRemove: () => void;
  removeRef: Ref<HTMLButtonElement>;
}

/** One interview of the list. */
export function HistoryRow({ interview, onRemove, removeRef }: Props) {
  const { kind, minutes, startedAt, endedAt, questions } = interview;
  const { label } = KIND_TEXTS[kind];
  const scored = percentOf(interview) !== undefined;
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <Link to={paths.interview(interview.id)} className="rounded font-medium hover:text-accent">
          {label}, {minutes} minutes
        </Link>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <time dateTime={new Date(startedAt).toISOString()}>{dateFormat.format(startedAt)}</time>
          <span>{amount(questions.length, 'question')}</span>
          {endedAt !== undefined && (
            <span className="tabular-nums">{formatUsed(usedMs(interview, endedAt))} used</span>
          )}
        </p>
      </div>
      <span
        className={`shrink-0 text-sm tabular-nums ${scored ? 'font-semibold' : 'rounded bg-medium-soft px-1.5 py-px text-xs font-medium text-medium'}`}
      >
        {stateOf(interview)}
      </span>
      <IconButton
        ref={removeRef}
        label={`Delete the interview of ${dateFormat.format(startedAt)}`}
        icon={Trash2}
        onClick={onRemove}
      />
    </li>
  );
}
