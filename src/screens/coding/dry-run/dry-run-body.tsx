import { Download } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { Button } from '#ui/button.tsx';
import { megabytes } from '#ui/judge/megabytes.ts';
import { percent } from '#ui/progress-bar.tsx';
import type { WorkspaceModel } from '../use-workspace.ts';
import { useOtherPrograms } from './compare/use-other-programs.ts';
import { OutcomeText } from './outcome-text.tsx';
import { type Asked, Player } from './player/player.tsx';
import type { DryRunCase } from './program.ts';
import { traceProgram } from './trace-program.ts';
import { useTrace } from './use-trace.ts';

export interface DryRunProps {
  question: DsaQuestion;
  workspace: WorkspaceModel;
  dryRunCase: DryRunCase;
}

const Message = ({ children }: { children: ReactNode }) => (
  <div className="m-auto flex max-w-lg flex-col items-center gap-4 p-6 text-center">{children}</div>
);

/** What stands in the way of a dry run, and what one can do; the player where nothing does. */
export function DryRunBody({ question, workspace, dryRunCase }: DryRunProps) {
  const { language, runtime } = workspace;
  const supported = language.tracer !== undefined;
  const [asked, setAsked] = useState<Asked>();
  const state = useTrace(question, workspace, dryRunCase, supported && runtime.installed, asked?.query);
  const source = dryRunCase.source ?? workspace.source;
  const others = useOtherPrograms(question, language.id, source);
  const { input } = dryRunCase;
  const { task } = question;
  const traceOther = useCallback(
    (other: string, signal: AbortSignal) =>
      runtime
        .session()
        .use(signal, (runner, signal) =>
          traceProgram(runner, { language, task, source: other, input }, signal),
        ),
    [runtime, language, task, input],
  );
  if (!supported) return <Unsupported workspace={workspace} />;
  const { found } = runtime;
  if (!runtime.installed && (found || runtime.state.kind !== 'absent'))
    return <InstallOffer workspace={workspace} />;
  if (state.kind === 'running')
    return (
      <Message>
        <p role="status">Running your code step by step…</p>
      </Message>
    );
  if (state.kind === 'compile-error')
    return (
      <Message>
        <p role="alert">Your code doesn’t compile, so there are no steps to show.</p>
        <ul className="space-y-1 rounded-md bg-hard-soft px-3 py-2 text-left font-mono text-sm whitespace-pre-wrap">
          {state.diagnostics.map(({ line, message }) => (
            <li key={`${line}:${message}`}>
              {line !== undefined && <span className="text-hard">Line {line}: </span>}
              {message}
            </li>
          ))}
        </ul>
      </Message>
    );
  if (state.kind === 'failed')
    return (
      <Message>
        <p role="alert" className="whitespace-pre-wrap">
          {state.message}
        </p>
      </Message>
    );
  const { replay, outcome, trace } = state;
  return (
    <Player
      title={question.title}
      replay={replay}
      asked={asked}
      walkthrough={dryRunCase.walkthrough}
      onAround={(text, query) => setAsked({ text, query })}
      others={others}
      traceOther={traceOther}
      source={source}
      language={language}
      caseNumber={dryRunCase.number}
      outcome={<OutcomeText outcome={outcome} stopped={trace.stopped} />}
    />
  );
}

function Unsupported({ workspace: { language, languages } }: { workspace: WorkspaceModel }) {
  const others = languages.filter(({ tracer }) => tracer).map(({ label }) => label);
  return (
    <Message>
      <p>
        {language.label} can’t be dry-run yet.{' '}
        {others.length > 0 && `Choose ${others.join(' or ')} to watch your code run step by step.`}
      </p>
    </Message>
  );
}

function InstallOffer({ workspace: { language, runtime } }: { workspace: WorkspaceModel }) {
  const { state } = runtime;
  if (state.kind === 'installing') {
    const { receivedBytes, totalBytes } = state;
    return (
      <Message>
        <progress
          aria-label={`Installing ${language.label}`}
          value={receivedBytes}
          max={totalBytes || 1}
          className="h-1.5 w-56 accent-(--accent)"
        />
        <p className="text-sm text-muted tabular-nums">
          Installing {language.label}: {percent(receivedBytes, totalBytes)}% of {megabytes(totalBytes)}
        </p>
        <Button size="sm" variant="quiet" onClick={runtime.stop}>
          Cancel
        </Button>
      </Message>
    );
  }
  return (
    <Message>
      {state.kind === 'failed' && (
        <p role="alert" className="text-hard">
          {state.message}
        </p>
      )}
      <p>
        A dry run shows your own code running, forward and backward, with its data drawn. It needs{' '}
        {language.label} on your machine; nothing is sent anywhere.
      </p>
      <Button variant="primary" onClick={runtime.install}>
        <Download size={14} aria-hidden />
        Install {language.label} ({language.runtime?.displaySize}) and dry-run
      </Button>
    </Message>
  );
}
