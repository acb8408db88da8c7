import { amount } from '#base/amount.ts';
import { lineAt } from '#exercises/locate-error.ts';
import { type QueryOutcome, type QueryResult, ROW_LIMIT } from '#exercises/sql.ts';
import { VerdictText } from '#ui/judge/verdict-text.tsx';
import { DifferenceView } from './difference-view.tsx';
import { ResultTable } from './result-table.tsx';
import { QUERY_LIMIT_MS } from './sql-client.ts';
import type { SqlState } from './use-sql.ts';

/** How many rows there are, and what was left out. */
function countText({ rows, more, statements }: QueryResult): string {
  const count = more
    ? `More than ${ROW_LIMIT.toLocaleString('en')} rows; these are the first`
    : amount(rows.length, 'row');
  return statements > 1 ? `${count}. ${statements} statements ran; this is the last result` : count;
}

function Result({ result }: { result: QueryResult }) {
  return (
    <div>
      <p className="mb-1 text-sm text-muted">{countText(result)}.</p>
      <ResultTable label="Result" columns={result.columns} rows={result.rows} />
    </div>
  );
}

function placeText(source: string, offset: number | undefined): string {
  if (offset === undefined) return '';
  const { line, column } = lineAt(source, offset);
  return `Line ${line}, column ${column}: `;
}

/** What became of a query that returned no table. */
function failureText(outcome: Exclude<QueryOutcome, QueryResult>, source: string): string {
  switch (outcome.kind) {
    case 'time-limit':
      return `Stopped after ${QUERY_LIMIT_MS / 1000} seconds. Does a recursion or a join never end?`;
    case 'nothing':
      return 'It ran and returned no rows to look at. Whatever it changed is undone: each run starts with the original data.';
    case 'error':
      return `${placeText(source, outcome.offset)}${outcome.message}`;
  }
}

function Failure({ outcome, source }: { outcome: Exclude<QueryOutcome, QueryResult>; source: string }) {
  const isError = outcome.kind !== 'nothing';
  return <p className={`text-sm ${isError ? 'font-mono text-hard' : ''}`}>{failureText(outcome, source)}</p>;
}

const ON_HIDDEN =
  'On the rows you see it’s right. On a second data set with the same tables it isn’t: does it rely on values that happen to be here?';

function Checked({ state }: { state: Extract<SqlState, { kind: 'checked' }> }) {
  const { verdict, source } = state;
  if (verdict.kind === 'accepted')
    return (
      <>
        <p className="mb-3 text-sm">
          <VerdictText verdict="Accepted" /> on this data and on a second data set.
        </p>
        <Result result={verdict.result} />
      </>
    );
  const isError = verdict.kind === 'failed' && verdict.outcome.kind === 'error';
  const isTime = verdict.kind === 'failed' && verdict.outcome.kind === 'time-limit';
  return (
    <div className="space-y-3">
      <p className="text-sm">
        <VerdictText verdict={isError ? 'Error' : isTime ? 'Time Limit' : 'Wrong Answer'} />
      </p>
      {verdict.variant === 'hidden' && <p className="text-sm">{ON_HIDDEN}</p>}
      {verdict.kind === 'failed' ? (
        <Failure outcome={verdict.outcome} source={source} />
      ) : (
        <>
          <DifferenceView difference={verdict.difference} columns={verdict.expected.columns} />
          {verdict.variant === 'shown' && (
            <details className="text-sm">
              <summary className="rounded text-muted">Your whole result</summary>
              <div className="mt-2">
                <Result result={verdict.result} />
              </div>
            </details>
          )}
        </>
      )}
    </div>
  );
}

/** What the last Run or Check came to. */
export function SqlOutput({ state }: { state: SqlState }) {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'running':
      return <p className="text-sm text-muted">{state.check ? 'Checking…' : 'Running…'}</p>;
    case 'stopped':
      return <p className="text-sm text-muted">Stopped.</p>;
    case 'broken':
      return <p className="text-sm text-hard">{state.message}</p>;
    case 'ran':
      if (state.outcome.kind === 'rows') return <Result result={state.outcome} />;
      return <Failure outcome={state.outcome} source={state.source} />;
    case 'checked':
      return <Checked state={state} />;
  }
}
