import { shownText } from '#judge/truncate.ts';
import type { Outcome } from '#judge/verdict.ts';

const ENDS: Partial<Record<Outcome['kind'], string>> = {
  'memory-limit': 'It ran out of memory.',
  'output-limit': 'It printed too much.',
  'time-limit': 'It took too long.',
};

/** How a traced run ended, said at its last step. */
export function OutcomeText({ outcome, stopped }: { outcome: Outcome; stopped: boolean }) {
  const end = stopped
    ? 'The program was still running when the dry run’s time was up; the beginning and the end are kept.'
    : outcome.kind === 'answer'
      ? `The answer is ${shownText(outcome.output, 300)}.`
      : 'message' in outcome
        ? outcome.message
        : ENDS[outcome.kind];
  return <strong className="ml-1 font-medium">{end}</strong>;
}
