import { Download } from 'lucide-react';
import type { Language } from '#judge/language.ts';
import { Button } from '#ui/button.tsx';
import { percent } from '#ui/progress-bar.tsx';
import { megabytes } from './megabytes.ts';
import type { Runtime } from './use-runtime.ts';

/** What stands between the user and a run: the language isn't installed in this browser yet. */
export function InstallOffer({ language, runtime }: { language: Language; runtime: Runtime }) {
  const { state } = runtime;
  if (state.kind === 'installing') {
    const { receivedBytes, totalBytes } = state;
    return (
      <div className="mt-3 flex flex-wrap items-center gap-3 text-sm text-muted">
        <progress
          aria-label={`Installing ${language.label}`}
          value={receivedBytes}
          max={totalBytes || 1}
          className="h-1.5 w-40 accent-(--accent)"
        />
        <span className="tabular-nums">
          Installing {language.label}: {percent(receivedBytes, totalBytes)}% of {megabytes(totalBytes)}
        </span>
        <Button size="sm" variant="quiet" onClick={runtime.stop}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-sm">
      <span className={state.kind === 'failed' ? 'text-hard' : 'text-muted'}>
        {state.kind === 'failed'
          ? state.message
          : `Your program runs in this browser, once ${language.label} is installed.`}
      </span>
      <Button size="sm" variant="primary" onClick={runtime.install}>
        <Download size={13} aria-hidden />
        Install {language.label} ({language.runtime?.displaySize})
      </Button>
    </div>
  );
}
