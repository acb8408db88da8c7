import type { Walkthrough } from '#dataset/schema.ts';
import type { Trace } from '#dataset/trace.ts';
import { parseJson } from '#judge/json.ts';
import { inputParams, type Signature } from '#judge/signature.ts';
import type { Json } from '#judge/task.ts';
import { findTraceSection } from './trace-section.ts';

interface Traced {
  trace?: Trace | undefined;
  /** The editorial's Markdown. */
  text: string;
  signature: Signature;
  /** The Python reference solution. */
  source: string;
}

/** A call's arguments as JSON: structures are written by their values there too. Undefined for a call that JSON can't say. */
function argumentsOf(call: string): Json[] | undefined {
  const inner = /^\w+\((.*)\)$/s.exec(call)?.[1];
  if (inner === undefined || inner.includes('=')) return;
  const written = inner
    .replace(/\b(?:tree|linked|graph)\(([^()]*)\)/g, '$1')
    .replace(/\bNone\b/g, 'null')
    .replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false');
  try {
    return parseJson(`[${written}]`) as Json[];
  } catch {
    return;
  }
}

const linesOf = (source: string, wanted: readonly string[]): number[] =>
  source.split('\n').flatMap((line, index) => (wanted.includes(line.trim()) ? [index + 1] : []));

/** Inline Markdown as plain text: a caption has no code in it. */
const plain = (cell: string) => cell.trim().replaceAll('`', '').replaceAll('\\|', '|');

const cellsOf = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(plain);

/** The traced example of an editorial as a dry run with captions; undefined where its rows aren't steps of one call. */
export function walkthroughOf({ trace, text, signature, source }: Traced): Walkthrough | undefined {
  if (!trace?.call || trace.when !== undefined) return;
  const params = inputParams(signature);
  const values = argumentsOf(trace.call);
  const section = findTraceSection(text, 'editorial.md');
  if (!section || values?.length !== params.length) return;
  const [heading = '', , ...rows] = section.lines.slice(section.tableStart, section.tableEnd);
  const lines = linesOf(source, [trace.at ?? trace.after ?? []].flat());
  const returned = rows.at(-1)?.startsWith('| → ') ? rows.slice(0, -1) : rows;
  if (lines.length === 0 || returned.length === 0) return;
  return {
    input: Object.fromEntries(params.map(({ name }, index) => [name, values[index] ?? null])),
    lines,
    moment: trace.at === undefined ? 'after' : 'before',
    columns: cellsOf(heading),
    rows: returned.map(cellsOf),
  };
}
