/**
 * Finds for each given question's diagram the places at which it reads from top to bottom, for narrow screens, and writes
 * them into its front matter as `diagram.upright`. Look at the result, and move a box by hand where you know better.
 * Usage: node scripts/stand-drawings.ts [--tries 40000] content/system-design/hld/pastebin.md ...
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { restoreDrawing } from '#canvas/restore.ts';
import { diagramSchema } from '#dataset/diagram.ts';
import { canStand, isNarrow } from '../content-tools/check/check-drawing.ts';
import { compileDiagram } from '../content-tools/compile/compile-diagram.ts';
import { standDrawing } from '../content-tools/scaffold/stand-drawing.ts';

const KEY = /^ {2}upright:\n(?: {4}.*\n)+/m;
const BEFORE = /^ {2}(?:stages|shapes):\n/m;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { tries: { type: 'string' } } });

for (const file of positionals) {
  const text = readFileSync(file, 'utf8');
  const found = parse(text.split(/^---$/m)[1] ?? '');
  const { upright: _, ...source } = diagramSchema.parse(found.diagram);
  const { drawing } = restoreDrawing(compileDiagram(source));
  if (!canStand(drawing) || isNarrow(drawing)) {
    console.log(`${file}: is narrow, or has free lines; left as it is`);
    continue;
  }
  const { places, faults, width } = standDrawing(drawing, values.tries ? Number(values.tries) : undefined);
  const lines = Object.entries(places).map(([id, place]) => `    ${id}: [${place.join(', ')}]\n`);
  writeFileSync(
    file,
    text.replace(KEY, '').replace(BEFORE, (found) => `  upright:\n${lines.join('')}${found}`),
  );
  console.log(`${file}: ${width} units wide, ${faults} faults`);
}
