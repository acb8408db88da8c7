import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#base/message-of.ts';
import type { JudgeSession } from '#judge/browser/session.ts';
import type { Language } from '#judge/language.ts';
import type { Report } from '#judge/verdict.ts';
import { recordSubmission } from '#storage/record-submission.ts';
import { delay } from '#ui/delay.ts';
import { fetchHiddenTests } from '#ui/judge/hidden-tests.ts';
import { type Measurable, measurableOf } from '../growth/measurable.ts';
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
  /** Whether it was not run. */
  simulated?: boolean;
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
      simulated: !program.session,
      busy: true,
      lines: [mode === 'run' ? RUN_STARTED : SUBMIT_STARTED],
      cases: [],
    });
    const finish = ({ line, ...end }: End) =>
      setState((before) => ({
        ...before,
        ...end,
        busy: false,
        lines: line ? [...before.lines, line] : before.lines,
      }));
    const onCase = (judged: RunCase) =>
      setState((before) => ({ ...before, cases: [...before.cases, judged] }));
    try {
      const { session } = program;
      finish(
        session
          ? await (mode === 'run' ? run : submit)({ program, session, signal, onCase })
          : await simulate(mode, signal),
      );
    } catch (error) {
      if (signal.aborted) finish({ line: 'Stopped.' });
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

/** What the console shows at the end, and its last line. */
interface End extends Partial<ConsoleState> {
  line?: string;
}

interface Judging {
  program: Program;
  session: JudgeSession;
  signal: AbortSignal;
  /** Told of each case as it is judged. */
  onCase: (judged: RunCase) => void;
}

async function simulate(mode: Mode, signal: AbortSignal): Promise<End> {
  await delay(SIMULATED[mode].delayMs, signal);
  return { line: SIMULATED[mode].done };
}

async function submit({ program, session, signal }: Judging): Promise<End> {
  const { question, language, source, machineFactor } = program;
  const { task, databaseId: questionId } = question;
  const tests = await fetchHiddenTests(question, signal);
  const report = await session.judge({ task, source, tests, mode: 'submit', machineFactor, signal });
  // The verdict does not wait for the disk, nor does the next run.
  void recordSubmission({ questionId, language: language.id, source, report });
  if (report.verdict !== 'Accepted') return { report };
  return { report, measurable: measurableOf(program, tests), line: SUBMIT_PASSED };
}

async function run({ program, session, signal, onCase }: Judging): Promise<End> {
  const { question, source, machineFactor, onOutput } = program;
  const runnable = await runnableCases(program, session, signal);
  const report = await session.judge({
    task: question.task,
    source,
    mode: 'run',
    machineFactor,
    signal,
    tests: runnable.map(({ input, expected }) => ({ input, expected })),
    onCase: (result) => {
      const testCase = runnable[result.index];
      if (!testCase) return;
      const { id, number, reference } = testCase;
      onOutput(id, result.actual ?? '');
      onCase({ number, result, reference });
    },
  });
  return { report, line: RUN_DONE };
}
