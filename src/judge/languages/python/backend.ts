import { z } from 'zod/mini';
import type { Backend, HarnessRequest } from '#judge/harness-runner.ts';
import type { WorkerLink } from '#judge/worker-link.ts';

/** What a death by deep recursion is called where Python could not raise it itself. */
export const PYTHON_TOO_DEEP = 'RecursionError: the calls are nested too deeply';

/** A worker that holds Python and its harness (see `host.ts`), which replies in JSON text. */
export const pythonBackend = ({ ask, kill, cpuMs }: WorkerLink<HarnessRequest>): Backend => ({
  request: async (request) => JSON.parse(z.string().parse(await ask(request))),
  kill,
  cpuMs,
});
