import type { DsaQuestion } from '#dataset/schema.ts';
import { hintFor } from '#judge/hints.ts';
import { timeLimits } from '#judge/limits.ts';
import { Button } from '#ui/button.tsx';
import { formatMs } from '#ui/judge/format-ms.ts';
import { HintText } from '#ui/judge/hint-text.tsx';
import { secondsText } from '#ui/judge/limit-texts.ts';
import { VerdictText } from '#ui/judge/verdict-text.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { GrowthPanel } from '../growth/growth-panel.tsx';
import type { WorkspaceModel } from '../use-workspace.ts';
import { AcceptedRun } from './accepted-run.tsx';
import { CaseResultView } from './case-result.tsx';
import { EMPTY_CONSOLE } from './empty-console.ts';
import { Failure } from './failure.tsx';
import { SimulatedBanner } from './simulated-banner.tsx';

// Loaded with the first verdict.
const AfterAccepted = lazyPart(() => import('./after-accepted.tsx'));

export interface ConsoleProps {
  question: DsaQuestion;
  workspace: WorkspaceModel;
  /** Shows the question's editorial. */
  onEditorial: () => void;
}

/** The lines, cases and verdict of the last Run or Submit. */
export function ConsoleResults({ question, workspace, onEditorial }: ConsoleProps) {
  const {
    mode,
    busy,
    simulated,
    lines,
    cases,
    report,
    measurable,
    error,
    language = workspace.language,
  } = workspace.console;
  const { signature } = question.task;
  const limits = timeLimits(question.task, language, workspace.machine.factor);
  return (
    <>
      {simulated && <SimulatedBanner language={language} />}
      <div role="log" aria-label="Console output" aria-busy={busy} className="px-4 py-3 font-mono text-sm">
        {lines.length === 0 && <p className="text-muted">{EMPTY_CONSOLE}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {error && (
        <div
          role="alert"
          className="mx-4 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-hard-soft px-3 py-2 text-sm text-hard"
        >
          {error}
          <Button size="sm" onClick={mode === 'submit' ? workspace.submit : workspace.run}>
            Try again
          </Button>
        </div>
      )}
      {mode === 'run' && cases.length > 0 && (
        <ul className="space-y-2 px-4 pb-4">
          {cases.map((item) => (
            <li key={item.number}>
              <CaseResultView
                {...item}
                language={language}
                signature={signature}
                onDryRun={workspace.dryRun.openCase}
              />
            </li>
          ))}
        </ul>
      )}
      {report && report.diagnostics.length > 0 && (
        <ul className="mx-4 mb-4 space-y-1 rounded-md bg-hard-soft px-3 py-2 font-mono text-sm">
          {report.diagnostics.map((diagnostic) => (
            <li
              key={`${diagnostic.line}:${diagnostic.column}:${diagnostic.message}`}
              className="whitespace-pre-wrap"
            >
              {diagnostic.line !== undefined && <span className="text-hard">Line {diagnostic.line}: </span>}
              {diagnostic.message}
              <HintText text={hintFor(language, diagnostic.message)} />
            </li>
          ))}
        </ul>
      )}
      {mode === 'submit' && report && (
        <div className="px-4 pb-4">
          {report.verdict === 'Accepted' && <AcceptedRun tests={report.total} />}
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
            <VerdictText verdict={report.verdict} />
            <span className="text-muted tabular-nums">
              {report.passed} / {report.total} tests
            </span>
            <span className="text-muted tabular-nums">
              slowest test: {formatMs(report.ms)} (limit {secondsText(limits.timeLimitMs)})
            </span>
          </p>
          {report.failure && (
            <Failure
              result={report.failure}
              language={language}
              signature={signature}
              onAdd={(from) => workspace.cases.add(from)}
              onDryRun={workspace.dryRun.openCase}
            />
          )}
          {report.verdict === 'Accepted' && (
            <AfterAccepted
              databaseId={question.databaseId}
              onEditorial={onEditorial}
              fallback={<div className="mt-3 h-20 rounded-md border" />}
            />
          )}
          {measurable && <GrowthPanel measurable={measurable} approaches={question.approaches} />}
        </div>
      )}
    </>
  );
}
