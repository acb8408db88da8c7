import { formatJson } from '#judge/json.ts';
import type { Language, TraceLimits } from '#judge/language.ts';
import type { Runner } from '#judge/runner.ts';
import { type Json, type JudgeTask, runnableSignature } from '#judge/task.ts';
import type { Diagnostic, Outcome } from '#judge/verdict.ts';
import type { Trace } from '#trace/format.ts';
import { readTrace } from '#trace/read-trace.ts';

export const TRACE_LIMITS: TraceLimits = { seconds: 10, steps: 200_000, bytes: 50_000_000 };
/** Milliseconds beyond the tracer's own limit: a built-in function that takes long is ended from outside. */
const GRACE_MS = 10_000;

export interface DryRunRequest {
  language: Language;
  task: Pick<JudgeTask, 'signature'> & Partial<JudgeTask>;
  source: string;
  input: Record<string, Json>;
  limits?: TraceLimits;
}

/** How a dry run ended: with steps to show, or with what stood in the way. */
export type DryRunResult =
  | { kind: 'traced'; trace: Trace; outcome: Outcome }
  | { kind: 'compile-error'; diagnostics: Diagnostic[] }
  | { kind: 'failed'; message: string };

const UNTRACED: Partial<Record<Outcome['kind'], string>> = {
  'time-limit':
    'The program was still inside one long operation when the time was up, so there are no steps to show.',
  'memory-limit': 'The program ran out of memory before its steps could be read.',
};

/** Compiles a program, runs it on one input step by step and checks what came back. Rejects only when the signal aborts. */
export async function traceProgram(
  runner: Runner,
  { language, task, source, input, limits = TRACE_LIMITS }: DryRunRequest,
  signal?: AbortSignal,
): Promise<DryRunResult> {
  if (!language.tracer || !runner.trace)
    return { kind: 'failed', message: `${language.label} cannot be dry-run yet.` };
  const [compiled, request] = await Promise.all([
    runner.compile(runnableSignature(task), source, signal),
    language.tracer(),
  ]);
  if (!compiled.ok && 'systemError' in compiled) return { kind: 'failed', message: compiled.systemError };
  if (!compiled.ok) return { kind: 'compile-error', diagnostics: compiled.diagnostics };
  const { outcome, trace: said } = await runner.trace(request(source, formatJson(input), limits), {
    timeLimitMs: limits.seconds * 1000 + GRACE_MS,
    signal,
  });
  const trace = readTrace(said);
  if (trace) return { kind: 'traced', trace, outcome };
  const message = 'message' in outcome ? outcome.message : UNTRACED[outcome.kind];
  return { kind: 'failed', message: message ?? 'The steps of this run could not be read.' };
}
