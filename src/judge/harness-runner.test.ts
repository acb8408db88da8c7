import { describe, expect, test } from 'vitest';
import {
  type Backend,
  BackendDied,
  type HarnessOptions,
  type HarnessRequest,
  HarnessRunner,
} from './harness-runner.ts';
import { OUTPUT_LIMIT_CHARACTERS } from './program-limits.ts';
import { type Signature, signatureSchema } from './signature.ts';

const signature: Signature = signatureSchema.parse({
  kind: 'function',
  name: 'f',
  params: [],
  returns: 'int',
});
const limits = { timeLimitMs: 1000 };
const COMPILED = { ok: true };
const answer = (output: string, more = {}) => ({ kind: 'answer', output, stdout: '', ms: 0, ...more });

type Reply = (request: HarnessRequest) => Promise<unknown>;
const well: Reply = async ({ op }) => (op === 'compile' ? COMPILED : answer('1'));
const never: Reply = () => new Promise(() => {});

/** A runner whose backends behave as listed, the last one for good. `killed` counts. */
function runnerOf(...given: (Reply | Partial<HarnessOptions>)[]) {
  const behaviors = given.filter((each) => typeof each === 'function');
  const options = given.filter((each) => typeof each === 'object');
  const seen = { started: 0, killed: 0 };
  const start = async (): Promise<Backend> => {
    const request = behaviors[Math.min(seen.started, behaviors.length - 1)] ?? well;
    seen.started += 1;
    return {
      request,
      kill: () => {
        seen.killed += 1;
      },
    };
  };
  return {
    runner: new HarnessRunner({
      ...{ start, tooDeep: 'RecursionError: the calls are nested too deeply' },
      ...Object.assign({}, ...options),
    }),
    seen,
  };
}

describe('a backend', () => {
  test('starts once for everybody who waits for it, and is kept between programs', async () => {
    const { runner, seen } = runnerOf(well);
    await Promise.all([runner.warm(), runner.warm(), runner.compile(signature, '')]);
    await runner.run('{}', limits);
    await runner.compile(signature, '');
    expect(seen).toEqual({ started: 1, killed: 0 });
  });

  test('that shares memory with its program serves that one alone', async () => {
    const { runner, seen } = runnerOf({ oneProgram: true }, well);
    await runner.warm();
    for (const source of ['first', 'second', 'third']) {
      expect(await runner.compile(signature, source)).toEqual({ ok: true });
      await runner.run('{}', limits);
      await runner.run('{}', limits);
    }
    expect(seen).toEqual({ started: 3, killed: 2 });
  });

  test('whose start was stopped is there for the next one', async () => {
    const { runner, seen } = runnerOf(well);
    const stopped = runner.compile(signature, '', AbortSignal.abort());
    await expect(stopped).rejects.toThrow('aborted');
    expect(await runner.compile(signature, '')).toEqual({ ok: true });
    expect(seen.started).toBe(1);
  });

  test('that comes up after dispose is killed', async () => {
    const { runner, seen } = runnerOf(well);
    const starting = runner.warm();
    runner.dispose();
    await starting;
    expect(seen.killed).toBe(1);
  });

  test('that an earlier program spoilt is not the next program’s Compile Error', async () => {
    let compiles = 0;
    const spoilt: Reply = async ({ op }) => {
      if (op === 'compile' && ++compiles > 1) throw new BackendDied('TypeError: x is not a function');
      return well({ op } as HarnessRequest);
    };
    const { runner, seen } = runnerOf(spoilt, well);
    await runner.compile(signature, 'first');
    expect(await runner.compile(signature, 'second')).toEqual({ ok: true });
    expect(seen).toEqual({ started: 2, killed: 1 });
  });

  test('that every compile takes down is a Compile Error', async () => {
    const { runner } = runnerOf(() =>
      Promise.reject(new BackendDied('RangeError: Maximum call stack size exceeded')),
    );
    expect(await runner.compile(signature, '')).toMatchObject({
      ok: false,
      diagnostics: [{ message: 'RecursionError: the calls are nested too deeply' }],
    });
  });

  test('that cannot start is ours, also when it is needed again in the middle of a run', async () => {
    let started = 0;
    const runner = new HarnessRunner({
      start: async () => {
        if (started++ > 0) throw new Error('no more memory');
        return {
          request: async ({ op }) => (op === 'compile' ? COMPILED : answer('1', { tainted: true })),
          kill: () => {},
        };
      },
    });
    await runner.compile(signature, '');
    expect((await runner.run('{}', limits)).kind).toBe('answer');
    expect(await runner.run('{}', limits)).toMatchObject({ kind: 'system-error', message: 'no more memory' });
    expect(await runner.compile(signature, '')).toEqual({ ok: false, systemError: 'no more memory' });
  });
});

describe('a run', () => {
  const compiledThen =
    (reply: Reply): Reply =>
    (request) =>
      request.op === 'compile' ? well(request) : reply(request);

  test('past the limit ends by the clock out here, and the next one runs on a new backend', async () => {
    const { runner, seen } = runnerOf(compiledThen(never), well);
    await runner.compile(signature, '');
    expect((await runner.run('{}', { timeLimitMs: 1 })).kind).toBe('time-limit');
    expect((await runner.run('{}', limits)).kind).toBe('answer');
    expect(seen).toEqual({ started: 2, killed: 1 });
  });

  test('that is stopped rejects at once', async () => {
    const { runner, seen } = runnerOf(compiledThen(never));
    await runner.compile(signature, '');
    const stop = new AbortController();
    const running = runner.run('{}', { ...limits, signal: stop.signal });
    stop.abort();
    await expect(running).rejects.toThrow('aborted');
    expect(seen.killed).toBe(1);
  });

  test.each([
    ['a text', 'Accepted'],
    ['nothing', undefined],
    ['no outcome', {}],
    ['an unknown kind', { kind: 'accepted', output: '1', stdout: '', ms: 0 }],
    ['a time that is none', { kind: 'answer', output: '1', stdout: '', ms: null }],
    ['an outcome only we may give', { kind: 'system-error', message: '', stdout: '', ms: 0 }],
  ])(
    'answered with %s is the program’s own Runtime Error, on a backend that is not used again',
    async (_name, reply) => {
      const { runner, seen } = runnerOf(
        compiledThen(async () => reply),
        well,
      );
      await runner.compile(signature, '');
      expect(await runner.run('{}', limits)).toMatchObject({
        kind: 'runtime-error',
        message: expect.stringContaining('cannot be read'),
      });
      expect((await runner.run('{}', limits)).kind).toBe('answer');
      expect(seen).toEqual({ started: 2, killed: 1 });
    },
  );

  test('cannot take less than no time', async () => {
    const { runner } = runnerOf(compiledThen(async () => answer('1', { ms: -500 })));
    await runner.compile(signature, '');
    const { kind, ms } = await runner.run('{}', limits);
    expect({ kind, past: ms >= 0 }).toEqual({ kind: 'answer', past: true });
  });

  test.each(['output', 'stdout'])('with too long an %s is Output Limit, whoever wrote it', async (field) => {
    const long = 'x'.repeat(OUTPUT_LIMIT_CHARACTERS + 1);
    const { runner } = runnerOf(compiledThen(async () => answer('1', { [field]: long })));
    await runner.compile(signature, '');
    expect((await runner.run('{}', limits)).kind).toBe('output-limit');
  });

  test('cannot claim more time than passed, and more than the limit is Time Limit', async () => {
    const { runner } = runnerOf(compiledThen(async () => answer('1', { ms: 1e12 })));
    await runner.compile(signature, '');
    const began = performance.now();
    const outcome = await runner.run('{}', limits);
    expect(outcome.kind).toBe('answer');
    expect(outcome.ms).toBeLessThanOrEqual(performance.now() - began);
  });

  test.each([
    ['Exit: Program terminated with exit(3)', 'the program called exit'],
    ['RuntimeError: unreachable', 'the program crashed its interpreter'],
    ['InternalError: too much recursion', 'RecursionError: the calls are nested too deeply'],
  ])('whose interpreter dies with %s is a Runtime Error', async (heard, message) => {
    const { runner } = runnerOf(compiledThen(() => Promise.reject(new BackendDied(heard))));
    await runner.compile(signature, '');
    expect(await runner.run('{}', limits)).toMatchObject({ kind: 'runtime-error', message });
  });

  test('whose interpreter dies as the engine has no more memory is a Memory Limit', async () => {
    const heard = 'Error [ERR_WORKER_OUT_OF_MEMORY]: Worker terminated: JS heap out of memory';
    const { runner } = runnerOf(compiledThen(() => Promise.reject(new BackendDied(heard))));
    await runner.compile(signature, '');
    expect(await runner.run('{}', limits)).toMatchObject({ kind: 'memory-limit' });
  });
});
