import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { dueAt, dueItems } from '#review/due.ts';
import { answer, type GradeName } from '#review/schedule.ts';
import { reviews } from '#storage/records.ts';
import { useRecords } from '#storage/use-records.ts';
import { type ReviewableRecord, useReviewables } from '#storage/use-reviewables.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { toast } from '#ui/toast.tsx';
import { ReviewCard } from './review-card.tsx';
import { describeItem } from './titles.ts';

const dateFormat = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' });

/** What is due now, one item at a time, and what comes next. */
export default function DueList({ loading }: { loading: ReactNode }) {
  const items = useReviewables();
  const states = useRecords(reviews, (records) => new Map(records.map((row) => [row.id, row])));
  // The clock is read again after every answer; a page left open overnight is right after the next one.
  const [now, setNow] = useState(() => Date.now());
  if (!items || !states) return loading;
  if (items.length === 0) {
    return (
      <EmptyState
        framed
        actions={
          <>
            <Link to={paths.dsa} className={buttonClass({ variant: 'primary' })}>
              Coding questions
            </Link>
            <Link to={paths.learningCourses} className={buttonClass()}>
              Lessons
            </Link>
          </>
        }
      >
        <p>Nothing to review yet. Solve a question or finish a lesson, and it will come back here.</p>
        <p className="mt-2 text-sm">
          To see how it works, add sample data in the{' '}
          <Link to={paths.settings} className="text-accent underline underline-offset-2">
            settings
          </Link>
          .
        </p>
      </EmptyState>
    );
  }
  const due = dueItems(items, states, now);
  const give = async (item: ReviewableRecord, grade: GradeName) => {
    const at = Date.now();
    const before = states.get(item.id);
    await reviews.put({ id: item.id, ...answer(before, grade, at) });
    setNow(at);
    toast({
      text: `${describeItem(item.id).title}: ${grade}.`,
      undo: () => void (before ? reviews.put(before) : reviews.remove(item.id)),
    });
  };
  const [first] = due;
  return (
    <>
      <p role="status" className="mb-3 text-sm text-muted">
        {due.length === 0 ? 'Nothing is due today.' : `${due.length} due today`}
      </p>
      {first && (
        <ReviewCard
          // Without a key: the next item takes its place, and the grade that was given keeps the focus.
          item={describeItem(first.id)}
          state={states.get(first.id)}
          now={now}
          onAnswer={(grade) => void give(first, grade)}
        />
      )}
      <Upcoming
        items={items
          .map((item) => ({ id: item.id, due: dueAt(item, states.get(item.id), now) }))
          .filter((item) => item.due > now)
          .sort((a, b) => a.due - b.due)}
      />
    </>
  );
}

function Upcoming({ items }: { items: { id: string; due: number }[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="upcoming" className="mt-10">
      <h2 id="upcoming" className="mb-3 text-lg font-semibold">
        Coming up
      </h2>
      <ul className="divide-y rounded-lg border bg-surface">
        {items.slice(0, 20).map(({ id, due }) => {
          const { title, to } = describeItem(id);
          return (
            <li key={id} className="flex items-center justify-between gap-4 px-4 py-2.5 text-sm">
              <Link to={to} className="rounded hover:text-accent">
                {title}
              </Link>
              <time dateTime={new Date(due).toISOString()} className="shrink-0 text-muted">
                {dateFormat.format(due)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
