import { formatUsed } from '#interview/clock.ts';
import type { Interview } from '#interview/interview.ts';
import { spentMs } from '#interview/turns.ts';
import { useNow } from './use-now.ts';

interface Props {
  interview: Interview;
  /** Minutes that the question on screen may take. */
  pace: number;
}

/** How long the question on screen has taken, of what it may take. */
export function QuestionClock({ interview, pace }: Props) {
  const spent = spentMs(interview, interview.current, useNow(interview.pausedAt === undefined));
  const over = spent > pace * 60_000;
  return (
    <span className={`tabular-nums ${over ? 'text-medium' : ''}`}>
      {formatUsed(spent)} of about {pace} minutes{over && ': time to move on'}
    </span>
  );
}
