import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod/mini';
import { AREAS, type Area, areaOf } from '#areas.ts';
import {
  behavioralFrontMatterSchema,
  designFrontMatterSchema,
  isOfClasses,
  LEVELS,
  MIN_FOLLOW_UPS,
  MIN_STORY_FOLLOW_UPS,
  mlFrontMatterSchema,
  referenceSections,
  STAR_PARTS,
} from '#dataset/answer-question.ts';
import { sequenceSchema } from '#dataset/sequence.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { ContentError } from './content-error.ts';
import { remember } from './remember.ts';
import { schemaMessage } from './schema-message.ts';
import { type Section, splitAt } from './split-markdown.ts';

// zod/mini ships without messages; whoever writes content needs them.
z.config(z.locales.en());

export type Report = (field: string, message: string) => void;

/** A design of classes may also have a sequence diagram. Kept apart from what pages load. */
const drawnFrontMatterSchema = z.extend(designFrontMatterSchema, { sequence: z.optional(sequenceSchema) });

/** Areas whose questions are answered in words and drawings. */
export const ANSWER_AREAS: readonly Area[] = AREAS.filter(({ form }) => form !== 'code');

export const answerFile = (databaseId: string) => `content/${databaseId}.md`;

/** `top/sub/id` of every question there is a file for, in order of area, group and name. */
export function answerQuestionIds(): string[] {
  return ANSWER_AREAS.flatMap(({ top, groups }) =>
    Object.keys(groups).flatMap((group) => {
      const folder = `content/${top}/${group}`;
      const names = existsSync(folder) ? readdirSync(folder).sort() : [];
      return names
        .filter((name) => name.endsWith('.md'))
        .map((name) => `${top}/${group}/${name.slice(0, -'.md'.length)}`);
    }),
  );
}

/** Cuts the body into its `#` parts and reports what is missing, empty or too much. */
function readParts(
  body: string,
  wanted: readonly string[],
  report: Report,
  optional: readonly string[] = [],
) {
  const { before, sections } = splitAt(1, body);
  if (!before) report('body', 'the description is missing; write it right below the front matter');
  for (const title of wanted) {
    const found = sections.find((section) => section.title === title);
    if (!found) report('body', `add the part "# ${title}"`);
    else if (!found.text) report(`# ${title}`, 'is empty; write it');
  }
  for (const { title } of sections)
    if (!wanted.includes(title) && !optional.includes(title))
      report(`# ${title}`, `is no part; the parts are ${[...wanted, ...optional].join(', ')}`);
  const part = (title: string) => sections.find((section) => section.title === title)?.text ?? '';
  return { description: before, part };
}

/** Cuts a part into `##` sections and reports those that are missing, empty or out of order. */
function readSections(part: string, markdown: string, wanted: readonly string[], report: Report): Section[] {
  const { before, sections } = splitAt(2, markdown);
  if (before) report(`# ${part}`, 'text stands before the first ## section; move it into one');
  const titles = sections.map((section) => section.title);
  for (const title of wanted)
    if (!titles.includes(title)) report(`# ${part}`, `add the section "## ${title}"`);
  const inOrder = wanted.filter((title) => titles.includes(title));
  if (titles.filter((title) => inOrder.includes(title)).join() !== inOrder.join())
    report(`# ${part}`, `bring the sections into this order, each once: ${wanted.join(', ')}`);
  for (const { title, text } of sections) if (!text) report(`## ${title}`, 'is empty; write it');
  return sections;
}

const starTitle = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);

function readSample(title: string, why: string, part: (title: string) => string, report: Report) {
  const sections = readSections(title, part(title), STAR_PARTS.map(starTitle), report);
  const textOf = (name: string) => sections.find((section) => section.title === starTitle(name))?.text ?? '';
  return {
    parts: {
      situation: textOf('situation'),
      task: textOf('task'),
      action: textOf('action'),
      result: textOf('result'),
    },
    why: part(why),
  };
}

/** Questions that the interviewer asks next, with their answers. */
function readFollowUps(markdown: string, least: number, report: Report): Section[] {
  const followUps = readSections('Follow-ups', markdown, [], report);
  if (followUps.length < least)
    report('# Follow-ups', `has ${followUps.length}; write ${least} questions, each "## question"`);
  for (const { title } of followUps)
    if (!title.endsWith('?')) report(`## ${title}`, 'is no question; end it with a question mark');
  return followUps;
}

/** What is expected at each level; none where it is not written. */
const readLevels = (markdown: string, report: Report): Section[] =>
  markdown ? readSections('Levels', markdown, LEVELS, report) : [];

const AFTERWARDS = ['Follow-ups', 'Levels'];

function readBehavioralBody(body: string, report: Report) {
  const { description, part } = readParts(
    body,
    ['Strong answer', 'Why it works', 'Weak answer', 'Why it falls short', ...AFTERWARDS],
    report,
  );
  return {
    description,
    followUps: readFollowUps(part('Follow-ups'), MIN_STORY_FOLLOW_UPS, report),
    levels: readLevels(part('Levels'), report),
    strong: readSample('Strong answer', 'Why it works', part, report),
    weak: readSample('Weak answer', 'Why it falls short', part, report),
  };
}

function readReferenceBody(body: string, form: 'diagram' | 'pipeline', group: string, report: Report) {
  const required = isOfClasses(group) ? ['Follow-ups'] : AFTERWARDS;
  const { description, part } = readParts(body, ['Reference answer', ...required], report, AFTERWARDS);
  return {
    description,
    reference: readSections(
      'Reference answer',
      part('Reference answer'),
      referenceSections(form, group),
      report,
    ),
    followUps: readFollowUps(part('Follow-ups'), MIN_FOLLOW_UPS, report),
    levels: readLevels(part('Levels'), report),
  };
}

/**
 * Reads a question's file and reports everything that is wrong with its form.
 * @returns undefined where the front matter cannot be used
 */
export function inspectAnswerQuestion(databaseId: string, report: Report) {
  const [, group = '', id = ''] = databaseId.split('/');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) report('file', 'name it in lower-case words joined by -');
  const source = readFileSync(answerFile(databaseId), 'utf8').replaceAll('\r\n', '\n');
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!match) return void report('file', 'must start with front matter between two lines of ---');
  let data: unknown;
  try {
    data = parseYaml(match[1] ?? '');
  } catch (error) {
    return void report('front matter', messageOf(error));
  }
  const body = match[2] ?? '';
  const parse = <T extends z.core.$ZodType>(schema: T): z.output<T> | undefined => {
    const result = z.safeParse(schema, data);
    for (const issue of result.error?.issues ?? [])
      report(issue.path.join('.') || 'front matter', schemaMessage(issue));
    return result.data;
  };
  const form = areaOf(databaseId)?.form;
  const facts = { id, databaseId, group };
  if (form === 'star') {
    const front = parse(behavioralFrontMatterSchema);
    const written = readBehavioralBody(body, report);
    return front && { form, ...facts, ...front, ...written };
  }
  if (form === 'pipeline') {
    const written = readReferenceBody(body, form, group, report);
    const front = parse(mlFrontMatterSchema);
    return front && { form, ...facts, ...front, ...written };
  }
  if (form !== 'diagram') return void report('file', 'belongs to no area of src/areas.ts');
  const written = readReferenceBody(body, form, group, report);
  const front = parse(drawnFrontMatterSchema);
  return front && { form, ...facts, ...front, ...written };
}

export type AnswerSource = NonNullable<ReturnType<typeof inspectAnswerQuestion>>;

function readFile(databaseId: string): AnswerSource {
  const source = inspectAnswerQuestion(databaseId, (field, message) => {
    throw new ContentError(answerFile(databaseId), field, message);
  });
  if (!source) throw new ContentError(answerFile(databaseId), '', 'cannot be read');
  return source;
}

/**
 * Reads a question's file; texts are Markdown as written.
 * @throws {ContentError} naming file, field and cure of the first thing that is wrong
 */
export const readAnswerQuestion = remember((databaseId) => [answerFile(databaseId)], readFile);
