import type { RubricPoint } from '#dataset/answer-question.ts';
import { Html } from '#ui/html.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { SelfReviewModel } from './use-self-review.ts';

interface Props {
  rubric: readonly RubricPoint[];
  review: Pick<SelfReviewModel, 'met' | 'toggle'>;
}

const total = (points: readonly RubricPoint[]) => points.reduce((sum, { weight }) => sum + weight, 0);

/** The rubric, group by group, for the user to tick what the own answer has. */
export function Rubric({ rubric, review }: Props) {
  const groups = [...new Set(rubric.map(({ group }) => group))];
  const met = total(rubric.filter(({ id }) => review.met.has(id)));
  return (
    <div>
      <p className="mb-1.5 flex justify-between text-sm text-muted tabular-nums" aria-live="polite">
        <span>
          {met} of {total(rubric)} points
        </span>
        <span>
          {rubric.filter(({ id }) => review.met.has(id)).length} of {rubric.length} checked
        </span>
      </p>
      <ProgressBar bare label="Rubric" done={met} total={total(rubric)} />
      {groups.map((group) => (
        <fieldset key={group} className="mt-5">
          <legend className="mb-1 text-sm font-semibold text-muted">{group}</legend>
          {rubric
            .filter((point) => point.group === group)
            .map((point) => (
              <Point key={point.id} point={point} review={review} />
            ))}
        </fieldset>
      ))}
    </div>
  );
}

function Point({ point, review }: { point: RubricPoint; review: Props['review'] }) {
  return (
    <label className="-mx-2 flex cursor-pointer items-start gap-2.5 rounded-md px-2 py-1.5 text-sm hover:bg-surface-2">
      <input
        type="checkbox"
        checked={review.met.has(point.id)}
        onChange={() => review.toggle(point.id)}
        className="mt-1 size-4 shrink-0 accent-(--accent)"
      />
      <Html as="span" className="min-w-0 flex-1" html={point.text} />
      {point.weight > 1 && (
        <span className="shrink-0 text-xs text-muted tabular-nums">{point.weight} points</span>
      )}
    </label>
  );
}
