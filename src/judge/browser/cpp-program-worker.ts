/**
 * The script of the sandbox's worker that runs a C++ program, bundled by `scripts/build-runtimes.ts`. The program is WebAssembly with
 * nothing but standard input and output to call, so this worker's own code is out of its reach.
 */
import { createProgramHost } from '#judge/cpp/program-host.ts';
import type { ProgramMessage } from '#judge/cpp/worker-link.ts';
import { serveLink } from './serve-link.ts';

serveLink<object, ProgramMessage>(createProgramHost);
