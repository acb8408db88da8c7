import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Trace } from '#dataset/trace.ts';
import { HARNESS_FOLDER } from '#judge/languages/python/node/harness-files.ts';
import { ContentError } from '../read/content-error.ts';

const SCRIPT = fileURLToPath(new URL('./trace_table.py', import.meta.url));
const TIME_LIMIT_MS = 30_000;

type Answer = { rows: string[][]; result: string | null } | { field: string; error: string };

const listOf = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

function run(file: string, trace: Trace, source: string): Answer {
  const { call, calls, at, after, when = 'True', columns, result } = trace;
  const byLine = at !== undefined || after !== undefined;
  const asked = {
    source,
    calls: calls ?? listOf(call),
    at: listOf(at),
    after: listOf(after),
    when,
    columns: Object.entries(columns),
    result: result ?? byLine,
  };
  const { stdout, stderr, error } = spawnSync('python3', ['-s', '-B', SCRIPT], {
    input: JSON.stringify(asked),
    encoding: 'utf8',
    timeout: TIME_LIMIT_MS,
    env: { PATH: process.env.PATH, PYTHONPATH: HARNESS_FOLDER, PYTHONHASHSEED: '0', PYTHONUTF8: '1' },
  });
  const reason = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
  if (!stdout) throw new ContentError(file, 'trace', `the run gives no table: ${reason}`);
  return JSON.parse(stdout);
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/**
 * The Markdown table of a traced example, one string per line, from a run of the program `source`.
 * @param file the editorial, for errors
 * @throws {ContentError} naming the field of `trace` to mend
 */
export function traceTable(file: string, trace: Trace, source: string): string[] {
  const answer = run(file, trace, source);
  if ('error' in answer) throw new ContentError(file, `trace.${answer.field}`, answer.error);
  const headings = Object.keys(trace.columns).map((heading) => heading.replaceAll('|', '\\|'));
  const rest = headings.slice(1).map(() => '');
  return [
    row(headings),
    row(headings.map(() => '---')),
    ...answer.rows.map(row),
    ...(answer.result === null ? [] : [row([answer.result, ...rest])]),
  ];
}
