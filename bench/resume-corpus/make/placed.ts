import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneColumn, twoColumns } from './arrangements.ts';
import type { Planned } from './plan.ts';

/** ReportLab and fpdf2, by a script for the Python in `PYTHON` that has both. */
export function makePlaced(documents: Planned[], folder: string): void {
  const rows = join(mkdtempSync(join(tmpdir(), 'resume-')), 'rows.json');
  const arranged = documents.map(({ maker, file, layout, person, style, caps }) => ({
    maker,
    file,
    ...(layout.startsWith('two')
      ? twoColumns(person, style, caps)
      : { head: [], aside: [], main: oneColumn(person, style, caps) }),
  }));
  writeFileSync(rows, JSON.stringify(arranged));
  execFileSync(process.env.PYTHON ?? 'python3', [`${import.meta.dirname}/placed.py`, rows, folder], {
    stdio: 'inherit',
  });
}
