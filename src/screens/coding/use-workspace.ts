import { useMemo, useRef } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import type { Language } from '#judge/language.ts';
import { defaultLanguage, languagesOf } from '#judge/languages.ts';
import { editorOptions } from '#storage/editor-options.ts';
import { lastLanguage, simulatedRuns, usePreference } from '#storage/settings.ts';
import { type MachineModel, useMachine } from '#ui/judge/use-machine.ts';
import { type Runtime, useRuntime } from '#ui/judge/use-runtime.ts';
import { toast } from '#ui/toast.tsx';
import { parseCase } from './cases/parse-case.ts';
import { type TestCasesModel, useTestCases } from './cases/use-test-cases.ts';
import type { Mode } from './console/program.ts';
import { type ConsoleState, useConsole } from './console/use-console.ts';
import { type DryRunModel, useDryRun } from './dry-run/use-dry-run.ts';
import { type DraftModel, useDraft } from './use-draft.ts';

export interface WorkspaceModel extends DraftModel {
  language: Language;
  /** Those that the question has. */
  languages: readonly Language[];
  setLanguage: (id: string) => void;
  /** Puts code into the editor, in its own language; can be undone. */
  load: (language: string, source: string) => void;
  reset: () => void;
  /** Indents the code and takes blanks off its ends. */
  format: () => Promise<void>;
  cases: TestCasesModel;
  console: ConsoleState;
  runtime: Runtime;
  machine: MachineModel;
  /** Whether the next Run or Submit is real. */
  real: boolean;
  simulated: boolean;
  setSimulated: (simulated: boolean) => void;
  canRun: boolean;
  run: () => void;
  submit: () => void;
  stop: () => void;
  dryRun: DryRunModel;
}

/** Everything the coding page holds for one question. */
export function useWorkspace(question: DsaQuestion): WorkspaceModel {
  const [languageId, setLanguageId, languageLoaded] = usePreference(lastLanguage);
  const languages = useMemo(() => languagesOf(question), [question]);
  const language = languages.find(({ id }) => id === languageId) ?? defaultLanguage(languages);
  const starter = useMemo(
    () => language.starter(question.task.signature),
    [language, question.task.signature],
  );
  const draft = useDraft(question.databaseId, language.id, starter);
  const cases = useTestCases(question);
  const dryRun = useDryRun(question.task.signature, cases, draft.loaded && languageLoaded);
  const output = useConsole();
  const runtime = useRuntime(language);
  const machine = useMachine(language, runtime);
  const [{ indent }] = usePreference(editorOptions);
  const [simulated, setSimulated] = usePreference(simulatedRuns);
  const real = runtime.installed && !simulated;
  const canRun = !real || cases.cases.some((testCase) => parseCase(question.task.signature, testCase).ok);

  const start = (mode: Mode) => {
    if (!output.state.busy && (mode === 'submit' || canRun))
      void output.start(mode, {
        question,
        language,
        source: draft.source,
        cases: cases.cases,
        onOutput: (id, output) => cases.change(id, { output }),
        session: real ? runtime.session() : null,
        machineFactor: machine.factor,
      });
  };
  const replace = (source: string, text: string) => {
    const before = draft.source;
    draft.setSource(source);
    if (before !== source) toast({ text, undo: () => draft.setSource(before) });
  };
  const latest = useRef({ source: draft.source, language, replace });
  latest.current = { source: draft.source, language, replace };
  return {
    ...draft,
    setSource: (source) => {
      draft.setSource(source);
      // Whoever types will run: the runtime starts meanwhile.
      if (real) runtime.warm();
    },
    loaded: draft.loaded && languageLoaded,
    language,
    languages,
    setLanguage: setLanguageId,
    load: (id, source) => {
      if (id === language.id) return replace(source, 'Submission loaded into the editor.');
      // The other language's draft is replaced where it is kept; the editor then shows it.
      void draft.putElsewhere(id, source).then(() => setLanguageId(id));
    },
    reset: () => {
      replace(starter, 'Editor reset to the template.');
      output.clear();
    },
    format: async () => {
      const { braces = false } = language;
      const [{ formatSource }, mode] = await Promise.all([
        import('#ui/code-editor/format-source.ts'),
        language.editorMode(),
      ]);
      // Whoever typed on meanwhile loses nothing, and another language's code isn't formatted as this one.
      const now = latest.current;
      if (now.language !== language) return;
      now.replace(formatSource(now.source, { mode, indent, braces }), 'Code formatted.');
    },
    cases,
    console: output.state,
    runtime,
    machine,
    real,
    simulated,
    setSimulated,
    canRun,
    run: () => start('run'),
    submit: () => start('submit'),
    stop: output.stop,
    dryRun,
  };
}
