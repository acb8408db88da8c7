import { useMemo } from 'react';
import type { ClassChecks } from '#judge/class-checks.ts';
import { languageOf } from '#judge/languages.ts';
import { usePreference, vimMode } from '#storage/settings.ts';
import { useExercise } from '#storage/use-exercise.ts';
import { Button } from '#ui/button.tsx';
import { EditorPane } from '#ui/code-editor/editor-pane.tsx';
import type { LineMark } from '#ui/code-editor/line-marks.ts';
import { InstallOffer } from '#ui/judge/install-offer.tsx';
import { useMachine } from '#ui/judge/use-machine.ts';
import { useRuntime } from '#ui/judge/use-runtime.ts';
import { ariaChord } from '#ui/keys.ts';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { useChordText } from '#ui/use-chord-text.ts';
import { CheckResults } from './check-results.tsx';
import { type ChecksState, useChecks } from './use-checks.ts';

const language = languageOf('java');

/** Where the compiler found something wrong, as long as that code stands in the editor. */
function useMarks(state: ChecksState, source: string): LineMark[] {
  return useMemo(() => {
    if (state.kind !== 'judged' || state.source !== source) return [];
    return state.diagnostics.flatMap(({ line, message }) => (line === undefined ? [] : [{ line, message }]));
  }, [state, source]);
}

interface Props {
  databaseId: string;
  checks: ClassChecks;
}

/** The class in Java, and the checks that drive it from several threads. */
export default function JavaCode({ databaseId, checks }: Props) {
  const { source, loaded, setSource, setAttempt } = useExercise(databaseId, checks.starter);
  const runtime = useRuntime(language);
  const { factor } = useMachine(language, runtime);
  const { state, run } = useChecks(checks, runtime, factor);
  const marks = useMarks(state, source);
  const [vim] = usePreference(vimMode);
  const chordText = useChordText();
  const canRun = loaded && runtime.installed;
  const runNow = () =>
    canRun && void run(source).then((passed) => passed !== undefined && setAttempt(passed));
  return (
    <>
      <p className="mb-2 text-sm text-muted">
        Write the class, then run the checks. They use it from several threads in many orders of events, the
        same ones each time: a thread may be interrupted at any field, array element or call.
      </p>
      <div className="h-96 min-h-32 resize-y overflow-hidden rounded-md border">
        <EditorPane
          mode={language.editorMode}
          source={source}
          onChange={setSource}
          readOnly={!loaded}
          marks={marks}
          vim={vim}
          commands={{ [SHORTCUTS.run.chord]: runNow, [SHORTCUTS.submit.chord]: runNow }}
        />
      </div>
      {!runtime.installed && <InstallOffer language={language} runtime={runtime} />}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {state.kind === 'running' ? (
          <Button onClick={runtime.stop}>Stop</Button>
        ) : (
          <Button
            variant="primary"
            disabled={!canRun}
            title={chordText(SHORTCUTS.run.chord)}
            aria-keyshortcuts={ariaChord(SHORTCUTS.run.chord)}
            onClick={runNow}
          >
            Run checks
          </Button>
        )}
        <Button variant="quiet" className="ml-auto" onClick={() => setSource(checks.starter)}>
          Start over
        </Button>
      </div>
      <div role="status" className="mt-4">
        <CheckResults state={state} checks={checks} />
      </div>
    </>
  );
}
