import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { PAPER_THEMES, type Paper, papersSchema, type RagModel, ragModelsSchema } from '#dataset/paper.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { PROJECT } from '../read/project.ts';
import { MODELS_FILE, PAPERS_FILE, readRagSamples, SAMPLES_FOLDER } from '../read/read-papers.ts';
import type { Problem } from './problem.ts';

// zod/mini ships without messages; a writer needs them.
z.config(z.locales.en());

const SAMPLES = 3;
/** Every sample says of itself what it is. */
const LABEL = /sample document/i;

type Report = (field: string, message: string) => void;

function readList<Item>(
  file: string,
  schema: z.ZodMiniType<Item[]>,
  problems: Problem[],
): { items: Item[]; report: Report } {
  const report: Report = (field, message) => problems.push({ file, field, message });
  try {
    const result = schema.safeParse(JSON.parse(readFileSync(join(PROJECT, file), 'utf8')));
    for (const issue of result.error?.issues ?? []) report(issue.path.join('.'), issue.message);
    return { items: result.data ?? [], report };
  } catch (error) {
    report('file', messageOf(error));
    return { items: [], report };
  }
}

function twice(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function checkPaperList(papers: Paper[], report: Report) {
  for (const id of twice(papers.map((paper) => paper.id))) report(id, 'stands twice; give each its own id');
  for (const value of twice(papers.map((paper) => paper.identifier.value)))
    report(value, 'is the identifier of two papers');
  for (const { id, identifier, year } of papers) {
    const posted = identifier.kind === 'arxiv' ? 2000 + Number(identifier.value.slice(0, 2)) : year;
    if (posted !== year) report(`${id}.year`, `is ${year}, but its arXiv number is of ${posted}`);
  }
  for (const theme of Object.keys(PAPER_THEMES))
    if (papers.length > 0 && !papers.some((paper) => paper.theme === theme))
      report(theme, 'has no paper; add one or drop the theme from PAPER_THEMES');
}

function checkModels(models: RagModel[], papers: Paper[], report: Report) {
  for (const id of twice(models.map((model) => model.id))) report(id, 'stands twice; give each its own id');
  for (const model of models) {
    for (const id of model.papers)
      if (!papers.some((paper) => paper.id === id)) report(`${model.id}.papers`, `"${id}" is no paper's id`);
    if (model.reads >= model.asked.length) report(`${model.id}.reads`, 'is past the last step');
  }
}

/** Checks `content/papers/` and `content/rag-samples/`. */
export function checkPapers(): Problem[] {
  const problems: Problem[] = [];
  const { items: papers, report } = readList(PAPERS_FILE, papersSchema, problems);
  checkPaperList(papers, report);
  const { items: models, report: reportModel } = readList(MODELS_FILE, ragModelsSchema, problems);
  checkModels(models, papers, reportModel);
  const samples = readRagSamples();
  if (samples.length !== SAMPLES)
    problems.push({
      file: SAMPLES_FOLDER,
      field: 'files',
      message: `keep ${SAMPLES}, not ${samples.length}`,
    });
  for (const { name, text } of samples) {
    const file = `${SAMPLES_FOLDER}/${name}`;
    if (!LABEL.test(text))
      problems.push({ file, field: 'text', message: 'must call itself a sample document' });
    if (text.length < 1800) problems.push({ file, field: 'text', message: 'write enough for four chunks' });
  }
  return problems;
}
