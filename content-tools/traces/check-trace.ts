import type { Trace } from '#dataset/trace.ts';
import type { Problem } from '../check/problem.ts';
import { ContentError } from '../read/content-error.ts';
import { traceTable } from './run-trace.ts';
import { findTraceSection, missingText, TRACE_HEADING, type TraceSection } from './trace-section.ts';

/** A traced example as an editorial has it. */
export interface Traced {
  databaseId: string;
  trace: Trace | undefined;
  /** The editorial's Markdown. */
  text: string;
  /** The Python reference solution. */
  source: string;
}

const fileOf = (databaseId: string) => `content/${databaseId}/editorial.md`;
const cureOf = (databaseId: string) => `run npm run fill:traces -- ${databaseId}`;

const given = ({ lines, tableStart, tableEnd }: TraceSection) => lines.slice(tableStart, tableEnd).join('\n');

/** The table that stands in the editorial, as text; empty where there is none. */
export function tableOf({ databaseId, text }: Traced): string {
  const section = findTraceSection(text, fileOf(databaseId));
  return section ? given(section) : '';
}

function problems(field: string, databaseId: string, message: string | undefined): Problem[] {
  return message === undefined ? [] : [{ file: fileOf(databaseId), field, message }];
}

/** Runs a check; what it throws is a problem too. */
function caught(check: () => Problem[]): Problem[] {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [{ file: error.file, field: error.field, message: error.reason }];
  }
}

/** Whether front matter and section belong together, and there is something to read around the table. */
export const checkTraceSection = ({ databaseId, trace, text }: Traced): Problem[] =>
  caught(() => {
    const section = findTraceSection(text, fileOf(databaseId));
    if (section && !trace) {
      const message = 'stands without trace in the front matter; add it (content/AUTHORING.md says how)';
      return problems(TRACE_HEADING, databaseId, message);
    }
    if (section) return problems(TRACE_HEADING, databaseId, missingText(section));
    const message = `stands without a section "${TRACE_HEADING}"; write one right behind the last approach and ${cureOf(databaseId)}`;
    return problems('trace', databaseId, trace ? message : undefined);
  });

/** Holds the table to a new run of the solution. */
export const checkTraceTable = (traced: Traced): Problem[] =>
  caught(() => {
    const { databaseId, trace, source } = traced;
    if (!trace) return [];
    const isSame = tableOf(traced) === traceTable(fileOf(databaseId), trace, source).join('\n');
    const message = `the table isn't what solution.py gives; ${cureOf(databaseId)}`;
    return problems(TRACE_HEADING, databaseId, isSame ? undefined : message);
  });
