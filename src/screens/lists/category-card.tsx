import { ChevronDown, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Difficulty, ListRow } from '#dataset/schema.ts';
import { paths } from '#paths.ts';
import { hideDifficulty, usePreference } from '#storage/settings.ts';
import { DifficultyBadge } from '#ui/difficulty-badge.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { Status } from '#ui/question-table/filter.ts';
import { ComingSoonPill } from '#ui/question-table/question-row.tsx';
import { StatusMark } from '#ui/question-table/status-mark.tsx';

interface Props {
  name: string;
  total: number;
  difficulty: Difficulty;
  questions: ListRow[];
  statusOf: (row: ListRow) => Status;
  open: boolean;
  onToggle: () => void;
}

/** One category with its progress and its questions behind a click; a completed one does not expand. */
export function CategoryCard({ name, total, difficulty, questions, statusOf, open, onToggle }: Props) {
  const [hidden] = usePreference(hideDifficulty);
  const id = useId();
  const done = questions.filter((row) => statusOf(row) === 'solved').length;
  const completed = done === total;
  const shown = open && !completed;
  return (
    <section className="rounded-lg border bg-surface" aria-label={name}>
      <h2>
        <button
          type="button"
          onClick={onToggle}
          disabled={completed}
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          className="block w-full rounded-lg px-4 pt-3.5 pb-4 text-left hover:bg-surface-2/60 disabled:cursor-default"
        >
          <span className="flex items-center gap-3">
            <span className="font-semibold">{name}</span>
            {!hidden && <DifficultyBadge difficulty={difficulty} />}
            <span className="ml-auto text-sm text-muted tabular-nums">
              {done} / {total}
            </span>
            {completed ? (
              <CircleCheck size={17} className="text-easy" role="img" aria-label="Completed" />
            ) : (
              <ChevronDown
                size={17}
                aria-hidden
                className={`text-muted transition-transform ${shown ? 'rotate-180' : ''}`}
              />
            )}
          </span>
          <span className="mt-3 block">
            <ProgressBar bare label={`${name} progress`} done={done} total={total} />
          </span>
        </button>
      </h2>
      {shown && (
        <ul id={id} className="border-t">
          {questions.map((row) => (
            <li key={row.id} className="flex min-h-11 items-center gap-3 border-b px-4 py-1.5 last:border-0">
              <span className="grid w-4 place-items-center">
                <StatusMark status={statusOf(row)} />
              </span>
              {row.written && row.databaseId ? (
                <Link to={paths.question(row.databaseId)} className="rounded font-medium hover:text-accent">
                  {row.title}
                </Link>
              ) : (
                <span className="text-muted">{row.title}</span>
              )}
              <span className="ml-auto flex items-center gap-2">
                {!row.written && <ComingSoonPill />}
                {!hidden && <DifficultyBadge difficulty={row.difficulty} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
