import { readFileSync, writeFileSync } from 'node:fs';

const FIGURES = 'docs/figures.json';
const PAGE = 'docs/quality.md';

interface Row {
  /** Where the figure stands in what the bench wrote. */
  path: string;
  label: string;
  unit?: string;
  /** The most it should be; without an aim the figure only informs. */
  atMost?: number;
  /** The least it should be. */
  atLeast?: number;
}

/** Pages that Lighthouse visits become rows of their own. */
const LIGHTHOUSE = [
  { field: 'lcpRatio', label: 'largest paint, against the bare page', atMost: 1.15 },
  { field: 'blockingBeyondYardstickMs', label: 'blocking beyond the bare page', unit: 'ms', atMost: 100 },
  { field: 'shift', label: 'layout shift', atMost: 0 },
  { field: 'accessibility', label: 'accessibility', atLeast: 100 },
  { field: 'best-practices', label: 'best practices', atLeast: 100 },
  { field: 'seo', label: 'SEO', atLeast: 100 },
];

const ROWS: Row[] = [
  { path: 'indexBytesBrotli', label: 'Index of all questions', unit: 'bytes', atMost: 25_000 },
  { path: 'buildTime.perQuestionRatio', label: 'Build time a question at 1,610, against 161', atMost: 1 },
  { path: 'scriptBytesBrotli./dsa', label: 'Script of /dsa', unit: 'bytes', atMost: 150_000 },
  {
    path: 'scriptBytesBrotli./question/dsa/arrays/two-sum',
    label: 'Script of a coding question',
    unit: 'bytes',
    atMost: 320_000,
  },
  { path: 'routeChange.p95Ms', label: 'Route change, 95th percentile', unit: 'ms', atMost: 100 },
  { path: 'firstVerdict.4G.ms', label: 'First real Accepted on 4G', unit: 'ms', atMost: 8000 },
  { path: 'firstVerdict.4G.transferMs', label: 'First real Accepted on 4G, bytes alone', unit: 'ms' },
  { path: 'firstVerdict.slow 4G.ms', label: 'First real Accepted on slow 4G', unit: 'ms', atMost: 25_000 },
  {
    path: 'firstVerdict.slow 4G.transferMs',
    label: 'First real Accepted on slow 4G, bytes alone',
    unit: 'ms',
  },
  { path: 'pythonInstallToReady.ratio', label: 'Python ready, against bare loadPyodide', atMost: 1.3 },
  { path: 'pythonWarmRunOverheadMs', label: 'Warm Run of Python', unit: 'ms', atMost: 100 },
  { path: 'judgePython.pythonProgram.ratio', label: 'Python program, against python3', atMost: 3 },
  { path: 'judgeCpp.cppProgram.ratio', label: 'C++ program, against g++ -O2', atMost: 2 },
  { path: 'judgeCpp.cppCompile.ms', label: 'C++ compiled and linked, warm', unit: 'ms', atMost: 1500 },
  { path: 'judgeCpp.cppCompile.ratio', label: 'C++ compiled and linked, against g++ -O2' },
  {
    path: 'judgePython.submitOverhead.ms',
    label: 'Submit of 40 small tests, Python',
    unit: 'ms',
    atMost: 300,
  },
  { path: 'judgeCpp.submitOverhead.ms', label: 'Submit of 40 small tests, C++', unit: 'ms', atMost: 150 },
  { path: 'judgePython.tabMemoryMb.idle', label: 'Memory of the tab, idle', unit: 'MB' },
  { path: 'judgePython.tabMemoryMb.withPython', label: 'Memory of the tab with Python', unit: 'MB' },
  { path: 'judgeCpp.tabMemoryMb.compiling', label: 'Memory of the tab compiling C++, at most', unit: 'MB' },
  { path: 'judgeCpp.tabMemoryMb.compilerGone', label: 'Memory of the tab an idle minute later', unit: 'MB' },
  {
    path: 'editorPaste.longestBlockMs',
    label: 'Pasting 10,000 functions, longest block of the page',
    unit: 'ms',
    atMost: 500,
  },
  {
    path: 'judgePython.thousandRuns.growth',
    label: 'Memory after 1,000 Runs, against the tenth',
    atMost: 1.2,
  },
  {
    path: 'tableFilterKeystrokeMs.rows10000',
    label: 'Filter keystroke at 10,000 rows',
    unit: 'ms',
    atMost: 16,
  },
  {
    path: 'storage.keystroke.ratio',
    label: 'Work for a key typed, against writing and reading back',
    atMost: 1,
  },
  {
    path: 'storage.opening.ratio',
    label: 'Reading 5,000 submissions and 500 drawings, against reading the tables',
    atMost: 1.2,
  },
  {
    path: 'canvasDragFrame.medianMs',
    label: 'Dragging 1,000 shapes, median frame',
    unit: 'ms',
    atMost: 16.7,
  },
  { path: 'canvasDragFrame.p95Ms', label: 'Dragging 1,000 shapes, 95th percentile', unit: 'ms', atMost: 33 },
  { path: 'resumes.keystrokeFivePagesMs.median', label: 'Keystroke in five pages', unit: 'ms', atMost: 50 },
  { path: 'resumes.pdfTwoPagesMs.next', label: 'PDF of two pages', unit: 'ms', atMost: 1500 },
  { path: 'resumes.pdfTenPagesMs.next', label: 'PDF of ten pages', unit: 'ms', atMost: 5000 },
  {
    path: 'retrieval.longestBlockMs',
    label: 'Retrieval, longest block of the page',
    unit: 'ms',
    atMost: 100,
  },
];

/** The value at `path`; a key may hold dots and slashes itself, so the longest key that fits is taken first. */
function at(figures: unknown, path: string): unknown {
  if (path === '') return figures;
  if (typeof figures !== 'object' || figures === null) return undefined;
  const keys = Object.keys(figures).filter((key) => path === key || path.startsWith(`${key}.`));
  const key = keys.sort((a, b) => b.length - a.length)[0];
  return key && at((figures as Record<string, unknown>)[key], path.slice(key.length + 1));
}

function aimOf({ unit = '', atMost, atLeast }: Row): string {
  if (atMost !== undefined) return `at most ${atMost.toLocaleString('en')} ${unit}`;
  return atLeast === undefined ? '' : `at least ${atLeast} ${unit}`;
}

function line(figures: unknown, row: Row): string {
  const { path, label, unit = '', atMost, atLeast } = row;
  const value = at(figures, path);
  const aim = aimOf(row);
  if (typeof value !== 'number') return `| ${label} | not measured yet | ${aim} | |`;
  const held =
    value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
  const judged = held ? 'held' : '**missed**';
  return `| ${label} | ${value.toLocaleString('en')} ${unit} | ${aim} | ${aim && judged} |`;
}

/** `node scripts/quality.ts`: writes `docs/quality.md` from what the bench measured last. */
function main(): void {
  const figures = JSON.parse(readFileSync(FIGURES, 'utf8'));
  const pages = Object.keys(figures.lighthouseMobile ?? {});
  const loads = pages.flatMap((page) =>
    LIGHTHOUSE.map(({ field, label, ...aim }) => ({
      path: `lighthouseMobile.${page}.${field}`,
      label: `${page}: ${label}`,
      ...aim,
    })),
  );
  const table = [...ROWS, ...loads].map((row) => line(figures, row).replace(/ +\|/g, ' |'));
  writeFileSync(
    PAGE,
    [
      '# Quality in figures',
      '',
      'Written by `node scripts/quality.ts` from what `npm run bench` measured last (`figures.json`); nothing here is typed by hand.',
      'Page loads stand beside a bare prerendered page of the same stack, visited in turn with them, as machines differ.',
      '',
      '| Figure | Measured | Aim | |',
      '|---|---|---|---|',
      ...table,
      '',
    ].join('\n'),
  );
}

main();
