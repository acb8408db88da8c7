import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WarmSpare } from './warm-spare.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function spares() {
  const started: { kill: ReturnType<typeof vi.fn> }[] = [];
  const start = vi.fn(async () => {
    const backend = { kill: vi.fn() };
    started.push(backend);
    return backend;
  });
  return { start, started, spare: new WarmSpare(start) };
}

test('without a spare, one is started', async () => {
  const { spare, start } = spares();
  await spare.take();
  expect(start).toHaveBeenCalledOnce();
});

test('in a quiet moment a spare is started, once, and is the next one taken', async () => {
  const { spare, start, started } = spares();
  spare.quiet();
  spare.quiet();
  await vi.runAllTimersAsync();
  spare.quiet();
  await vi.runAllTimersAsync();
  expect(start).toHaveBeenCalledOnce();
  expect(await spare.take()).toBe(started[0]);
  expect(start).toHaveBeenCalledOnce();
});

test('while a program runs none is started', async () => {
  const { spare, start } = spares();
  spare.quiet();
  spare.busy();
  await vi.runAllTimersAsync();
  expect(start).not.toHaveBeenCalled();
});

test('one that fails to start is forgotten', async () => {
  const { spare, start } = spares();
  start.mockRejectedValueOnce(new Error('out of memory'));
  spare.quiet();
  await vi.runAllTimersAsync();
  await expect(spare.take()).resolves.toBeDefined();
  expect(start).toHaveBeenCalledTimes(2);
});

test('once closed, the spare ends and no other comes', async () => {
  const { spare, start, started } = spares();
  spare.quiet();
  await vi.runAllTimersAsync();
  spare.close();
  await vi.runAllTimersAsync();
  expect(started[0]?.kill).toHaveBeenCalledOnce();
  spare.quiet();
  await vi.runAllTimersAsync();
  expect(start).toHaveBeenCalledOnce();
});
