import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Walkthrough } from '#dataset/schema.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { PlayerModel } from './player/use-player.ts';

interface Props {
  player: PlayerModel;
  walkthrough: Walkthrough;
  /** The step of each of its rows. */
  steps: readonly number[];
}

/** What an editorial says of the key step that was reached last, and the way to the others. */
export function Captions({ player, walkthrough: { columns, rows }, steps }: Props) {
  const index = steps.findLastIndex((step) => step <= player.step);
  const isHere = steps[index] === player.step;
  const next = steps.find((step) => step > player.step);
  const before = steps.findLast((step) => step < player.step);
  const go = (step: number | undefined) => step !== undefined && player.goTo(step);
  return (
    <section aria-label="Key steps" className="rounded-lg border bg-surface text-sm">
      <div className="flex items-center gap-1 border-b pr-1 pl-3">
        <h3 className="mr-auto font-medium">
          {index < 0 ? `${rows.length} key steps` : `Key step ${index + 1} of ${rows.length}`}
        </h3>
        <IconButton
          label="Previous key step"
          icon={ChevronLeft}
          disabled={before === undefined}
          onClick={() => go(before)}
        />
        <IconButton
          label="Next key step"
          icon={ChevronRight}
          disabled={next === undefined}
          onClick={() => go(next)}
        />
      </div>
      {index < 0 ? (
        <p className="px-3 py-2 text-muted">Go to the first one to follow the editorial’s example.</p>
      ) : (
        <dl className={`flex flex-wrap gap-x-5 gap-y-1 px-3 py-2 ${isHere ? '' : 'text-muted'}`}>
          {columns.map((column, place) => (
            <div key={column} className="flex min-w-0 gap-1.5">
              <dt className="shrink-0 text-muted">{column}</dt>
              <dd className="min-w-0 font-mono break-words">{rows[index]?.[place]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
