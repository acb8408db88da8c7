import { ArrowUpRight, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { amount } from '#base/amount.ts';
import type { ReviewState } from '#review/due.ts';
import { GRADES, type GradeName, nextIntervals } from '#review/schedule.ts';
import { Button } from '#ui/button.tsx';
import { CardBack } from './back/card-back.tsx';
import type { ReviewItem } from './titles.ts';

const HELP: Record<GradeName, string> = {
  Again: 'Forgot',
  Hard: 'Struggled',
  Good: 'Got it',
  Easy: 'Instantly',
};

const days = (count: number) => amount(count, 'day');

interface Props {
  item: ReviewItem;
  state: ReviewState | undefined;
  now: number;
  onAnswer: (grade: GradeName) => void;
}

/** One due item: recall it, look it up if needed, and say how it went. */
export function ReviewCard({ item, state, now, onAnswer }: Props) {
  const intervals = nextIntervals(state, now);
  const { form } = item;
  // The next item is shown from its front.
  const [shown, setTurned] = useState<string>();
  const turned = shown === item.id;
  return (
    <section aria-label={item.title} className="rounded-lg border bg-surface p-5">
      <p className="text-sm text-muted">{item.kind}</p>
      <h2 className="mt-0.5 text-xl font-semibold">{item.title}</h2>
      <p className="mt-2 text-muted">{item.recall}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {form && (
          <Button size="sm" aria-expanded={turned} onClick={() => setTurned(turned ? undefined : item.id)}>
            {turned ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
            {turned ? 'Hide' : 'Show'} {form === 'code' ? 'the idea and my code' : 'my answer'}
          </Button>
        )}
        <Link
          to={item.to}
          className="inline-flex items-center gap-1 rounded text-sm text-accent underline-offset-2 hover:underline"
        >
          Open it
          <ArrowUpRight size={15} aria-hidden />
        </Link>
      </div>
      {form && turned && (
        <CardBack
          // The next question begins with nothing of this one.
          key={item.id}
          id={item.id}
          form={form}
        />
      )}
      <div className="mt-6 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {GRADES.map((grade) => (
          <button
            key={grade}
            type="button"
            onClick={() => onAnswer(grade)}
            className="rounded-md border px-2 py-2 text-center transition-colors hover:border-border-strong hover:bg-surface-2"
          >
            <span className="block font-medium">{grade}</span>
            <span className="block text-xs text-muted">{HELP[grade]}</span>
            <span className="block text-xs text-muted tabular-nums">in {days(intervals[grade])}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
