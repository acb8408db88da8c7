/** The worker thread of `page.ts` that runs a program. WebAssembly reaches only what it is handed, so nothing is locked here. */
import { serveThread } from '#judge/node/serve-thread.ts';
import { createProgramHost } from '../run/program-host.ts';

serveThread({ answer: createProgramHost() });
