import { z } from 'zod/mini';
import { Compiler } from '#judge/compiler.ts';
import type { WorkerLink } from '#judge/worker-link.ts';
import type { Compiled } from './clang/compile.ts';
import type { CompilerMessage } from './messages.ts';

const compiledSchema = z.union([
  z.object({ program: z.instanceof(Uint8Array) }),
  z.object({ messages: z.string() }),
]);

export type CppCompiler = Compiler<CompilerMessage, Compiled>;

/** Clang in a worker that `start` makes; `release` gives back what that needed beside the worker. */
export const createCppCompiler = (
  start: () => Promise<WorkerLink<CompilerMessage>>,
  release?: () => void,
): CppCompiler => new Compiler({ start, read: (reply) => compiledSchema.parse(reply), release });
