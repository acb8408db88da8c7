/**
 * Writes the tables of traced examples into editorials, from runs of their Python reference solutions.
 *
 *   npm run fill:traces -- dsa/<group>/<id>...
 *
 * Without an argument: those of every question. Editorials without `trace` in their front matter are left alone.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorialFrontMatterSchema } from '#dataset/approach.ts';
import { ContentError } from '../content-tools/read/content-error.ts';
import { PROJECT } from '../content-tools/read/project.ts';
import { readFrontMatter, readText } from '../content-tools/read/read-file.ts';
import { isWritten, readDsaIndex } from '../content-tools/read/read-index.ts';
import { traceTable } from '../content-tools/traces/run-trace.ts';
import {
  findTraceSection,
  missingText,
  TRACE_HEADING,
  withTable,
} from '../content-tools/traces/trace-section.ts';

/** What became of one question's table; undefined where it has no traced example. */
function fill(databaseId: string): string | undefined {
  const file = `content/${databaseId}/editorial.md`;
  const { trace } = readFrontMatter(file, editorialFrontMatterSchema).data;
  if (!trace) return;
  const text = readText(file);
  const section = findTraceSection(text, file);
  if (!section)
    throw new ContentError(file, 'trace', `needs a section "${TRACE_HEADING}" behind the last approach`);
  const table = traceTable(file, trace, readText(`content/${databaseId}/solutions/solution.py`));
  const filled = withTable(section, table);
  if (filled !== text) writeFileSync(join(PROJECT, file), filled);
  const missing = missingText(section);
  return `${filled === text ? 'as it was' : 'filled'}${missing ? `; the section ${missing}` : ''}`;
}

const asked = process.argv.slice(2);
const ids =
  asked.length > 0
    ? asked
    : readDsaIndex()
        .map(({ databaseId }) => databaseId)
        .filter(isWritten);
for (const databaseId of ids) {
  try {
    const done = fill(databaseId);
    if (done) console.log(`${databaseId}: ${done}`);
    else if (asked.length > 0)
      console.log(`${databaseId}: has no trace in the front matter of its editorial`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
