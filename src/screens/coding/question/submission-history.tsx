import { useState } from 'react';
import { amount } from '#base/amount.ts';
import { findLanguage } from '#judge/languages.ts';
import { newestFirst } from '#storage/newest-first.ts';
import { type Submission, submissions } from '#storage/records.ts';
import { useRecords } from '#storage/use-records.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatMs } from '#ui/judge/format-ms.ts';
import { VerdictText } from '#ui/judge/verdict-text.tsx';
import type { WorkspaceModel } from '../use-workspace.ts';
import { type Attempts, attemptsOf, minutesSinceLast } from './attempts.ts';
import { ColoredCode } from './colored-code.tsx';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const labelOf = (id: string) => findLanguage(id)?.label ?? id;

/** Every real Submit with its code, newest first. Code from before a fresh attempt stays hidden until asked for. */
export function SubmissionHistory({
  questionId,
  workspace,
}: {
  questionId: string;
  workspace: WorkspaceModel;
}) {
  const list = useRecords(submissions, newestFirst, { field: 'questionId', equals: questionId });
  if (!list) return <p className="px-5 py-6 text-muted">Loading…</p>;
  if (list.length === 0) {
    return (
      <EmptyState>No submissions yet. Each real Submit is saved here with its code and verdict.</EmptyState>
    );
  }
  const attempts = attemptsOf(list);
  return (
    <>
      <Summary attempts={attempts} workspace={workspace} />
      <ul className="divide-y border-t">
        {list.map((submission, index) => (
          <Row
            key={submission.id}
            submission={submission}
            number={list.length - index}
            minutes={minutesSinceLast(list, index)}
            isBest={attempts.best.get(submission.language) === submission}
            workspace={workspace}
          />
        ))}
      </ul>
    </>
  );
}

/** How many attempts it took, and the way to one's own fastest solution in the editor's language. */
function Summary({ attempts, workspace }: { attempts: Attempts; workspace: WorkspaceModel }) {
  const { total, accepted, solvedAt } = attempts;
  const best = attempts.best.get(workspace.language.id);
  const hidden = best && workspace.freshSince !== undefined && best.at < workspace.freshSince;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <p className="text-sm text-muted">
        {amount(total, 'submission')}, {accepted} accepted.
        {solvedAt !== undefined && ` Solved on attempt ${solvedAt}.`}
        {best && ` Your best in ${workspace.language.label}: ${formatMs(best.ms)}.`}
      </p>
      {best && !hidden && (
        <Button size="sm" onClick={() => workspace.load(best.language, best.source)}>
          Load my best
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  submission: Submission;
  /** Which attempt it is, counted from 1. */
  number: number;
  /** Since the attempt before, if that was shortly before. */
  minutes: number | undefined;
  isBest: boolean;
  workspace: WorkspaceModel;
}

function Row({ submission, number, minutes, isBest, workspace }: RowProps) {
  const [open, setOpen] = useState(false);
  const fresh = workspace.freshSince;
  const hidden = fresh !== undefined && submission.at < fresh;
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex w-full flex-wrap items-center gap-x-4 gap-y-0.5 px-5 py-2.5 text-left text-sm hover:bg-surface-2"
      >
        <span className="w-6 text-muted tabular-nums">#{number}</span>
        <VerdictText verdict={submission.verdict} />
        <span className="text-muted">{labelOf(submission.language)}</span>
        <span className="text-muted tabular-nums">
          {submission.passed} / {submission.total} tests
        </span>
        <span className="text-muted tabular-nums">{formatMs(submission.ms)}</span>
        {isBest && <span className="rounded bg-easy-soft px-1.5 text-xs font-semibold text-easy">Best</span>}
        {minutes !== undefined && (
          <span title="Since the attempt before" className="text-muted tabular-nums">
            after {minutes} min
          </span>
        )}
        <time dateTime={new Date(submission.at).toISOString()} className="ml-auto text-muted">
          {dateFormat.format(submission.at)}
        </time>
      </button>
      {open && hidden && (
        <p className="flex flex-wrap items-center gap-3 px-5 pb-3 text-sm text-muted">
          Hidden during your fresh attempt.
          <Button size="sm" onClick={workspace.endFreshAttempt}>
            Restore my code
          </Button>
        </p>
      )}
      {open && !hidden && (
        <div className="px-5 pb-4">
          <ColoredCode source={submission.source} language={findLanguage(submission.language)} />
          <div className="mt-2 flex gap-1">
            <CopyButton text={() => submission.source} />
            <Button
              size="sm"
              variant="quiet"
              onClick={() => workspace.load(submission.language, submission.source)}
            >
              Load into the editor
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
