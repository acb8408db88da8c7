import { z } from 'zod/mini';
import type { Backend, HarnessRequest } from './harness-runner.ts';
import type { Signature } from './signature.ts';

const halfReply = z.object({
  kind: z.literal('answer'),
  /** JSON text of the text that was made. */
  output: z.string().check(z.startsWith('"')),
  stdout: z.string(),
  ms: z.number(),
});
const printed = z.object({ stdout: z.string(), ms: z.number() });

/**
 * Makes `start`'s backends encode on one and decode on another that never saw the value, so that the text alone carries anything over.
 * Programs of other kinds need the first alone.
 */
export function splitRoundTrips(start: () => Promise<Backend>): () => Promise<Backend> {
  return async () => pairOf(await start(), start);
}

function pairOf(first: Backend, start: () => Promise<Backend>): Backend {
  let second: Backend | undefined;
  let alive = true;
  let kind: Signature['kind'] = 'function';

  async function compile(request: HarnessRequest & { op: 'compile' }): Promise<unknown> {
    kind = request.signature.kind;
    const reply = await first.request(request);
    if (kind === 'round-trip') {
      second ??= await start();
      if (!alive) second.kill();
      await second.request(request);
    }
    return reply;
  }

  async function roundTrip(decoder: Backend, input: string): Promise<unknown> {
    const reply = await first.request({ op: 'run', input, half: true });
    const encoded = halfReply.safeParse(reply);
    // An answer that is no text was not given by the harness.
    if (!encoded.success)
      return z.object({ kind: z.literal('answer') }).safeParse(reply).success ? undefined : reply;
    const { output, stdout, ms } = encoded.data;
    const decoded = await decoder.request({ op: 'run', input: output, half: true });
    const last = printed.safeParse(decoded);
    if (!last.success) return decoded;
    const tainted = [reply, decoded].some((half) => (half as { tainted?: unknown }).tainted !== false);
    return { ...(decoded as object), stdout: stdout + last.data.stdout, ms: ms + last.data.ms, tainted };
  }

  return {
    request: (request) => {
      if (request.op === 'compile') return compile(request);
      const isSplit = kind === 'round-trip' && request.trace === undefined;
      return isSplit && second ? roundTrip(second, request.input) : first.request(request);
    },
    cpuMs: first.cpuMs && (async () => ((await first.cpuMs?.()) ?? 0) + ((await second?.cpuMs?.()) ?? 0)),
    kill: () => {
      alive = false;
      first.kill();
      second?.kill();
    },
  };
}
