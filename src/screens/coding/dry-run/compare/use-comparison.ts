import { useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '#base/message-of.ts';
import { type Comparison, compareRuns } from '#trace/compare.ts';
import { Replay } from '#trace/replay.ts';
import type { DryRunResult } from '../trace-program.ts';

/** A program that one's own run can be compared with. */
export interface OtherProgram {
  id: string;
  label: string;
  source: string;
}

/** Traces another program on the input of the dry run. */
export type TraceOther = (source: string, signal: AbortSignal) => Promise<DryRunResult>;

export type ComparisonState =
  | { kind: 'none' }
  | { kind: 'running'; program: OtherProgram }
  | { kind: 'failed'; program: OtherProgram; message: string }
  | { kind: 'ready'; program: OtherProgram; replay: Replay; comparison: Comparison };

export interface ComparisonModel {
  state: ComparisonState;
  start: (program: OtherProgram) => void;
  stop: () => void;
}

const failureOf = (result: DryRunResult): string =>
  result.kind === 'failed' ? result.message : 'That program doesn’t compile any more.';

/** Runs another program on the same input, once, and compares. */
export function useComparison(replay: Replay, trace: TraceOther): ComparisonModel {
  const [state, setState] = useState<ComparisonState>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return useMemo(() => {
    const stop = () => {
      running.current?.abort();
      setState({ kind: 'none' });
    };
    const start = (program: OtherProgram) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setState({ kind: 'running', program });
      const failed = (message: string) => setState({ kind: 'failed', program, message });
      trace(program.source, signal).then(
        (result) => {
          if (signal.aborted) return;
          if (result.kind !== 'traced') return failed(failureOf(result));
          const other = new Replay(result.trace);
          if (other.length === 0) return failed('That program ended before its first line.');
          setState({ kind: 'ready', program, replay: other, comparison: compareRuns(replay, other) });
        },
        (error: unknown) => signal.aborted || failed(messageOf(error)),
      );
    };
    return { state, start, stop };
  }, [state, replay, trace]);
}
