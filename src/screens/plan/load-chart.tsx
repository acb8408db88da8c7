import { amount } from '#base/amount.ts';
import type { PlanDay, StepKind } from '#plan/model.ts';

const HEIGHT = 44;
const BAR = 10;

const isReview = (kind: StepKind) => kind === 'review';

/** How full each day is: reviews at the foot of a bar, what is new above them. */
export function LoadChart({ days, limit }: { days: readonly PlanDay[]; limit: number }) {
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  const hours = Math.round(total / 6) / 10;
  const scale = HEIGHT / limit;
  return (
    <figure className="mt-4">
      <svg
        viewBox={`0 0 ${days.length * (BAR + 3)} ${HEIGHT}`}
        role="img"
        aria-label={`${hours} hours over ${amount(days.filter(({ steps }) => steps.length > 0).length, 'day')}`}
        preserveAspectRatio="xMinYMax meet"
        className="block h-11 max-w-full"
      >
        {days.map(({ day, minutes, steps }, index) => {
          const reviews = steps
            .filter(({ kind }) => isReview(kind))
            .reduce((sum, step) => sum + step.minutes, 0);
          return (
            <g key={day} transform={`translate(${index * (BAR + 3)} 0)`}>
              <title>{`${day}: ${minutes} minutes`}</title>
              <rect width={BAR} height={HEIGHT} rx={2} fill="var(--surface-2)" />
              <rect
                y={HEIGHT - minutes * scale}
                width={BAR}
                height={minutes * scale}
                rx={2}
                fill="var(--accent)"
              />
              <rect
                y={HEIGHT - reviews * scale}
                width={BAR}
                height={reviews * scale}
                rx={2}
                fill="color-mix(in srgb, var(--accent) 45%, var(--surface))"
              />
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1.5 text-sm text-muted">
        {hours} hours in all. Each bar is a day; the lighter part is reviews.
      </figcaption>
    </figure>
  );
}
