import { existsSync } from 'node:fs';
import type {
  BehavioralQuestion,
  DesignQuestion,
  MlQuestion,
  SampleAnswer,
} from '#dataset/answer-question.ts';
import { categoryLabel } from '#dataset/labels.ts';
import type { Difficulty, ListRow } from '#dataset/schema.ts';
import { renderInline, renderMarkdown } from '../read/markdown.ts';
import {
  type AnswerSource,
  answerFile,
  answerQuestionIds,
  readAnswerQuestion,
} from '../read/read-answer-question.ts';
import { compileDiagram } from './compile-diagram.ts';

type SourceOf<Top> = Extract<AnswerSource, { top: Top }>;

/** The question of one area, or undefined where there is none at this address. */
function find<Top extends AnswerSource['top']>(top: Top, databaseId: string): SourceOf<Top> | undefined {
  const known = databaseId.startsWith(`${top}/`) && existsSync(answerFile(databaseId));
  if (!known || !answerQuestionIds(top).includes(databaseId)) return;
  return readAnswerQuestion(databaseId) as SourceOf<Top>;
}

function compileBase({ id, databaseId, group, ...source }: AnswerSource) {
  const { title, difficulty, companies, frequency, keywords } = source;
  return {
    id,
    databaseId,
    title,
    subcategory: categoryLabel(group),
    difficulty,
    companies,
    frequency,
    keywords,
    description: renderMarkdown(source.description),
    hints: source.hints.map(renderInline),
    rubric: source.rubric.map((point) => ({ ...point, text: renderInline(point.text) })),
  };
}

function compileParts(source: SourceOf<'system-design' | 'machine-learning'>) {
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
    reference: source.reference.map(({ title, text }) => ({ title, html: renderMarkdown(text) })),
  };
}

/** A system design question as its page shows it, or null where there is none at this address. */
export function compileDesignQuestion(databaseId: string): DesignQuestion | null {
  const source = find('system-design', databaseId);
  return source ? { ...compileParts(source), diagram: compileDiagram(source.diagram) } : null;
}

/** A machine learning question as its page shows it, or null where there is none at this address. */
export function compileMlQuestion(databaseId: string): MlQuestion | null {
  const source = find('machine-learning', databaseId);
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

/** A behavioral question as its page shows it, or null where there is none at this address. */
export function compileBehavioralQuestion(databaseId: string): BehavioralQuestion | null {
  const source = find('behavioral', databaseId);
  if (!source) return null;
  return {
    ...compileBase(source),
    competencies: source.competencies,
    assessed: source.assessed.map(renderInline),
    followUps: source.followUps.map(renderInline),
    strong: compileSample(source.strong),
    weak: compileSample(source.weak),
  };
}

const EASIEST_FIRST: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];

/** One row a question, area by area and group by group, the easier ones of a group first. */
export function buildAnswerRows(): ListRow[] {
  const sources = answerQuestionIds().map(readAnswerQuestion);
  const rank = ({ top, group }: AnswerSource) => `${top}/${group}`;
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
      topics: source.keywords,
      written: true,
    }));
}
