import { expect, test } from 'vitest';
import { TimedOut, within, withinBudget } from './time-limit.ts';

const never = () => new Promise<string>(() => {});

/** A processor clock that tells these milliseconds, one a question, the last for good. */
function told(...milliseconds: number[]) {
  return async () => milliseconds.splice(0, milliseconds.length > 1 ? 1 : 0)[0] ?? milliseconds[0] ?? 0;
}

test('the clock ends the wait, and a signal does so at once', async () => {
  await expect(within(never(), 1, undefined)).rejects.toBeInstanceOf(TimedOut);
  await expect(within(never(), 60_000, AbortSignal.abort())).rejects.toThrow('aborted');
  const stop = new AbortController();
  const waiting = within(never(), 60_000, stop.signal);
  stop.abort();
  await expect(waiting).rejects.toThrow('aborted');
});

test('a failure after giving up is nobody’s unhandled rejection', async () => {
  await expect(within(Promise.reject(new Error('late')), 1, AbortSignal.abort())).rejects.toThrow('aborted');
});

test('without a processor clock the wall clock is the budget', async () => {
  await expect(withinBudget(never, undefined, 1, undefined)).rejects.toBeInstanceOf(TimedOut);
  const { spentMs } = await withinBudget(async () => 'ok', undefined, 60_000, undefined);
  expect(spentMs).toBeLessThan(60_000);
});

test('a program that was kept waiting gets the time it did not have', async () => {
  const reply = Promise.withResolvers<string>();
  const clock = told(100, 110, 111);
  let asked = 0;
  const cpu = async () => {
    // By the second question the limit has passed on the wall, not on the processor.
    if (++asked === 2) reply.resolve('done');
    return clock();
  };
  const { reply: text } = await withinBudget(() => reply.promise, cpu, 50, undefined);
  expect(text).toBe('done');
});

test('a program that used its budget up is out of time', async () => {
  await expect(withinBudget(never, told(0, 3, 7), 5, undefined)).rejects.toBeInstanceOf(TimedOut);
});

test('a program that sleeps is out of time by the clock', async () => {
  await expect(withinBudget(never, told(50, 50), 5, undefined)).rejects.toBeInstanceOf(TimedOut);
});

test('the time told is the processor’s where the clock says more', async () => {
  const slow = Promise.withResolvers<string>();
  const clock = told(0, 1);
  const timed = withinBudget(() => slow.promise, clock, 60_000, undefined);
  slow.resolve('ok');
  expect((await timed).spentMs).toBeLessThanOrEqual(11);
});
