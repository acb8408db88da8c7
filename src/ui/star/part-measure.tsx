import { amount } from '#base/amount.ts';
import type { StarPart } from '#dataset/answer-question.ts';
import { formatSeconds, type PartMeasure, USUAL_SHARES } from './speaking-time.ts';

const MAX_SHARE = 80;
const place = (share: number) => `${(100 * Math.min(share, MAX_SHARE)) / MAX_SHARE}%`;

/** Words, time and share of one part, and how far that lies from the usual share. */
export function PartMeasureLine({ part, measure }: { part: StarPart; measure: PartMeasure }) {
  const { least, most } = USUAL_SHARES[part];
  const { words, seconds, share } = measure;
  const advice =
    words === 0 ? '' : share < least ? 'shorter than usual' : share > most ? 'longer than usual' : '';
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
      <span>
        {amount(words, 'word')}, {formatSeconds(seconds)}
      </span>
      <span className="relative h-1.5 w-24 rounded-full bg-surface-2" aria-hidden>
        <span
          className="absolute inset-y-0 rounded-full bg-border-strong/45"
          style={{ left: place(least), right: `calc(100% - ${place(most)})` }}
        />
        {words > 0 && (
          <span
            className="absolute -inset-y-0.5 w-0.75 -translate-x-1/2 rounded-full bg-accent"
            style={{ left: place(share) }}
          />
        )}
      </span>
      <span>
        {words > 0 && `${share}% of the answer, `}
        usually {least} to {most}%{advice && <span className="text-medium">, {advice}</span>}
      </span>
    </div>
  );
}
