import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#base/message-of.ts';
import type { DsaQuestion } from '#dataset/schema.ts';
import type { Language } from '#judge/language.ts';
import type { JudgeTest } from '#judge/task.ts';
import type { Report } from '#judge/verdict.ts';
import { recordSubmission } from '#storage/record-submission.ts';
import { fetchHiddenTests } from '#ui/judge/hidden-tests.ts';
import { useMachine } from '#ui/judge/use-machine.ts';
import { type Runtime, useRuntime } from '#ui/judge/use-runtime.ts';

export type RunMode = 'run' | 'submit';

export interface CodeRun {
  runtime: Runtime;
  busy?: RunMode;
  /** Of the last run that ended. */
  result?: { mode: RunMode; report: Report };
  /** Something of ours went wrong; says what to do. */
  error?: string;
  start: (mode: RunMode, source: string) => void;
  stop: () => void;
}

/** What the examples of the statement are as tests. */
const samplesOf = ({ samples }: DsaQuestion) =>
  samples.map(({ input, expected }) => ({ input, expected }) as JudgeTest);

/**
 * Judges the program of an interview: Run against the statement's examples, Submit against all tests.
 * @param onReport told of each Submit that ended
 */
export function useCodeRun(
  question: DsaQuestion,
  language: Language,
  onReport: (report: Report) => void,
): CodeRun {
  const runtime = useRuntime(language);
  const { factor } = useMachine(language, runtime);
  const [state, setState] = useState<Pick<CodeRun, 'busy' | 'result' | 'error'>>({});
  const running = useRef<AbortController>(undefined);
  // A run ends with its question and its language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language ends it
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
      setState({});
    },
    [language],
  );

  const start = async (mode: RunMode, source: string) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ busy: mode });
    try {
      const tests = mode === 'run' ? samplesOf(question) : await fetchHiddenTests(question, signal);
      const { task, databaseId: questionId } = question;
      const report = await runtime
        .session()
        .judge({ task, source, tests, mode, machineFactor: factor, signal });
      if (signal.aborted) return;
      setState({ result: { mode, report } });
      if (mode === 'submit') {
        void recordSubmission({ questionId, language: language.id, source, report });
        onReport(report);
      }
    } catch (error) {
      if (running.current === controller) setState(signal.aborted ? {} : { error: messageOf(error) });
    } finally {
      if (running.current === controller) running.current = undefined;
    }
  };
  return {
    runtime,
    ...state,
    start: (mode, source) => void start(mode, source),
    stop: () => running.current?.abort(),
  };
}
