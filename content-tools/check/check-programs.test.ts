import { expect, test } from 'vitest';
import type { Runner } from '#judge/runner.ts';
import { taskSchema } from '#judge/task.ts';
import type { Verdict } from '#judge/verdict.ts';
import { checkProgram } from './check-programs.ts';

const file = 'solution.cpp';

const task = taskSchema.parse({
  signature: {
    kind: 'function',
    name: 'f',
    params: [{ name: 'n', type: 'int' }],
    returns: 'int',
    output: {},
  },
  timeLimitMs: 1200,
});

/** Answers 1 to everything, in these times: one for all calls each time it is judged. */
function answering(...times: number[]): Runner {
  let ms = 0;
  return {
    warm: async () => {},
    compile: async () => {
      ms = times.shift() ?? 0;
      return { ok: true };
    },
    run: async () => ({ kind: 'answer', output: '1', stdout: '', ms }),
    dispose: () => {},
  };
}

const tooLong: Runner = {
  ...answering(),
  run: async () => ({ kind: 'time-limit', stdout: '', ms: 300 }),
};

/** @param factor how many times slower the machine is than the one that limits are set on */
const check = (verdict: Verdict, runner: Runner, expected = 1, room = true, factor = 1) => {
  const kind = verdict === 'Accepted' ? 'reference' : verdict === 'Time Limit' ? 'slow' : 'wrong';
  return checkProgram(
    {
      program: { file, language: 'cpp', verdict, kind },
      source: 'the program',
      task,
      tests: [{ input: { n: 5 }, expected }],
      runner,
      by: 'g++',
      room,
    },
    async () => factor,
  );
};

/** A runner on which a program takes so many milliseconds each time, and no longer than its limit. */
function taking(ms: number): Runner {
  return {
    ...answering(),
    run: async (_input, { timeLimitMs }) =>
      ms > timeLimitMs
        ? { kind: 'time-limit', stdout: '', ms: timeLimitMs }
        : { kind: 'answer', output: '1', stdout: '', ms },
  };
}

test('a solution is not too slow because the machine is', async () => {
  expect(await check('Accepted', taking(600), 1, true, 2)).toEqual([]);
  expect(await check('Accepted', taking(1600), 1, true, 8)).toEqual([]);
  expect(await check('Accepted', taking(1600), 1, true, 1)).toMatchObject([
    { message: expect.stringMatching(/^is Time Limit/) },
  ]);
  expect(await check('Accepted', taking(1600), 1, true, 2)).toMatchObject([
    { message: expect.stringMatching(/^takes 800 ms of 1200/) },
  ]);
  // Nor does a wrong one become too slow.
  expect(await check('Wrong Answer', taking(1600), 2, true, 2)).toEqual([]);
  // What is filed as too slow stays that on any machine.
  expect(await check('Time Limit', taking(2500), 1, true, 4)).toEqual([]);
});

test('a solution that needs more than a quarter of the limit every time is too slow', async () => {
  expect(await check('Accepted', answering(300))).toEqual([]);
  expect(await check('Accepted', answering(800, 720, 290))).toEqual([]);
  expect(await check('Accepted', answering(800, 520, 720, 560, 760))).toMatchObject([
    {
      file,
      field: 'time',
      message: expect.stringMatching(/^takes 520 ms of 1200 by g\+\+.*timeLimitMs in question.md to 2080/),
    },
  ]);
  expect(await check('Accepted', answering(800), 1, false)).toEqual([]);
});

test('a slow program takes twice the limit at the least', async () => {
  expect(await check('Time Limit', taking(2500))).toEqual([]);
  expect(await check('Time Limit', taking(2300))).toMatchObject([
    { field: 'verdict', message: expect.stringContaining('make the largest test larger') },
  ]);
});

test('a slow program is slow on a quick machine too', async () => {
  expect(await check('Time Limit', taking(1700), 1, true, 0.7)).toEqual([]);
  expect(await check('Time Limit', taking(1600), 1, true, 0.7)).toMatchObject([{ field: 'verdict' }]);
  // A right one keeps its limit there.
  expect(await check('Accepted', taking(250), 1, true, 0.7)).toEqual([]);
});

test('what judges without limits of its own is patient', async () => {
  const patient = (ms: number) =>
    checkProgram(
      {
        program: { file, language: 'cpp', verdict: 'Accepted', kind: 'reference' },
        source: '',
        task,
        by: 'g++',
        tests: [{ input: { n: 5 }, expected: 1 }],
        runner: taking(ms),
        room: false,
        patience: 10,
      },
      async () => 1,
    );
  expect(await patient(11_900)).toEqual([]);
  expect(await patient(12_100)).toMatchObject([{ message: expect.stringMatching(/^is Time Limit/) }]);
});

test('what may be slow may be no more than that', async () => {
  const slowly = {
    program: { file, language: 'cpp', verdict: 'Accepted', kind: 'reference' },
    source: '',
    task,
    by: 'g++',
  } as const;
  const judged = (expected: number, runner: Runner, mayBeSlow: boolean) =>
    checkProgram({ ...slowly, tests: [{ input: { n: 5 }, expected }], runner, room: false, mayBeSlow });
  expect(await judged(1, tooLong, true)).toEqual([]);
  expect(await judged(1, tooLong, false)).toHaveLength(1);
  expect(await judged(2, answering(1), true)).toHaveLength(1);
});

test('another verdict than the filed one is told with what led to it', async () => {
  expect(await check('Wrong Answer', answering(200), 2)).toEqual([]);
  expect(await check('Accepted', answering(1), 2)).toMatchObject([
    {
      field: 'verdict',
      message:
        'is Wrong Answer on test 1 of 1 by g++, filed as Accepted: input n = 5; answered 1; expected 2',
    },
  ]);
  expect(await check('Time Limit', answering(1))).toMatchObject([
    {
      message: expect.stringContaining(
        'is Accepted by g++, filed as Time Limit: it takes less than twice the limit',
      ),
    },
  ]);
});
