import { useCallback, useState } from 'react';
import { messageOf } from '#base/message-of.ts';
import {
  type CheckResult,
  type ClassChecks,
  checkDiagnostics,
  checkResults,
  checksRequest,
} from '#judge/class-checks.ts';
import type { Diagnostic } from '#judge/verdict.ts';
import type { Runtime } from '#ui/judge/use-runtime.ts';

export type ChecksState =
  | { kind: 'idle' }
  | { kind: 'running' }
  | { kind: 'judged'; source: string; results: CheckResult[]; diagnostics: Diagnostic[] }
  | { kind: 'stopped' }
  /** No fault of the program. */
  | { kind: 'broken'; message: string };

/** Runs a question's checks on the user's class. */
export function useChecks(checks: ClassChecks, runtime: Runtime, machineFactor: number) {
  const [state, setState] = useState<ChecksState>({ kind: 'idle' });
  /** Tells whether all passed; undefined where it was stopped or couldn't be judged. */
  const run = useCallback(
    async (source: string): Promise<boolean | undefined> => {
      setState({ kind: 'running' });
      try {
        const report = await runtime.session().judge({ ...checksRequest(source, checks), machineFactor });
        if (report.verdict === 'System Error') throw new Error(report.failure?.message);
        const results = checkResults(report, source, checks);
        const diagnostics = checkDiagnostics(report, source);
        setState({ kind: 'judged', source, results, diagnostics });
        return report.verdict === 'Accepted';
      } catch (error) {
        const isStopped = error instanceof DOMException && error.name === 'AbortError';
        setState(isStopped ? { kind: 'stopped' } : { kind: 'broken', message: messageOf(error) });
      }
    },
    [checks, runtime.session, machineFactor],
  );
  return { state, run };
}
