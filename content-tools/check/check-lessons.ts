import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { marked, type Tokens } from 'marked';
import { z } from 'zod/mini';
import { isFullCourse } from '#dataset/course-ids.ts';
import {
  courseLessonFrontMatterSchema,
  type LessonCollection,
  lessonCollectionsSchema,
  lessonFrontMatterSchema,
} from '#dataset/lesson.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { countWords } from '../read/count-words.ts';
import { figureOf, readLesson } from '../read/lesson-file.ts';
import { PROJECT } from '../read/project.ts';
import { checkLengths, checkQuizzes, givenAway, termsLateInBold, termsNotInBold } from './check-course.ts';
import { checkFigure } from './check-figure.ts';
import { checkSimulated } from './check-simulated.ts';
import { checkSums } from './check-sums.ts';
import { ARTICLE, COURSE_LESSON, type LessonRules } from './lesson-rules.ts';
import type { Problem } from './problem.ts';

// zod/mini ships without messages; a writer needs them.
z.config(z.locales.en());

type Report = (field: string, message: string) => void;

const lessons = join(PROJECT, 'content/lessons');

const folders = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

function checkFrontMatter(front: unknown, body: string, collection: string, report: Report) {
  const course = isFullCourse(collection) ? courseLessonFrontMatterSchema.safeParse(front) : undefined;
  const { error, data } = course ?? lessonFrontMatterSchema.safeParse(front);
  for (const issue of error?.issues ?? []) report(issue.path.join('.') || 'front matter', issue.message);
  for (const term of termsNotInBold(course?.data?.terms ?? [], body))
    report('terms', `set "${term}" in **bold** where the text explains it`);
  for (const term of termsLateInBold(course?.data?.terms ?? [], body))
    report('terms', `set "${term}" in **bold** where the text first names it`);
  for (const question of givenAway(course?.data?.check ?? []))
    report('check', `"${question}": the right answer is by far the longest; lengthen the others`);
  if (collection === 'speedrun' && data?.difficulty === 'Easy')
    report('difficulty', 'a speed-run lesson is Medium or Hard');
}

/** Checks the Markdown and returns the names of the figures it shows. */
function checkBody(body: string, rules: LessonRules, report: Report): string[] {
  const figures: string[] = [];
  const headings: string[] = [];
  const words = countWords(body);
  const { least, most } = rules.words;
  if (words < least) report('body', `has ${words} words; write at least ${least}`);
  if (words > most) report('body', `has ${words} words; write at most ${most}`);

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
  const links: string[] = [];
  marked.walkTokens(marked.lexer(body), (token) => {
    if (token.type === 'html')
      report('body', `drop the HTML "${token.raw.trim().slice(0, 40)}"; use Markdown`);
    if (token.type === 'link') links.push(token.href);
  });
  for (const { to, cure } of rules.links) if (!links.some((link) => to.test(link))) report('body', cure);
  for (const section of rules.sections)
    if (!headings.includes(section)) report('body', `add the section "## ${section}"`);
  if (new Set(figures).size < rules.figures)
    report('body', `show at least ${rules.figures} figures: ![Caption.](name.svg)`);
  return figures;
}

function reportSums(text: string, report: Report) {
  for (const { sum, value } of checkSums(text).wrong) report('sum', `${sum}: the left side gives ${value}`);
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
    checkFrontMatter(front, body, collection, report);
    reportSums(readFileSync(join(folder, 'lesson.md'), 'utf8'), report);
    figures = checkBody(body, isFullCourse(collection) ? COURSE_LESSON : ARTICLE, report);
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
  return [...problems, ...checkQuizzes(), ...checkLengths(), ...checkSimulated()];
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
