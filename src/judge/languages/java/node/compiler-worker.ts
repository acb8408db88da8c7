/** The worker thread of `page.ts` that compiles. */
import { workerData } from 'node:worker_threads';
import { serveThread } from '#judge/node/serve-thread.ts';
import type { CompilerParts } from '../loader/compiler.ts';
import { createCompilerHost, type HarnessSources } from '../run/compiler-host.ts';

const { parts, harness } = workerData as { parts: CompilerParts; harness: HarnessSources };
serveThread({ answer: await createCompilerHost(parts, harness) });
