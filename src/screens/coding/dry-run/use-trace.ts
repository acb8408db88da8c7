import { useEffect, useState } from 'react';
import { messageOf } from '#base/message-of.ts';
import type { Query } from '#base/trace-query.ts';
import type { DsaQuestion } from '#dataset/schema.ts';
import { Replay } from '#trace/replay.ts';
import type { WorkspaceModel } from '../use-workspace.ts';
import type { DryRunCase } from './program.ts';
import { type DryRunResult, TRACE_LIMITS, traceProgram } from './trace-program.ts';

export type TraceState =
  | { kind: 'running' }
  | (Extract<DryRunResult, { kind: 'traced' }> & { replay: Replay })
  | Exclude<DryRunResult, { kind: 'traced' }>;

/** Runs the program that the editor holds, once, while `ready`; ended when nobody looks any more. */
export function useTrace(
  question: DsaQuestion,
  { language, source, runtime }: WorkspaceModel,
  dryRunCase: DryRunCase,
  ready: boolean,
  around?: Query,
): TraceState {
  const [state, setState] = useState<TraceState>({ kind: 'running' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the program as it was when the dry run began
  useEffect(() => {
    if (!ready) return;
    const controller = new AbortController();
    const { signal } = controller;
    const request = {
      language,
      task: question.task,
      source: dryRunCase.source ?? source,
      input: dryRunCase.input,
      limits: { ...TRACE_LIMITS, around },
    };
    setState({ kind: 'running' });
    runtime
      .session()
      .use(signal, (runner, signal) => traceProgram(runner, request, signal))
      .then((result) => {
        if (result.kind !== 'traced') return result;
        const replay = new Replay(result.trace);
        if (replay.length > 0) return { ...result, replay };
        const message =
          'message' in result.outcome ? result.outcome.message : 'The program ended before its first line.';
        return { kind: 'failed' as const, message };
      })
      .then(
        (result) => signal.aborted || setState(result),
        (error: unknown) => signal.aborted || setState({ kind: 'failed', message: messageOf(error) }),
      );
    return () => controller.abort();
  }, [ready, dryRunCase, around]);
  return state;
}
