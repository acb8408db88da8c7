import type { WorkspaceModel } from '../use-workspace.ts';
import { type ConsoleProps, ConsoleResults } from './console-results.tsx';
import { EMPTY_CONSOLE } from './empty-console.ts';
import { RuntimeOffer } from './runtime-offer.tsx';

/** What a result belongs to, where that is no longer what the editor shows: `C++` or `Python, simulated`. */
function earlierOf({ console, language, real }: WorkspaceModel): string | undefined {
  const { busy, simulated } = console;
  if (busy || !console.language) return undefined;
  if (console.language.id === language.id && simulated === !real) return undefined;
  return `${console.language.label}${simulated ? ', simulated' : ''}`;
}

/** What Run and Submit print, above it in one line whether they are simulated or real. */
export function ConsolePanel(props: ConsoleProps) {
  const { question, workspace } = props;
  const earlier = earlierOf(workspace);
  const results = <ConsoleResults {...props} />;
  return (
    <div className="flex min-h-full flex-col">
      <RuntimeOffer question={question} workspace={workspace} />
      {earlier ? (
        <>
          <p className="px-4 py-3 font-mono text-sm text-muted">{EMPTY_CONSOLE}</p>
          {/* A verdict on another program must not read as one on this. */}
          <details key={earlier} className="mx-4 mb-4 rounded-md border">
            <summary className="px-3 py-1.5 text-sm text-muted">Earlier result: {earlier}</summary>
            {results}
          </details>
        </>
      ) : (
        results
      )}
    </div>
  );
}
