import { AlignLeft, ChevronDown, History, Play, RotateCcw, Send, Sparkle, Square } from 'lucide-react';
import { LANGUAGES } from '#judge/languages.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { ariaChord } from '#ui/keys.ts';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { useChordText } from '#ui/use-chord-text.ts';
import { DryRunButton } from './dry-run/dry-run-button.tsx';
import type { WorkspaceModel } from './use-workspace.ts';

function LanguageSelect({ workspace }: { workspace: WorkspaceModel }) {
  return (
    <span className="relative">
      <select
        aria-label="Language"
        value={workspace.language.id}
        disabled={workspace.console.busy}
        onChange={(event) => workspace.setLanguage(event.target.value)}
        className="h-8 cursor-pointer appearance-none rounded-md border bg-surface pr-7 pl-2.5 text-sm font-medium"
      >
        {LANGUAGES.map((language) => {
          const { id, label } = language;
          const offered = workspace.languages.includes(language);
          return (
            <option key={id} value={id} disabled={!offered}>
              {offered ? label : `${label} (not for this question yet)`}
            </option>
          );
        })}
      </select>
      <ChevronDown
        size={13}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

/** Hides earlier code for another try, or brings it back. */
function FreshAttempt({ workspace }: { workspace: WorkspaceModel }) {
  const fresh = workspace.freshSince !== undefined;
  const Icon = fresh ? History : Sparkle;
  return (
    <Button
      size="sm"
      variant="quiet"
      title={
        fresh
          ? 'Restore the code from before this fresh attempt'
          : 'Hide this code and start from the template'
      }
      onClick={fresh ? workspace.endFreshAttempt : workspace.startFreshAttempt}
    >
      <Icon size={14} aria-hidden />
      {fresh ? 'Earlier code' : 'Fresh attempt'}
    </Button>
  );
}

function dryRunTitle({ language }: WorkspaceModel): string {
  return language.tracer
    ? 'Watch your code run on the selected test case, step by step'
    : `${language.label} can’t be dry-run yet`;
}

export function Toolbar({ workspace }: { workspace: WorkspaceModel }) {
  const { busy } = workspace.console;

  const chordText = useChordText();
  const { run, submit } = SHORTCUTS;
  return (
    <div className="flex flex-wrap items-center gap-1 border-b px-2 py-1.5">
      <LanguageSelect workspace={workspace} />
      <CopyButton text={() => workspace.source} />
      <Button size="sm" variant="quiet" onClick={workspace.reset}>
        <RotateCcw size={14} aria-hidden />
        Reset
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={workspace.format}
        disabled={!workspace.loaded}
        title="Indent the code"
      >
        <AlignLeft size={14} aria-hidden />
        Format
      </Button>
      <FreshAttempt workspace={workspace} />
      <div className="ml-auto flex gap-1.5">
        {busy ? (
          <Button
            size="sm"
            variant="danger"
            // It stands where Submit stood: the second half of a double click is not meant for it.
            onClick={({ detail }) => {
              if (detail < 2) workspace.stop();
            }}
          >
            <Square size={13} aria-hidden />
            Stop
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              onClick={workspace.run}
              disabled={!workspace.canRun}
              aria-keyshortcuts={ariaChord(run.chord)}
              title={
                workspace.canRun
                  ? `${run.label} (${chordText(run.chord)})`
                  : 'Fix the invalid test cases first'
              }
            >
              <Play size={13} aria-hidden />
              Run
            </Button>
            <DryRunButton title={dryRunTitle(workspace)} onClick={workspace.dryRun.open} />
            <Button
              size="sm"
              variant="primary"
              onClick={workspace.submit}
              aria-keyshortcuts={ariaChord(submit.chord)}
              title={`${submit.label} (${chordText(submit.chord)})`}
            >
              <Send size={13} aria-hidden />
              Submit
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
