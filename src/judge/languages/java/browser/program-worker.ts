/**
 * The script of the sandbox's worker that runs a Java program, bundled by `scripts/build-runtimes.ts`. The program is WebAssembly that
 * reaches only what it is handed, so this worker's own code is out of its reach.
 */
import { servePort } from '#judge/browser/serve-port.ts';
import type { ProgramMessage } from '../messages.ts';
import { createProgramHost } from '../run/program-host.ts';

servePort<object, ProgramMessage>(() => ({ answer: createProgramHost() }));
