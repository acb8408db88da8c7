import { Download, Play, Send, Square } from 'lucide-react';
import type { DsaQuestion } from '#dataset/schema.ts';
import type { Judged } from '#interview/interview.ts';
import { hintFor } from '#judge/hints.ts';
import type { Language } from '#judge/language.ts';
import type { Report } from '#judge/verdict.ts';
import { Button } from '#ui/button.tsx';
import { CaseDetails } from '#ui/judge/case-details.tsx';
import { HintText } from '#ui/judge/hint-text.tsx';
import { megabytes } from '#ui/judge/megabytes.ts';
import { VerdictText } from '#ui/judge/verdict-text.tsx';
import { percent } from '#ui/progress-bar.tsx';
import { type CodeRun, useCodeRun } from './use-code-run.ts';

const LINE = 'flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t px-3 py-1.5 text-sm text-muted';

/** Where the language can't run yet: what to do about it. */
function Offer({ language, runtime }: { language: Language; runtime: CodeRun['runtime'] }) {
  const { state } = runtime;
  if (!language.runtime)
    return (
      <p className={LINE}>{language.label} can’t run here yet. Trace it by hand, or switch the language.</p>
    );
  if (state.kind === 'installing') {
    return (
      <p className={LINE}>
        <span className="tabular-nums">
          Installing {language.label}: {percent(state.receivedBytes, state.totalBytes)}% of{' '}
          {megabytes(state.totalBytes)}
        </span>
        <Button size="sm" variant="quiet" onClick={runtime.stop}>
          Cancel
        </Button>
      </p>
    );
  }
  return (
    <p className={LINE}>
      {state.kind === 'failed' && (
        <span role="alert" className="text-hard">
          {state.message}
        </span>
      )}
      <Button size="sm" onClick={runtime.install}>
        <Download size={13} aria-hidden />
        Install {language.label} ({language.runtime.displaySize}) to run your code
      </Button>
    </p>
  );
}

function Result({
  report,
  language,
  question,
}: {
  report: Report;
  language: Language;
  question: DsaQuestion;
}) {
  const { signature } = question.task;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <VerdictText verdict={report.verdict} />
        <span className="text-muted tabular-nums">
          {report.passed} / {report.total} tests
        </span>
      </p>
      {report.diagnostics.map(({ line, message }) => (
        <p key={`${line}:${message}`} className="mt-1.5 font-mono whitespace-pre-wrap">
          {line !== undefined && <span className="text-hard">Line {line}: </span>}
          {message}
          <HintText text={hintFor(language, message)} />
        </p>
      ))}
      {report.failure && (
        <div className="mt-2">
          <CaseDetails result={report.failure} language={language} signature={signature} />
        </div>
      )}
    </>
  );
}

interface Props {
  question: DsaQuestion;
  language: Language;
  source: string;
  onJudged: (judged: Judged) => void;
}

/** Runs and submits the code of an interview, where its user chose that at the start. */
export default function CodeRuns({ question, language, source, onJudged }: Props) {
  const run = useCodeRun(question, language, ({ verdict, passed, total }) =>
    onJudged({ verdict, passed, total }),
  );
  const { runtime, busy, result, error } = run;
  if (!runtime.installed) return <Offer language={language} runtime={runtime} />;
  return (
    <>
      <div className={LINE}>
        <Button size="sm" disabled={busy !== undefined} onClick={() => run.start('run', source)}>
          <Play size={13} aria-hidden />
          Run examples
        </Button>
        <Button
          size="sm"
          variant="primary"
          disabled={busy !== undefined}
          onClick={() => run.start('submit', source)}
        >
          <Send size={13} aria-hidden />
          Submit
        </Button>
        {busy && (
          <Button size="sm" variant="quiet" onClick={run.stop}>
            <Square size={13} aria-hidden />
            Stop
          </Button>
        )}
        <span role="status">{busy && (busy === 'run' ? 'Running the examples…' : 'Judging all tests…')}</span>
      </div>
      {(result ?? error) && (
        <section
          aria-label={result?.mode === 'submit' ? 'Verdict' : 'Result on the examples'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-60 overflow-auto border-t px-3 py-2.5 text-sm"
        >
          {error && <p className="text-hard">{error}</p>}
          {result && <Result report={result.report} language={language} question={question} />}
        </section>
      )}
    </>
  );
}
