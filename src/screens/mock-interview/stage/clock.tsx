import { formatClock, formatUsed, leftMs, noticeFor, usedMs } from '#interview/clock.ts';
import type { Interview } from '#interview/interview.ts';
import { useNow } from './use-now.ts';

const LOOKS = { calm: 'text-muted', soon: 'text-medium', over: 'text-hard' } as const;

/** What is left of the time and what an interviewer would say about that. */
export function Clock({ interview }: { interview: Interview }) {
  const paused = interview.pausedAt !== undefined;
  const now = useNow(!paused);
  const left = leftMs(interview, now);
  const notice = noticeFor(left, interview.minutes);
  const look = notice && notice.urgency !== 'calm' ? LOOKS[notice.urgency] : 'text-text';
  return (
    <div className="order-last flex w-full flex-wrap items-baseline gap-x-3 sm:order-none sm:ml-auto sm:w-auto">
      <span role="timer" aria-label="Time left" className="flex items-baseline gap-2 tabular-nums">
        <span className={`text-xl font-semibold ${look}`}>{formatClock(left)}</span>
        <span className="text-sm text-muted">
          {left < 0 ? 'overtime' : 'left'}
          <span className="hidden sm:inline">
            , {formatUsed(usedMs(interview, now))} of {interview.minutes} min used
          </span>
        </span>
      </span>
      <span role="status" className={`text-sm ${notice ? LOOKS[notice.urgency] : ''}`}>
        {paused ? 'The clock is paused.' : notice?.text}
      </span>
    </div>
  );
}
