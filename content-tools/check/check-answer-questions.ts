import { existsSync, readdirSync } from 'node:fs';
import { marked } from 'marked';
import { isOfClasses } from '#dataset/answer-question.ts';
import { formatSeconds, measure, USUAL_LENGTH } from '#ui/star/speaking-time.ts';
import { compileDiagram } from '../compile/compile-diagram.ts';
import { countWords } from '../read/count-words.ts';
import {
  ANSWER_AREAS,
  type AnswerSource,
  answerFile,
  answerQuestionIds,
  inspectAnswerQuestion,
  type Report,
} from '../read/read-answer-question.ts';
import { checkDiagram, checkPipeline } from './check-drawing.ts';
import { checkInheritance } from './check-inheritance.ts';
import { checkSequence } from './check-sequence.ts';
import type { Problem } from './problem.ts';

/** Words of prose, tables aside from code, a text must have. */
const MIN_WORDS = { reference: 450, strong: 300, weak: 50, why: 50 } as const;
/** An opener may be over in two minutes. */
const MIN_OPENER = 250;
/** Of a story that is told in full and leaves time for questions. */
const MAX_STRONG = 400;

function checkLength(field: string, text: string, least: number, report: Report): void {
  const words = countWords(text);
  if (words < least) report(field, `has ${words} words; write at least ${least}`);
}

/** Reports HTML, unnamed code fences and links inside the product that lead nowhere. */
function checkMarkdown(markdown: string, ids: ReadonlySet<string>, report: Report): void {
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'html')
      report('body', `drop the HTML "${token.raw.trim().slice(0, 40)}"; use Markdown`);
    if (token.type === 'code' && !token.lang)
      report('body', 'name the language of every code fence (text if none)');
    const target = token.type === 'link' ? String(token.href) : '';
    const pages = ANSWER_AREAS.map((area) => area.question('')).find((begin) => target.startsWith(begin));
    const question = pages && target.slice(pages.length);
    if (question && !ids.has(question))
      report('body', `the link ${target} leads to no question; mend or drop it`);
    if (target && !question && !/^(https:\/\/|\/)/.test(target))
      report('body', `the link ${target} must be an https:// address or a path that starts with /`);
  });
}

/** What running a design is about, as its paragraphs begin. */
const RUNNING = [
  /\*\*(?:Security|Safety|Fraud)/,
  /\*\*(?:Multi-region|Second site)/,
  /\*\*Cost/,
  /\*\*Rollout/,
  /\*\*Observability/,
];

/** The ladders of `## Good, better, best`, and products with reasons, as `content/ANSWERS.md` asks for them. */
function checkHighLevel(sections: readonly { title: string; text: string }[], report: Report): void {
  const textOf = (name: string) => sections.find(({ title }) => title === name)?.text ?? '';
  const ladder = /^\| Good \|.*\n\| Better \|.*\n\| Best \|/gm;
  const ladders = textOf('Good, better, best').match(ladder)?.length ?? 0;
  if (ladders < 2) report('## Good, better, best', `has ${ladders} tables of Good, Better, Best; write two`);
  const running = textOf('Running it');
  for (const topic of RUNNING)
    if (!topic.test(running))
      report('## Running it', `has no paragraph on ${topic.source}; write it in a sentence or two`);
  const rows = textOf('Building blocks').match(/^\|.*\*\*.*\|$/gm)?.length ?? 0;
  if (rows < 4) report('## Building blocks', `names ${rows} products in bold; write a row each for four`);
}

/** Every Markdown text of a question. */
function textsOf(source: AnswerSource): string[] {
  const own =
    source.form === 'star'
      ? [
          ...[source.strong, source.weak].flatMap(({ parts, why }) => [...Object.values(parts), why]),
          ...[...source.followUps, ...source.levels].map(({ text }) => text),
        ]
      : [...source.reference, ...source.followUps, ...source.levels].map(({ text }) => text);
  return [source.description, ...own];
}

function checkContent(source: AnswerSource, ids: ReadonlySet<string>, report: Report): void {
  for (const text of textsOf(source)) checkMarkdown(text, ids, report);
  if (source.form === 'star') {
    for (const [field, sample, least] of [
      ['# Strong answer', source.strong, source.group === 'openers' ? MIN_OPENER : MIN_WORDS.strong],
      ['# Weak answer', source.weak, MIN_WORDS.weak],
    ] as const) {
      checkLength(field, Object.values(sample.parts).join('\n'), least, report);
      checkLength(`${field}: why`, sample.why, MIN_WORDS.why, report);
    }
    const words = countWords(Object.values(source.strong.parts).join('\n'));
    if (words > MAX_STRONG) report('# Strong answer', `has ${words} words; cut it to ${MAX_STRONG}`);
    const seconds = measure(source.strong.parts).total.seconds;
    if (seconds > USUAL_LENGTH.most)
      report(
        '# Strong answer',
        `takes ${formatSeconds(seconds)} to say; cut it to ${formatSeconds(USUAL_LENGTH.most)}`,
      );
    return;
  }
  const reference = source.reference.map(({ text }) => text).join('\n');
  checkLength('# Reference answer', reference, MIN_WORDS.reference, report);
  const estimate = source.reference.find(({ title }) => title === 'Estimate');
  if (estimate && !/\d/.test(estimate.text)) report('## Estimate', 'has no number; estimate something');
  if (source.form === 'diagram' && !isOfClasses(source.group)) {
    checkHighLevel(source.reference, report);
    if (!source.diagram.stages) report('diagram.stages', 'are missing; let the design grow in three to five');
  }
  if (source.form === 'pipeline') {
    checkPipeline(source.pipeline, report);
    return;
  }
  checkDiagram(compileDiagram(source.diagram), report);
  const code = source.reference.find(({ title }) => title === 'Code')?.text ?? '';
  if (source.group === 'lld') checkInheritance(source.diagram, code, report);
  if (source.sequence) checkSequence(source.sequence, code, report);
  else if (source.group === 'lld') report('sequence', 'is missing; draw the most telling flow');
}

/** Reports files and folders that are no question. */
function checkFolders(problems: Problem[]): void {
  for (const { top, ...area } of ANSWER_AREAS) {
    const folder = `content/${top}`;
    const groups = Object.keys(area.groups);
    for (const group of existsSync(folder) ? readdirSync(folder) : []) {
      if (!groups.includes(group)) {
        const message = `is no group; move it into ${groups.join(', ')}`;
        problems.push({ file: `${folder}/${group}`, field: 'file', message });
        continue;
      }
      // Beside a question may lie a folder of its own, with the checks of its class.
      for (const name of readdirSync(`${folder}/${group}`))
        if (!name.endsWith('.md') && !existsSync(`${folder}/${group}/${name}.md`))
          problems.push({
            file: `${folder}/${group}/${name}`,
            field: 'file',
            message: 'is no .md file; remove it',
          });
    }
  }
}

/** Checks every question that is answered in words and drawings against `content/ANSWERS.md`. */
export function checkAnswerQuestions(): Problem[] {
  const problems: Problem[] = [];
  checkFolders(problems);
  const ids = new Set(answerQuestionIds());
  const titles = new Map<string, string>();
  for (const databaseId of ids) {
    const file = answerFile(databaseId);
    const report: Report = (field, message) => problems.push({ file, field, message });
    const source = inspectAnswerQuestion(databaseId, report);
    if (!source) continue;
    const same = titles.get(source.title);
    if (same) report('title', `is also the title of ${same}; choose another`);
    titles.set(source.title, file);
    checkContent(source, ids, report);
  }
  return problems;
}

if (import.meta.main) {
  const problems = checkAnswerQuestions();
  for (const { file, field, message } of problems) console.error(`${file}: ${field}: ${message}`);
  const counts = ANSWER_AREAS.flatMap(({ top, groups }) =>
    Object.keys(groups).map(
      (group) => `${group} ${answerQuestionIds().filter((id) => id.startsWith(`${top}/${group}/`)).length}`,
    ),
  );
  console.log(`answer questions: ${counts.join(', ')}; ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
