import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { marked } from 'marked';
import { z } from 'zod/mini';
import {
  patternFrontMatterSchema,
  patternOrderSchema,
  principleFrontMatterSchema,
} from '#dataset/pattern.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { countWords } from '../read/count-words.ts';
import { readLesson } from '../read/lesson-file.ts';
import { PROJECT } from '../read/project.ts';
import { PATTERN_GROUPS } from '../read/read-pattern.ts';
import { checkFigure } from './check-figure.ts';
import type { Problem } from './problem.ts';
import { runJava, runPython } from './run-program.ts';

// zod/mini ships without messages; a writer needs them.
z.config(z.locales.en());

type Report = (field: string, message: string) => void;

/** A kind of folder: its text, its other files and the rules of both. */
interface Kind {
  markdown: string;
  schema: typeof patternFrontMatterSchema | typeof principleFrontMatterSchema;
  words: [min: number, max: number];
  lines: [min: number, max: number];
  /** Python and Java file names; each pair is one program written twice. */
  programs: [python: string, java: string][];
  diagram: boolean;
}

const PATTERN: Kind = {
  markdown: 'pattern.md',
  schema: patternFrontMatterSchema,
  words: [120, 300],
  lines: [25, 60],
  programs: [['example.py', 'Example.java']],
  diagram: true,
};
const PRINCIPLE: Kind = {
  markdown: 'principle.md',
  schema: principleFrontMatterSchema,
  words: [150, 250],
  lines: [8, 60],
  programs: [
    ['before.py', 'Before.java'],
    ['after.py', 'After.java'],
  ],
  diagram: false,
};
const MAX_LINE = 100;
const GROUPS: readonly string[] = [...PATTERN_GROUPS, 'solid'];

const root = join(PROJECT, 'content/patterns');
const folders = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
const kindOf = (group: string) => (group === 'solid' ? PRINCIPLE : PATTERN);

function checkText(folder: string, kind: Kind, ids: string[], report: Report) {
  try {
    const { front, body } = readLesson(join(folder, kind.markdown));
    const result = kind.schema.safeParse(front);
    for (const issue of result.error?.issues ?? [])
      report(issue.path.join('.') || 'front matter', issue.message);
    if (result.data && 'related' in result.data)
      for (const { id } of result.data.related)
        if (!ids.includes(id) || id === basename(folder))
          report('related', `"${id}" is no other pattern; take an id of order.json`);

    const words = countWords(body);
    const [min, max] = kind.words;
    if (words < min || words > max) report('body', `has ${words} words; write ${min} to ${max}`);
    marked.walkTokens(marked.lexer(body), ({ type, raw }) => {
      if (type === 'heading' || type === 'html' || type === 'image' || type === 'code')
        report('body', `drop the ${type} "${raw.trim().slice(0, 40)}"; write paragraphs and lists`);
    });
  } catch (error) {
    report('front matter', messageOf(error));
  }
}

function checkCode(source: string, [min, max]: [number, number], report: Report) {
  const lines = source.trimEnd().split('\n');
  if (lines.length < min || lines.length > max)
    report('length', `has ${lines.length} lines; write ${min} to ${max}`);
  const wide = lines.findIndex((line) => line.length > MAX_LINE);
  if (wide >= 0) report(`line ${wide + 1}`, `is wider than ${MAX_LINE} characters; break it`);
  if (/\t| $/m.test(source)) report('whitespace', 'indent with spaces and leave none at the end of a line');
}

function checkFolder(group: string, id: string, patternIds: string[], problems: Problem[]) {
  const folder = join(root, group, id);
  const kind = kindOf(group);
  const reporter =
    (name: string): Report =>
    (field, message) =>
      problems.push({ file: relative(PROJECT, join(folder, name)), field, message });
  const wanted = [kind.markdown, ...kind.programs.flat(), ...(kind.diagram ? ['diagram.svg'] : [])];
  const present = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of present)
    if (!wanted.includes(name))
      reporter(name)('file', `does not belong here; allowed are ${wanted.join(', ')}`);
  for (const name of wanted) {
    const report = reporter(name);
    if (!present.includes(name)) {
      report('file', 'is missing; see content/patterns/README.md');
      continue;
    }
    const source = readFileSync(join(folder, name), 'utf8');
    if (name === kind.markdown) checkText(folder, kind, patternIds, report);
    else if (name.endsWith('.svg')) for (const message of checkFigure(id, source)) report('svg', message);
    else checkCode(source, kind.lines, report);
  }
}

/** Checks `content/patterns/` against the schemas and the rules of its README. */
export function checkPatterns(): Problem[] {
  const problems: Problem[] = [];
  const file = 'content/patterns/order.json';
  const order = patternOrderSchema.safeParse(JSON.parse(readFileSync(join(PROJECT, file), 'utf8')));
  for (const issue of order.error?.issues ?? [])
    problems.push({ file, field: issue.path.join('.'), message: issue.message });
  if (!order.data) return problems;

  const patternIds = PATTERN_GROUPS.flatMap((group) => order.data[group]);
  for (const name of folders(root))
    if (!GROUPS.includes(name)) problems.push({ file, field: name, message: 'is no group; move the folder' });
  for (const [group, ids] of Object.entries(order.data)) {
    for (const id of folders(join(root, group)))
      if (!ids.includes(id))
        problems.push({ file, field: group, message: `add "${id}" where it is to be shown, or move it` });
    for (const id of ids) checkFolder(group, id, patternIds, problems);
  }
  return problems;
}

/**
 * Runs every program. The Python and the Java text of one program must print the same, and something.
 * @param only ids to run; all when empty
 */
export function runPatterns(only: string[] = []): Problem[] {
  const problems: Problem[] = [];
  for (const group of GROUPS)
    for (const id of folders(join(root, group)))
      for (const [python, java] of kindOf(group).programs) {
        if (only.length > 0 && !only.includes(id)) continue;
        const path = (name: string) => join(root, group, id, name);
        if (!existsSync(path(python)) || !existsSync(path(java))) continue;
        const printed = [runPython(path(python)), runJava(path(java))];
        const outputs = printed.map((result, index) => {
          const file = relative(PROJECT, path(index === 0 ? python : java));
          if ('error' in result) problems.push({ file, field: 'run', message: result.error });
          else if (!result.output.trim()) problems.push({ file, field: 'run', message: 'prints nothing' });
          return 'output' in result ? result.output : undefined;
        });
        if (outputs.every((output) => output !== undefined) && outputs[0] !== outputs[1])
          problems.push({
            file: relative(PROJECT, path(java)),
            field: 'run',
            message: `prints something other than ${python}:\n${outputs.join('--- Java:\n')}`,
          });
      }
  return problems;
}

/** `node content-tools/check/check-patterns.ts [--run [ids]]` */
if (import.meta.main) {
  const [flag, ...only] = process.argv.slice(2);
  const problems = [...checkPatterns(), ...(flag === '--run' ? runPatterns(only) : [])];
  for (const { file, field, message } of problems) console.error(`${file}: ${field}: ${message}`);
  const counts = GROUPS.map((group) => `${group} ${folders(join(root, group)).length}`).join(', ');
  console.log(`patterns: ${counts} written, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
