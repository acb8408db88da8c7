/** The worker thread of `page-cpp.ts` that compiles. */
import { parentPort, workerData } from 'node:worker_threads';
import { compileProgram } from '../clang/compile.ts';
import { type CppParts, openToolchain } from '../clang/parts.ts';
import type { CompilerMessage } from '../worker-link.ts';

const port = parentPort;
if (!port) throw new Error('this file is a worker');
const toolchain = openToolchain(workerData as CppParts);
port.on('message', ({ text }: CompilerMessage) => port.postMessage(compileProgram(toolchain, text)));
