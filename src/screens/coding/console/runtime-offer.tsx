import { Download } from 'lucide-react';
import type { Installation } from '#judge/browser/install.ts';
import { Button } from '#ui/button.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { megabytes, sizesText } from '#ui/judge/megabytes.ts';
import { ProgressBar, percent } from '#ui/progress-bar.tsx';
import { type Props, RuntimeLine } from './runtime-line.tsx';

const LINE = 'flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b px-4 py-2 text-sm text-muted';

/** What the button does and how much that downloads; an install that was begun goes on. */
function offer(label: string, displaySize: string, found: Installation | undefined): string {
  const size = megabytes(found?.downloadBytes ?? 0);
  if (found?.kind === 'older') return `Update ${label} (${size}) and run for real`;
  if (found?.kind === 'partial') return `Install ${label} (${size} left) and run for real`;
  return `Install ${label} (${displaySize}) and run for real`;
}

/** One line that says whether runs are simulated or real, and the one click that changes it. */
export function RuntimeOffer({ question, workspace }: Props) {
  const { language, runtime } = workspace;
  const { state, found } = runtime;
  // Install, Cancel, Limits and Remove take the place of one another.
  const step = useFocusRecovery();
  if (!language.runtime) {
    return <p className={LINE}>{language.label} is simulated: your code isn’t run.</p>;
  }
  if (state.kind === 'installing') {
    const { receivedBytes, totalBytes } = state;
    return (
      <div className={LINE}>
        <span className="w-40">
          <ProgressBar bare label={`Installing ${language.label}`} done={receivedBytes} total={totalBytes} />
        </span>
        <span className="tabular-nums">
          Installing {language.label}: {percent(receivedBytes, totalBytes)}% of {megabytes(totalBytes)}
        </span>
        <Button ref={step} size="sm" variant="quiet" onClick={runtime.stop}>
          Cancel
        </Button>
      </div>
    );
  }
  if (runtime.installed) return <RuntimeLine question={question} workspace={workspace} stepRef={step} />;
  return (
    <div className={LINE}>
      {state.kind === 'failed' ? (
        <span role="alert" className="text-hard">
          {state.message}
        </span>
      ) : (
        <span>
          {found?.kind === 'older' && `A newer ${language.label} is available. `}
          Simulated mode: your code isn’t run yet.
        </span>
      )}
      {/* After a result that only looks like one, installing is what to do next. */}
      <Button
        ref={step}
        size="sm"
        variant={workspace.console.simulated ? 'primary' : 'secondary'}
        onClick={runtime.install}
      >
        <Download size={13} aria-hidden />
        {offer(language.label, language.runtime.displaySize, found)}
      </Button>
      {/* Its place is kept until it is known, so that nothing below it moves. */}
      <span className={`text-xs tabular-nums ${found ? '' : 'invisible'}`}>
        {sizesText(found ?? { downloadBytes: 0, keptBytes: 0 })}
      </span>
    </div>
  );
}
