/** The worker thread of `page-cpp.ts` that runs a program. WebAssembly reaches only what it is handed, so nothing is locked here. */
import { parentPort } from 'node:worker_threads';
import { createProgramHost } from '../wasm/program-host.ts';
import type { ProgramMessage } from '../worker-link.ts';

const port = parentPort;
if (!port) throw new Error('this file is a worker');
const answer = createProgramHost();
port.on('message', async (message: ProgramMessage) => port.postMessage(await answer(message)));
