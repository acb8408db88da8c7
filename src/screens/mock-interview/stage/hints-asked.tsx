import { Lightbulb } from 'lucide-react';
import { HINT_COST } from '#interview/score.ts';
import { Button } from '#ui/button.tsx';
import { HtmlList } from '#ui/question/html-list.tsx';

interface Props {
  /** Inline HTML. */
  hints: readonly string[];
  asked: number;
  onAsk: () => void;
}

/** Hints as an interviewer gives them: on request, one at a time, and noted down. */
export function HintsAsked({ hints, asked, onAsk }: Props) {
  return (
    <section aria-label="Hints" className="mt-6 border-t pt-4">
      {asked > 0 && <HtmlList items={hints.slice(0, asked)} />}
      {asked < hints.length && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          <Button size="sm" onClick={onAsk}>
            <Lightbulb size={14} aria-hidden />
            {asked === 0 ? 'Ask for a hint' : 'Ask for another hint'}
          </Button>
          costs {HINT_COST} point
        </p>
      )}
    </section>
  );
}
