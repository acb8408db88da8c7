import { existsSync } from 'node:fs';
import { areaOf } from '#areas.ts';
import type {
  AnswerSection,
  BehavioralQuestion,
  DesignQuestion,
  MlQuestion,
  SampleAnswer,
} from '#dataset/answer-question.ts';
import { categoryLabel } from '#dataset/labels.ts';
import type { Difficulty, ListRow } from '#dataset/schema.ts';
import { splitPrograms } from '../read/answer-programs.ts';
import { highlightPrograms } from '../read/highlight.ts';
import { renderInline, renderMarkdown } from '../read/markdown.ts';
import {
  type AnswerSource,
  answerFile,
  answerQuestionIds,
  readAnswerQuestion,
} from '../read/read-answer-question.ts';
import { readClassChecks } from '../read/read-class-checks.ts';
import { compileDiagram } from './compile-diagram.ts';
import { compileSequence } from './compile-sequence.ts';

type SourceOf<Form> = Extract<AnswerSource, { form: Form }>;

/** The question of this form, or undefined where there is none at this address. */
function find<Form extends AnswerSource['form']>(form: Form, databaseId: string): SourceOf<Form> | undefined {
  const known = areaOf(databaseId)?.form === form && existsSync(answerFile(databaseId));
  if (!known || !answerQuestionIds().includes(databaseId)) return;
  return readAnswerQuestion(databaseId) as SourceOf<Form>;
}

/** What a list is filtered by: the competencies a story is told for, or the topics of a design. */
const topicsOf = (source: AnswerSource): string[] =>
  source.form === 'star' ? [...source.competencies] : source.keywords;

function compileBase(source: AnswerSource) {
  const { id, databaseId, group, title, difficulty, companies, frequency } = source;
  return {
    id,
    databaseId,
    title,
    subcategory: categoryLabel(group),
    difficulty,
    companies,
    frequency,
    keywords: topicsOf(source),
    description: renderMarkdown(source.description),
    hints: source.hints.map(renderInline),
    rubric: source.rubric.map((point) => ({ ...point, text: renderInline(point.text) })),
  };
}

const compileSection = ({ title, text }: { title: string; text: string }) => ({
  title,
  html: renderMarkdown(text),
});

/** A section whose programs stand side by side. */
const compileAnswer = ({ title, text }: { title: string; text: string }): AnswerSection => ({
  title,
  parts: splitPrograms(text).map((part) =>
    'markdown' in part
      ? { html: renderMarkdown(part.markdown) }
      : { programs: highlightPrograms(part.programs) },
  ),
});

function compileParts(source: SourceOf<'diagram' | 'pipeline'>) {
  const { functional, non_functional } = source.requirements;
  return {
    ...compileBase(source),
    examples: source.examples.map((example) => ({
      ...example,
      explanation: renderInline(example.explanation),
    })),
    constraints: source.constraints.map(renderInline),
    requirements: {
      functional: functional.map(renderInline),
      non_functional: non_functional.map(renderInline),
    },
    reference: source.reference.map(compileAnswer),
    followUps: source.followUps.map(compileSection),
    levels: source.levels.map(compileSection),
  };
}

/** A question that is answered with a diagram, as its page shows it, or null where there is none at this address. */
export function compileDesignQuestion(databaseId: string): DesignQuestion | null {
  const source = find('diagram', databaseId);
  if (!source) return null;
  const checks = readClassChecks(databaseId);
  return {
    ...compileParts(source),
    diagram: compileDiagram(source.diagram),
    ...(source.sequence && { sequence: compileSequence(source.sequence) }),
    ...(checks && { checks }),
  };
}

/** A question that is answered with a pipeline, as its page shows it, or null where there is none at this address. */
export function compileMlQuestion(databaseId: string): MlQuestion | null {
  const source = find('pipeline', databaseId);
  return source ? { ...compileParts(source), pipeline: source.pipeline } : null;
}

function compileSample({ parts, why }: SampleAnswer): SampleAnswer {
  return {
    parts: {
      situation: renderMarkdown(parts.situation),
      task: renderMarkdown(parts.task),
      action: renderMarkdown(parts.action),
      result: renderMarkdown(parts.result),
    },
    why: renderMarkdown(why),
  };
}

/** A question that is answered with a story, as its page shows it, or null where there is none at this address. */
export function compileBehavioralQuestion(databaseId: string): BehavioralQuestion | null {
  const source = find('star', databaseId);
  if (!source) return null;
  return {
    ...compileBase(source),
    competencies: source.competencies,
    assessed: source.assessed.map(renderInline),
    followUps: source.followUps.map(compileSection),
    levels: source.levels.map(compileSection),
    strong: compileSample(source.strong),
    weak: compileSample(source.weak),
  };
}

const EASIEST_FIRST: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];

/** The names that searching the title and topics doesn't find already. */
function aliasesOf(source: AnswerSource): string[] {
  const found = [source.title, ...topicsOf(source)].join(' ').toLowerCase();
  return source.aliases.filter((alias) => !found.includes(alias.toLowerCase()));
}

/** One row a question, area by area and group by group, the easier ones of a group first. */
export function buildAnswerRows(): ListRow[] {
  const sources = answerQuestionIds().map(readAnswerQuestion);
  const rank = ({ databaseId }: AnswerSource) => databaseId.slice(0, databaseId.lastIndexOf('/'));
  const order = new Map([...new Set(sources.map(rank))].map((name, index) => [name, index]));
  const place = (source: AnswerSource) =>
    (order.get(rank(source)) ?? 0) * EASIEST_FIRST.length + EASIEST_FIRST.indexOf(source.difficulty);
  return sources
    .sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title, 'en'))
    .map((source) => ({
      id: source.id,
      title: source.title,
      category: categoryLabel(source.group),
      // The reference answer.
      solutions: 1,
      difficulty: source.difficulty,
      companies: source.companies.join(', '),
      frequency: source.frequency,
      databaseId: source.databaseId,
      topics: topicsOf(source),
      aliases: aliasesOf(source),
      written: true,
    }));
}
