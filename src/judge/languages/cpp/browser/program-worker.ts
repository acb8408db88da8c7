/**
 * The script of the sandbox's worker that runs a C++ program, bundled by `scripts/build-runtimes.ts`. The program is WebAssembly with
 * nothing but standard input and output to call, so this worker's own code is out of its reach.
 */
import { servePort } from '#judge/browser/serve-port.ts';
import type { ProgramMessage } from '../messages.ts';
import { createProgramHost } from '../wasm/program-host.ts';

servePort<object, ProgramMessage>(() => ({ answer: createProgramHost() }));
