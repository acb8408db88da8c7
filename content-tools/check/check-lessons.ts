import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { marked, type Tokens } from 'marked';
import { z } from 'zod/mini';
import {
  type LessonCollection,
  type LessonFrontMatter,
  lessonCollectionsSchema,
  lessonFrontMatterSchema,
} from '#dataset/lesson.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { figureOf, readLesson } from '../read/lesson-file.ts';
import { PROJECT } from '../read/project.ts';
import { checkFigure } from './check-figure.ts';
import type { Problem } from './problem.ts';

// zod/mini ships without messages; a writer needs them.
z.config(z.locales.en());

type Report = (field: string, message: string) => void;

const lessons = join(PROJECT, 'content/lessons');
const MIN_WORDS = 900;
const MIN_FIGURES = 2;
const SECTIONS = ['Trade-offs', 'In the interview'];
/** The address of a question's page. */
const QUESTION = /^\/(?:system-design-|ml-|behavior-)?question\//;

const folders = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

/** Words of prose and tables: fenced code and figures do not count. */
export function countWords(body: string): number {
  const prose = body.replace(/^```.*?^```/gms, '').replace(/^!\[.*$/gm, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%×-]*/gu)?.length ?? 0;
}

function checkFrontMatter(front: unknown, collection: string, report: Report) {
  const result = lessonFrontMatterSchema.safeParse(front);
  for (const issue of result.error?.issues ?? [])
    report(issue.path.join('.') || 'front matter', issue.message);
  if (collection === 'speedrun' && (front as LessonFrontMatter | null)?.difficulty === 'Easy')
    report('difficulty', 'a speed-run lesson is Medium or Hard');
}

/** Checks the Markdown and returns the names of the figures it shows. */
function checkBody(body: string, report: Report): string[] {
  const figures: string[] = [];
  const headings: string[] = [];
  const words = countWords(body);
  if (words < MIN_WORDS) report('body', `has ${words} words; write at least ${MIN_WORDS}`);

  for (const token of marked.lexer(body)) {
    if (token.type === 'code' && !token.lang)
      report('body', 'name the language of every code fence (text if none)');
    if (token.type === 'heading') {
      if (token.depth === 2) headings.push(token.text);
      if (token.depth !== 2 && token.depth !== 3)
        report(`# ${token.text}`, 'use ## and ### only; the title is in the front matter');
    }
    const figure = token.type === 'paragraph' ? figureOf(token as Tokens.Paragraph) : undefined;
    if (figure) {
      if (!/^[a-z0-9-]+\.svg$/.test(figure.href))
        report(`![${figure.href}]`, 'name an .svg file of this folder');
      if (!/^\p{Lu}.{20,}\.$/u.test(figure.text))
        report(`![${figure.href}]`, 'write the caption as a full sentence');
      figures.push(figure.href);
    } else if (/!\[[^\]]*\]\(/.test(token.raw) && token.type !== 'code')
      report('body', 'put each figure on a line of its own');
  }
  let practice = false;
  marked.walkTokens(marked.lexer(body), (token) => {
    if (token.type === 'html')
      report('body', `drop the HTML "${token.raw.trim().slice(0, 40)}"; use Markdown`);
    if (token.type === 'link' && QUESTION.test(token.href)) practice = true;
  });
  if (!practice)
    report('body', 'end with "**Now practice** with …" and link a question that uses the lesson');
  for (const section of SECTIONS)
    if (!headings.includes(section)) report('body', `add the section "## ${section}"`);
  if (new Set(figures).size < MIN_FIGURES)
    report('body', `show at least ${MIN_FIGURES} figures: ![Caption.](name.svg)`);
  return figures;
}

function checkLesson(collection: string, id: string, problems: Problem[]) {
  const folder = join(lessons, collection, id);
  const reporter =
    (name: string): Report =>
    (field, message) =>
      problems.push({ file: relative(PROJECT, join(folder, name)), field, message });
  const report = reporter('lesson.md');
  if (!existsSync(join(folder, 'lesson.md')))
    return report('file', 'is missing; see content/lessons/README.md');

  let figures: string[] = [];
  try {
    const { front, body } = readLesson(join(folder, 'lesson.md'));
    checkFrontMatter(front, collection, report);
    figures = checkBody(body, report);
  } catch (error) {
    report('front matter', messageOf(error));
  }
  const files = readdirSync(folder).filter((name) => name !== 'lesson.md');
  for (const name of figures)
    if (!files.includes(name)) report(`![${name}]`, 'there is no such file; draw it or fix the name');
  for (const name of files) {
    if (!name.endsWith('.svg'))
      reporter(name)('file', 'does not belong here; a lesson is lesson.md and its .svg files');
    else {
      if (!figures.includes(name)) reporter(name)('file', 'is not shown in lesson.md; show it or delete it');
      const svg = readFileSync(join(folder, name), 'utf8');
      for (const message of checkFigure(basename(name, '.svg'), svg)) reporter(name)('svg', message);
    }
  }
}

/** Checks every lesson folder against the schema and the rules of `content/lessons/README.md`. */
export function checkLessons(): Problem[] {
  const problems: Problem[] = [];
  const listFile = 'content/lessons/collections.json';
  const list = lessonCollectionsSchema.safeParse(JSON.parse(readFileSync(join(PROJECT, listFile), 'utf8')));
  for (const issue of list.error?.issues ?? [])
    problems.push({ file: listFile, field: issue.path.join('.'), message: issue.message });
  for (const collection of folders(lessons)) {
    const ids = list.data?.[collection as LessonCollection];
    if (list.data && !ids)
      problems.push({
        file: listFile,
        field: collection,
        message: 'is no collection; move or rename the folder',
      });
    for (const id of folders(join(lessons, collection))) {
      if (ids && !ids.includes(id))
        problems.push({ file: listFile, field: collection, message: `add "${id}" where it is to be read` });
      checkLesson(collection, id, problems);
    }
  }
  return problems;
}

/** How many lessons are written, as one line. */
function counts(): string {
  const list: Record<string, string[]> = JSON.parse(readFileSync(join(lessons, 'collections.json'), 'utf8'));
  return Object.entries(list)
    .map(([collection, ids]) => `${collection} ${folders(join(lessons, collection)).length} of ${ids.length}`)
    .join(', ');
}

if (import.meta.main) {
  const problems = checkLessons();
  for (const { file, field, message } of problems) console.error(`${file}: ${field}: ${message}`);
  console.log(`lessons: ${counts()} written, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
