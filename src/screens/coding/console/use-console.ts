import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#base/message-of.ts';
import type { JudgeSession } from '#judge/browser/session.ts';
import type { Language } from '#judge/language.ts';
import type { Report } from '#judge/verdict.ts';
import { recordSubmission } from '#storage/record-submission.ts';
import { delay } from '#ui/delay.ts';
import { type Measurable, measurableOf } from '../growth/measurable.ts';
import { fetchHiddenTests } from './hidden-tests.ts';
import type { Mode, Program, RunCase } from './program.ts';
import { runnableCases } from './runnable-cases.ts';
import { RUN_DONE, RUN_STARTED, SIMULATED, SUBMIT_PASSED, SUBMIT_STARTED } from './simulate.ts';

/** What the console shows. */
export interface ConsoleState {
  mode?: Mode;
  busy: boolean;
  lines: string[];
  /** In which the program was written. */
  language?: Language;
  /** The program itself. */
  source?: string;
  /** Cases judged so far by a real Run. */
  cases: RunCase[];
  report?: Report;
  /** The accepted program, where a question's tests can grow: its growth may be measured. */
  measurable?: Measurable;
  /** Something of ours went wrong; says what to do. */
  error?: string;
}

const EMPTY: ConsoleState = { busy: false, lines: [], cases: [] };

/** Run and Submit, simulated or real, and what they print. One at a time; Stop answers at once. */
export function useConsole() {
  const [state, setState] = useState<ConsoleState>(EMPTY);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (mode: Mode, program: Program) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const { language, source } = program;
    setState({
      mode,
      language,
      source,
      busy: true,
      lines: [mode === 'run' ? RUN_STARTED : SUBMIT_STARTED],
      cases: [],
    });
    const finish = (end: Partial<ConsoleState>, line?: string) =>
      setState((before) => ({
        ...before,
        ...end,
        busy: false,
        lines: line ? [...before.lines, line] : before.lines,
      }));
    try {
      if (program.session) await judge(mode, program, program.session, signal, setState, finish);
      else {
        await delay(SIMULATED[mode].delayMs, signal);
        finish({}, SIMULATED[mode].done);
      }
    } catch (error) {
      if (signal.aborted) finish({}, 'Stopped.');
      else finish({ error: messageOf(error) });
    } finally {
      running.current = undefined;
    }
  };
  return {
    state,
    start,
    stop: () => running.current?.abort(),
    clear: () => {
      running.current?.abort();
      setState(EMPTY);
    },
  };
}

type SetState = (change: (before: ConsoleState) => ConsoleState) => void;
type Finish = (end: Partial<ConsoleState>, line?: string) => void;

async function judge(
  mode: Mode,
  program: Program,
  session: JudgeSession,
  signal: AbortSignal,
  setState: SetState,
  finish: Finish,
): Promise<void> {
  const { question, language, source, machineFactor, onOutput } = program;
  const { task } = question;
  if (mode === 'submit') {
    const tests = await fetchHiddenTests(question, signal);
    const report = await session.judge({ task, source, tests, mode, machineFactor, signal });
    const accepted = report.verdict === 'Accepted';
    finish(
      { report, measurable: accepted ? measurableOf(program, tests) : undefined },
      accepted ? SUBMIT_PASSED : undefined,
    );
    // The verdict does not wait for the disk, nor does the next run.
    void recordSubmission({ questionId: question.databaseId, language: language.id, source, report });
    return;
  }
  const runnable = await runnableCases(program, session, signal);
  const report = await session.judge({
    task,
    source,
    mode,
    machineFactor,
    signal,
    tests: runnable.map(({ input, expected }) => ({ input, expected })),
    onCase: (result) => {
      const testCase = runnable[result.index];
      if (!testCase) return;
      const { id, number, reference } = testCase;
      onOutput(id, result.actual ?? '');
      setState((before) => ({ ...before, cases: [...before.cases, { number, result, reference }] }));
    },
  });
  finish({ report }, RUN_DONE);
}
