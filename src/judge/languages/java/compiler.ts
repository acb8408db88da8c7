import { z } from 'zod/mini';
import { Compiler } from '#judge/compiler.ts';
import type { WorkerLink } from '#judge/worker-link.ts';
import type { Compiled, CompilerMessage } from './messages.ts';

const compiledSchema = z.union([
  z.object({
    program: z.custom<Uint8Array<ArrayBuffer>>((data) => data instanceof Uint8Array),
    lines: z.string(),
  }),
  z.object({
    diagnostics: z.array(
      z.object({ file: z.string(), line: z.int(), column: z.int(), code: z.string(), message: z.string() }),
    ),
  }),
]);

/** Longer than other compilers': this one is slow at first, and quicker from one program to the next. */
const IDLE_MS = 300_000;

export type JavaCompiler = Compiler<CompilerMessage, Compiled>;

/** javac and TeaVM in a worker that `start` makes; `release` gives back what that needed beside the worker. */
export const createJavaCompiler = (
  start: () => Promise<WorkerLink<CompilerMessage>>,
  release?: () => void,
): JavaCompiler =>
  new Compiler({ start, read: (reply) => compiledSchema.parse(reply), release, idleMs: IDLE_MS });
