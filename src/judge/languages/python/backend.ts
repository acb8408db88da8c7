import { z } from 'zod/mini';
import type { Backend, HarnessRequest } from '#judge/harness-runner.ts';
import { OUTPUT_LIMIT_CHARACTERS } from '#judge/program-limits.ts';
import { readReply } from '#judge/read-reply.ts';
import type { WorkerLink } from '#judge/worker-link.ts';

/** What a death by deep recursion is called where Python could not raise it itself. */
export const PYTHON_TOO_DEEP = 'RecursionError: the calls are nested too deeply';

/** An answer's text as a text within JSON, where every quote takes two characters, and what was printed. */
const LONGEST_REPLY = 2 * OUTPUT_LIMIT_CHARACTERS + (1 << 20);
/** A trace that is as long as it may be, and its outcome. */
const LONGEST_TRACE = 1 << 27;
const TOO_LONG = { kind: 'output-limit', stdout: '', ms: -1, tainted: true };

const lacking = z.object({ lacksLibrary: z.literal(true) });

/**
 * A worker that holds Python and its harness (see `host.ts`), which replies in JSON text.
 * @param onLack told when a program asked for a part of the library that hasn't come (see `rest-of-library.ts`)
 */
export const pythonBackend = (
  { ask, kill, cpuMs }: WorkerLink<HarnessRequest>,
  onLack?: () => void,
): Backend => ({
  request: async (request) => {
    const isTrace = request.op === 'run' && request.trace !== undefined;
    const reply = readReply(await ask(request), isTrace ? LONGEST_TRACE : LONGEST_REPLY, TOO_LONG);
    if (onLack && lacking.safeParse(reply).success) onLack();
    return reply;
  },
  kill,
  cpuMs,
});
