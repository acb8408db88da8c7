import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageOf } from '#judge/languages.ts';
import type { CompileResult, Runner } from '../runner.ts';
import { taskSchema } from '../task.ts';
import type { Installation, InstallOptions } from './install.ts';
import { createSession, type JudgeSession } from './session.ts';

const fake = vi.hoisted(() => ({
  installation: vi.fn<() => Promise<Installation>>(),
  install: vi.fn<(id: string, options: InstallOptions) => Promise<void>>(),
  remove: vi.fn<() => Promise<void>>(),
  createPythonRunner: vi.fn<() => Runner>(),
}));
vi.mock('./install.ts', () => fake);
vi.mock('../languages/python/browser/runner.ts', () => fake);

const found = (kind: Installation['kind']): Installation => ({ kind, downloadBytes: 10, keptBytes: 20 });
const runner = {
  warm: vi.fn<Runner['warm']>(),
  compile: vi.fn<Runner['compile']>(),
  run: vi.fn<Runner['run']>(),
  dispose: vi.fn<() => void>(),
};
const request = {
  task: taskSchema.parse({
    signature: { kind: 'function', name: 'f', params: [{ name: 'x', type: 'int' }], returns: 'int' },
    timeLimitMs: 100,
  }),
  source: '',
  tests: [{ input: { x: 1 }, expected: 1 }],
  mode: 'submit' as const,
};

let session: JudgeSession;
let seen: string[];

beforeEach(() => {
  vi.resetAllMocks();
  fake.installation.mockResolvedValue(found('none'));
  fake.install.mockResolvedValue();
  fake.remove.mockResolvedValue();
  fake.createPythonRunner.mockReturnValue(runner);
  runner.warm.mockResolvedValue();
  runner.compile.mockResolvedValue({ ok: true });
  runner.run.mockResolvedValue({ kind: 'answer', output: '1', stdout: '', ms: 1 });
});
afterEach(() => session.dispose());

/** A session that noted its states; `installed`: what an earlier visit left behind. */
async function open(installed: boolean): Promise<void> {
  fake.installation.mockResolvedValue(found(installed ? 'current' : 'none'));
  session = createSession(languageOf('python'));
  seen = [];
  session.subscribe(() => seen.push(session.state().kind));
  await vi.waitFor(() => expect(fake.installation).toHaveBeenCalled());
  await vi.waitFor(() => expect(session.state().kind).toBe(installed ? 'idle' : 'absent'));
  seen = [];
}

const never = () => new Promise<never>(() => {});
const untilAborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('a session', () => {
  test('finds out by itself what is installed', async () => {
    await open(false);
    await vi.waitFor(() => expect(session.found()).toEqual(found('none')));
    await open(true);
    expect(session.state()).toEqual({ kind: 'idle' });
  });

  test('says so when what is installed is of an earlier version', async () => {
    fake.installation.mockResolvedValue(found('older'));
    session = createSession(languageOf('python'));
    await vi.waitFor(() => expect(session.found()).toEqual(found('older')));
    expect(session.state()).toEqual({ kind: 'absent' });
  });

  test('of a language without a runtime stays absent', async () => {
    session = createSession({ ...languageOf('java'), runtime: undefined });
    await session.install();
    await session.warm();
    expect(session.state()).toEqual({ kind: 'absent' });
    expect(fake.install).not.toHaveBeenCalled();
    await expect(session.judge(request)).rejects.toThrow('no runtime');
  });

  test('installs, telling its progress, and starts', async () => {
    await open(false);
    fake.install.mockImplementation(async (_id, { onProgress }) => onProgress?.(5, 10));
    await session.install();
    expect(seen).toEqual(['installing', 'installing', 'idle', 'starting', 'ready']);
    expect(runner.warm).toHaveBeenCalledOnce();
  });

  test('tells of a failed install, and takes another', async () => {
    await open(false);
    fake.install.mockRejectedValueOnce(new Error('No room.'));
    await session.install();
    expect(session.state()).toEqual({ kind: 'failed', message: 'No room.' });
    await session.install();
    expect(session.state()).toEqual({ kind: 'ready' });
  });

  test('goes back to absent when an install is canceled, and hears no more of it', async () => {
    await open(false);
    let late: InstallOptions['onProgress'];
    fake.install.mockImplementation((_id, { signal, onProgress }) => {
      late = onProgress;
      return untilAborted(signal);
    });
    const installing = session.install();
    await vi.waitFor(() => expect(fake.install).toHaveBeenCalled());
    session.stop();
    await installing;
    late?.(5, 10);
    expect(session.state()).toEqual({ kind: 'absent' });
    expect(session.found()).toEqual(found('none'));
  });

  test('judges with the language’s limit, from idle to ready', async () => {
    await open(true);
    const report = await session.judge(request);
    expect(report.verdict).toBe('Accepted');
    expect(seen).toEqual(['running', 'ready']);
    expect(runner.run).toHaveBeenCalledWith('{"x":1}', expect.objectContaining({ timeLimitMs: 1000 }));
    await session.judge(request);
    expect(fake.createPythonRunner).toHaveBeenCalledOnce();
  });

  test('a run that begins while it starts is running, then ready', async () => {
    await open(true);
    const started = Promise.withResolvers<void>();
    runner.warm.mockReturnValue(started.promise);
    const warming = session.warm();
    const judging = session.judge(request);
    await judging;
    started.resolve();
    await warming;
    expect(seen).toEqual(['starting', 'running', 'ready']);
  });

  test('Stop ends a run at once, and the next one is judged', async () => {
    await open(true);
    runner.run.mockImplementationOnce((_input, { signal }) => untilAborted(signal));
    const judging = session.judge(request);
    await vi.waitFor(() => expect(runner.run).toHaveBeenCalled());
    session.stop();
    await expect(judging).rejects.toThrow('aborted');
    expect(session.state().kind).toBe('ready');
    expect((await session.judge(request)).verdict).toBe('Accepted');
  });

  test('the caller’s own signal stops it too', async () => {
    await open(true);
    await expect(session.judge({ ...request, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(runner.compile).not.toHaveBeenCalled();
  });

  test('a runtime that cannot start is told, disposed of, and tried anew', async () => {
    await open(true);
    runner.warm.mockRejectedValueOnce(new Error('Out of memory.'));
    await session.warm();
    expect(session.state()).toEqual({
      kind: 'failed',
      message: 'The runtime could not start. Out of memory.',
    });
    await vi.waitFor(() => expect(runner.dispose).toHaveBeenCalledOnce());
    expect((await session.judge(request)).verdict).toBe('Accepted');
    expect(fake.createPythonRunner).toHaveBeenCalledTimes(2);
    expect(session.state().kind).toBe('ready');
  });

  test('a run that waits for a runtime which then fails ends with it, and it can be started again', async () => {
    await open(true);
    const warm = Promise.withResolvers<void>();
    runner.warm.mockReturnValueOnce(warm.promise);
    runner.compile.mockReturnValueOnce(never());
    const warming = session.warm();
    const judging = session.judge(request);
    await vi.waitFor(() => expect(runner.compile).toHaveBeenCalled());
    warm.reject(new Error('Out of memory.'));
    await expect(judging).rejects.toThrow('Out of memory.');
    await warming;
    expect(session.state().kind).toBe('failed');
    await session.warm();
    expect(session.state().kind).toBe('ready');
  });

  test('uninstalling ends the run, the runtime and its files', async () => {
    await open(true);
    runner.run.mockImplementation((_input, { signal }) => untilAborted(signal));
    const judging = session.judge(request);
    await vi.waitFor(() => expect(runner.run).toHaveBeenCalled());
    fake.installation.mockResolvedValue(found('none'));
    const [ended] = await Promise.allSettled([judging, session.uninstall()]);
    expect(ended.status).toBe('rejected');
    expect(fake.remove).toHaveBeenCalledOnce();
    expect(runner.dispose).toHaveBeenCalledOnce();
    expect(session.state()).toEqual({ kind: 'absent' });
    expect(session.found()).toEqual(found('none'));
  });

  test('a run waits for a measurement in progress, unless it is stopped', async () => {
    await open(true);
    const compiled = Promise.withResolvers<CompileResult>();
    runner.compile.mockReturnValueOnce(compiled.promise);
    const measuring = session.measure();
    await vi.waitFor(() => expect(runner.compile).toHaveBeenCalledOnce());
    const stopped = session.judge(request);
    session.stop();
    await expect(stopped).rejects.toThrow('aborted');
    const judging = session.judge({ ...request, machineFactor: 1.5 });
    compiled.resolve({ ok: true });
    expect(await measuring).toBe(1);
    expect((await judging).verdict).toBe('Accepted');
    expect(runner.run).toHaveBeenCalledWith('{"x":1}', expect.objectContaining({ timeLimitMs: 1500 }));
  });

  test('a measurement that fails measures nothing and stands in nobody’s way', async () => {
    await open(true);
    runner.compile.mockRejectedValueOnce(new Error('gone'));
    expect(await session.measure()).toBeUndefined();
    expect((await session.judge(request)).verdict).toBe('Accepted');
  });

  test('answers as a reference solution does, where it does', async () => {
    await open(true);
    runner.run.mockResolvedValueOnce({ kind: 'time-limit', stdout: '', ms: 1 });
    const { task, source } = request;
    expect(await session.answers({ task, source, inputs: ['{"x":1}', '{"x":2}'] })).toEqual([undefined, 1]);
    expect(session.state().kind).toBe('ready');
  });

  test('after dispose nothing runs and nobody hears anything', async () => {
    await open(true);
    runner.warm.mockImplementation(never);
    void session.warm();
    seen = [];
    session.dispose();
    await expect(session.judge(request)).rejects.toThrow('aborted');
    expect(runner.compile).not.toHaveBeenCalled();
    expect(seen).toEqual([]);
  });

  test('the state is the same object until it changes', async () => {
    await open(true);
    expect(session.state()).toBe(session.state());
  });
});
