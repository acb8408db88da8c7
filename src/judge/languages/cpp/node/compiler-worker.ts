/** The worker thread of `page.ts` that compiles. */
import { workerData } from 'node:worker_threads';
import { serveThread } from '#judge/node/serve-thread.ts';
import { compileProgram } from '../clang/compile.ts';
import { type CppParts, openToolchain } from '../clang/parts.ts';
import type { CompilerMessage } from '../messages.ts';

const toolchain = openToolchain(workerData as CppParts);
serveThread({ answer: ({ text }: CompilerMessage) => compileProgram(toolchain, text) });
