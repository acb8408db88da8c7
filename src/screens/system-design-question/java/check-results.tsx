import { Check, X } from 'lucide-react';
import type { CheckResult, ClassChecks } from '#judge/class-checks.ts';
import type { ChecksState } from './use-checks.ts';

/** How a verdict other than a wrong answer is called beside its check. */
const KIND: Partial<Record<CheckResult['verdict'], string>> = {
  'Runtime Error': 'Exception',
  'Time Limit': 'Time limit',
  'Memory Limit': 'Memory limit',
  'Output Limit': 'Output limit',
};

function kindOf({ verdict, message = '' }: CheckResult): string | undefined {
  return message.startsWith('deadlock') ? 'Deadlock' : KIND[verdict];
}

function Line({ result }: { result: CheckResult }) {
  const passed = result.verdict === 'Accepted';
  const Icon = passed ? Check : X;
  const kind = passed ? undefined : kindOf(result);
  const message = kind === 'Deadlock' ? 'every thread waits for another one.' : result.message;
  return (
    <li className="flex gap-2">
      <Icon
        size={16}
        aria-label={passed ? 'Passed' : 'Failed'}
        className={`mt-0.5 shrink-0 ${passed ? 'text-easy' : 'text-hard'}`}
      />
      <div className="min-w-0">
        <p>{result.title}</p>
        {!passed && (
          <p className="font-mono text-sm whitespace-pre-wrap wrap-anywhere text-hard">
            {kind && `${kind}${message ? ': ' : ''}`}
            {message}
          </p>
        )}
      </div>
    </li>
  );
}

/** What the checks say of the user's class; before the first run, what they are. */
export function CheckResults({ state, checks }: { state: ChecksState; checks: ClassChecks }) {
  switch (state.kind) {
    case 'idle':
      return (
        <ul className="list-disc space-y-1 pl-5 text-sm text-muted">
          {checks.checks.map(({ name, title }) => (
            <li key={name}>{title}</li>
          ))}
        </ul>
      );
    case 'running':
      return <p className="text-sm text-muted">Running…</p>;
    case 'stopped':
      return <p className="text-sm text-muted">Stopped.</p>;
    case 'broken':
      return <p className="text-sm text-hard">{state.message}</p>;
    case 'judged':
      if (state.diagnostics.length > 0) {
        return (
          <ul className="space-y-1 rounded-md bg-hard-soft px-3 py-2 font-mono text-sm">
            {state.diagnostics.map(({ line, column, message }) => (
              <li key={`${line}:${column}:${message}`} className="whitespace-pre-wrap">
                {line !== undefined && <span className="text-hard">Line {line}: </span>}
                {message}
              </li>
            ))}
          </ul>
        );
      }
      return (
        <>
          <p className="mb-2 text-sm font-medium">
            {state.results.filter(({ verdict }) => verdict === 'Accepted').length} of {checks.checks.length}{' '}
            checks passed
          </p>
          <ul className="space-y-1.5 text-sm">
            {state.results.map((result) => (
              <Line key={result.title} result={result} />
            ))}
          </ul>
        </>
      );
  }
}
