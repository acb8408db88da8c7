import type { Interview } from './interview.ts';

const MINUTE = 60_000;
/** An interview that goes on for so long after its time has been left, not overrun. */
const LEFT_AFTER = 60 * MINUTE;

type Clock = Pick<Interview, 'minutes' | 'startedAt' | 'pausedAt' | 'pausedMs' | 'endedAt'>;

/** Milliseconds that have been used by `now`. Nothing ticks: a reload or a sleeping tab changes nothing. */
export function usedMs(clock: Clock, now: number): number {
  const until = clock.endedAt ?? clock.pausedAt ?? now;
  return Math.max(0, until - clock.startedAt - clock.pausedMs);
}

/** Milliseconds that are left; below zero once the time is over. */
export const leftMs = (clock: Clock, now: number): number => clock.minutes * MINUTE - usedMs(clock, now);

/** Stops the clock for a while. */
export const pause = <C extends Clock>(clock: C, now: number): C =>
  clock.pausedAt === undefined && clock.endedAt === undefined ? { ...clock, pausedAt: now } : clock;

/** Lets the clock go on. */
export const resume = <C extends Clock>(clock: C, now: number): C =>
  clock.pausedAt === undefined
    ? clock
    : { ...clock, pausedAt: undefined, pausedMs: clock.pausedMs + (now - clock.pausedAt) };

/** Ends the interview; time that it stood still is not used. */
export const end = <C extends Clock>(clock: C, now: number): C =>
  clock.endedAt === undefined ? { ...resume(clock, now), endedAt: now } : clock;

/** Takes an end back, as if the clock had stood still since. */
export const reopen = <C extends Clock>(clock: C, now: number): C =>
  clock.endedAt === undefined
    ? clock
    : { ...clock, endedAt: undefined, pausedMs: clock.pausedMs + (now - clock.endedAt) };

/** The interview; one that was left while its clock ran has ended at the moment its time was over. */
export function endIfExpired<C extends Clock>(clock: C, now: number): C {
  const running = clock.endedAt === undefined && clock.pausedAt === undefined;
  const left = leftMs(clock, now);
  return running && left < -LEFT_AFTER ? { ...clock, endedAt: now + left } : clock;
}

export interface Notice {
  text: string;
  /** How much it wants to be seen. */
  urgency: 'calm' | 'soon' | 'over';
}

/** What the interviewer would say of the time by now. */
export function noticeFor(left: number, minutes: number): Notice | undefined {
  if (left <= 0) return { text: 'Time’s up. Finish your thought, then the interview.', urgency: 'over' };
  if (left <= MINUTE) return { text: 'One minute left.', urgency: 'soon' };
  if (left <= 5 * MINUTE) return { text: 'Five minutes left.', urgency: 'soon' };
  if (left <= 10 * MINUTE) return { text: 'Ten minutes left.', urgency: 'calm' };
  if (left <= (minutes * MINUTE) / 2) return { text: 'Half of your time is gone.', urgency: 'calm' };
  return undefined;
}

/** Used time as `mm:ss`; with what is left it adds up to the whole. */
export const formatUsed = (ms: number): string => formatClock(Math.floor(ms / 1000) * 1000);

/** `mm:ss`, with a sign for time beyond the end. Part of a second counts as one that is left. */
export function formatClock(ms: number): string {
  const seconds = Math.abs(Math.ceil(ms / 1000));
  const text = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return ms < 0 && seconds > 0 ? `+${text}` : text;
}
