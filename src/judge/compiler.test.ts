import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { Compiler } from './compiler.ts';

/** A compiler that answers as the test says, and counts what it is asked and how often it is started and ended. */
function stub(answer: () => Promise<unknown>) {
  const counts = { started: 0, asked: 0, killed: 0, released: 0 };
  const start = async () => {
    counts.started++;
    return {
      ask: () => {
        counts.asked++;
        return answer();
      },
      kill: () => void counts.killed++,
    };
  };
  return { counts, start, release: () => void counts.released++ };
}

const program = new Uint8Array([1]);
const read = z.union([
  z.object({ program: z.instanceof(Uint8Array) }),
  z.object({ messages: z.string() }),
]).parse;

describe('the compiler', () => {
  test('compiles the same text once', async () => {
    const { counts, start } = stub(async () => ({ program }));
    const compiler = new Compiler({ start, read });
    await compiler.warm();
    expect(await compiler.compile('a')).toEqual({ program });
    expect(await compiler.compile('a')).toEqual({ program });
    await compiler.compile('b');
    expect(counts).toEqual({ started: 1, asked: 2, killed: 0, released: 0 });
    compiler.dispose();
  });

  test('gives its memory back after an idle minute, and starts again for the next program', async () => {
    vi.useFakeTimers();
    const { counts, start, release } = stub(async () => ({ messages: 'no' }));
    const compiler = new Compiler({ start, read, release });
    await compiler.compile('a');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(counts).toMatchObject({ killed: 0, released: 0 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(counts).toMatchObject({ killed: 1, released: 1 });
    await compiler.compile('b');
    expect(counts).toMatchObject({ started: 2 });
    compiler.dispose();
    vi.useRealTimers();
  });

  test('is ended in the middle of a program only', async () => {
    const never = Promise.withResolvers<unknown>();
    const { counts, start } = stub(() => never.promise);
    const compiler = new Compiler({ start, read });
    await compiler.warm();
    compiler.interrupt();
    expect(counts.killed).toBe(0);
    const compiling = compiler.compile('a');
    await Promise.resolve();
    compiler.interrupt();
    never.reject(new Error('killed'));
    await expect(compiling).rejects.toThrow('killed');
    expect(counts.killed).toBe(1);
    compiler.dispose();
  });

  test('what is no answer is an error', async () => {
    const { start } = stub(async () => ({ program: 'text' }));
    await expect(new Compiler({ start, read }).compile('a')).rejects.toThrow();
  });
});
