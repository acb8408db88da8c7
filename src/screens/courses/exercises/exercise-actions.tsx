import { Button } from '#ui/button.tsx';
import { ariaChord } from '#ui/keys.ts';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { useChordText } from '#ui/use-chord-text.ts';

interface Props {
  running: boolean;
  disabled: boolean;
  onRun: () => void;
  onCheck: () => void;
  onStop: () => void;
  /** Puts the starter back. */
  onReset: () => void;
}

/** The buttons below an exercise's editor. */
export function ExerciseActions({ running, disabled, onRun, onCheck, onStop, onReset }: Props) {
  const chordText = useChordText();
  const { run, submit } = SHORTCUTS;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {running ? (
        <Button onClick={onStop}>Stop</Button>
      ) : (
        <>
          <Button
            disabled={disabled}
            title={chordText(run.chord)}
            aria-keyshortcuts={ariaChord(run.chord)}
            onClick={onRun}
          >
            Run
          </Button>
          <Button
            variant="primary"
            disabled={disabled}
            title={chordText(submit.chord)}
            aria-keyshortcuts={ariaChord(submit.chord)}
            onClick={onCheck}
          >
            Check
          </Button>
        </>
      )}
      <Button variant="quiet" className="ml-auto" onClick={onReset}>
        Start over
      </Button>
    </div>
  );
}
