import { expect, test, vi } from 'vitest';
import type { Backend, HarnessRequest } from './harness-runner.ts';
import { signatureSchema } from './signature.ts';
import { splitRoundTrips } from './split-round-trip.ts';
import { CODEC, IN_PLACE } from './testing/harness-table.ts';

const codec = signatureSchema.parse(CODEC);
const said = { kind: 'answer', stdout: 'p', ms: 2, tainted: false };

/** Pairs of backends that answer halves as given; `asked` is what each was asked. */
function backends(encoded: unknown, decoded: unknown = { ...said, output: '["a"]' }) {
  const asked: HarnessRequest[][] = [];
  const kill = vi.fn();
  const start = async (): Promise<Backend> => {
    const seen: HarnessRequest[] = [];
    const reply = asked.push(seen) === 1 ? encoded : decoded;
    return {
      request: async (request) => {
        seen.push(request);
        return request.op === 'compile' ? { ok: true } : reply;
      },
      kill,
    };
  };
  return { start: splitRoundTrips(start), asked, kill };
}

async function trip(encoded: unknown, decoded?: unknown) {
  const { start, asked, kill } = backends(encoded, decoded);
  const backend = await start();
  await backend.request({ op: 'compile', signature: codec, source: 's' });
  const reply = await backend.request({ op: 'run', input: '{"strs":["a"]}' });
  backend.kill();
  return { reply, asked, kills: kill.mock.calls.length };
}

test('one encodes, another decodes; text, time and what was printed are joined', async () => {
  const { reply, asked, kills } = await trip({ ...said, output: '"x"' });
  expect(reply).toEqual({ ...said, output: '["a"]', stdout: 'pp', ms: 4 });
  expect(asked.map((requests) => requests.at(-1))).toEqual([
    { op: 'run', input: '{"strs":["a"]}', half: true },
    { op: 'run', input: '"x"', half: true },
  ]);
  expect(kills).toBe(2);
});

test('an error of either half is the answer, and one that spoilt its interpreter spoils both', async () => {
  const error = { kind: 'runtime-error', message: 'boom', stdout: '', ms: 1 };
  expect((await trip(error)).reply).toEqual(error);
  expect((await trip({ ...said, output: '"x"' }, error)).reply).toMatchObject({
    kind: 'runtime-error',
    ms: 3,
  });
  const spoilt = { ...said, output: '"x"', tainted: true };
  expect((await trip(spoilt)).reply).toMatchObject({ tainted: true });
});

test('what is no text never reaches the decoder', async () => {
  const { reply, asked } = await trip({ ...said, output: '["a"]' });
  expect(reply).toBeUndefined();
  expect(asked[1]).toHaveLength(1);
});

test('programs of other kinds, and traces, need one backend alone', async () => {
  const { start, asked } = backends({ ...said, output: '1' });
  const backend = await start();
  await backend.request({ op: 'compile', signature: signatureSchema.parse(IN_PLACE), source: '' });
  await backend.request({ op: 'run', input: '{}' });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.at(-1)).toEqual({ op: 'run', input: '{}' });
});
