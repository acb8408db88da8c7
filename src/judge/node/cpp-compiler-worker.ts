/** The worker thread of `page-cpp.ts` that compiles. */
import { parentPort, workerData } from 'node:worker_threads';
import { compileProgram } from '#judge/cpp/compile.ts';
import { type CppParts, openToolchain } from '#judge/cpp/parts.ts';
import type { CompilerMessage } from '#judge/cpp/worker-link.ts';

const port = parentPort;
if (!port) throw new Error('this file is a worker');
const toolchain = openToolchain(workerData as CppParts);
port.on('message', ({ text }: CompilerMessage) => port.postMessage(compileProgram(toolchain, text)));
