import { ChevronDown, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { amount } from '#base/amount.ts';
import type { LessonSummary } from '#dataset/lesson.ts';
import type { LessonStatus } from '#storage/use-lessons.ts';
import { buttonClass } from '#ui/button.tsx';
import { DifficultyBadge } from '#ui/difficulty-badge.tsx';

interface Props {
  number: number;
  lesson: LessonSummary;
  /** How far the user came with it. */
  read: LessonStatus | undefined;
  open: boolean;
  /** Level of its heading. */
  heading?: 'h2' | 'h3';
  onToggle: () => void;
}

function Topics({ id, lesson, begun }: { id: string; lesson: LessonSummary; begun: boolean }) {
  return (
    <div id={id} className="border-t px-4 py-4 sm:pl-[3.25rem]">
      <p className="mb-2 text-sm font-medium text-muted">Topics</p>
      <ul className="flex flex-wrap gap-1.5">
        {lesson.topics.map((topic) => (
          <li key={topic} className="rounded border px-2 py-0.5 text-sm">
            {topic}
          </li>
        ))}
      </ul>
      <Link to={lesson.to} className={`${buttonClass({ variant: 'primary' })} mt-4`}>
        {begun ? 'Continue Lesson' : 'Start Lesson'}
      </Link>
    </div>
  );
}

/** A lesson in its list: topics and the way in behind a click; a completed one does not expand. */
export function LessonCard({ number, lesson, read, open, heading: Heading = 'h2', onToggle }: Props) {
  const id = useId();
  const completed = read === 'completed';
  const shown = open && !completed;
  return (
    <section className="rounded-lg border bg-surface" aria-label={lesson.title}>
      <div
        className={`relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3 rounded-lg px-4 py-3.5 ${completed ? '' : 'hover:bg-surface-2/60'}`}
      >
        <span className="text-muted tabular-nums" aria-hidden>
          {number}
        </span>
        <div className="min-w-0">
          <Heading className="font-semibold">
            {completed ? (
              lesson.title
            ) : (
              <button
                type="button"
                onClick={onToggle}
                aria-expanded={shown}
                aria-controls={shown ? id : undefined}
                // The whole head of the card is the button.
                className="rounded text-left after:absolute after:inset-0 after:rounded-lg"
              >
                {lesson.title}
              </button>
            )}
          </Heading>
          <p className="mt-0.5 text-sm text-muted">{lesson.description}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <DifficultyBadge difficulty={lesson.difficulty} />
            <span>{lesson.duration}</span>
            {lesson.exercises > 0 && <span>{amount(lesson.exercises, 'exercise')}</span>}
            {completed && (
              <Link to={lesson.to} className="rounded text-accent underline underline-offset-2">
                Read again<span className="sr-only">: {lesson.title}</span>
              </Link>
            )}
            {!completed && read && <span>Started</span>}
          </p>
        </div>
        {completed ? (
          <CircleCheck size={18} className="text-easy" role="img" aria-label="Completed" />
        ) : (
          <ChevronDown
            size={18}
            aria-hidden
            className={`text-muted transition-transform ${shown ? 'rotate-180' : ''}`}
          />
        )}
      </div>
      {shown && <Topics id={id} lesson={lesson} begun={read !== undefined} />}
    </section>
  );
}
