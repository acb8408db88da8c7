import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { papersSchema, type RagResources, type RagSample, ragModelsSchema } from '#dataset/paper.ts';
import { PROJECT } from './project.ts';
import { check, readText } from './read-file.ts';

export const PAPERS_FILE = 'content/papers/papers.json';
export const MODELS_FILE = 'content/papers/rag-models.json';
export const SAMPLES_FOLDER = 'content/rag-samples';

/** The papers and the compared approaches. @throws {ContentError} naming file, field and reason */
export function readRagResources(): RagResources {
  return {
    papers: check(papersSchema, JSON.parse(readText(PAPERS_FILE)), PAPERS_FILE),
    models: check(ragModelsSchema, JSON.parse(readText(MODELS_FILE)), MODELS_FILE),
  };
}

/** The demo's bundled documents, by file name. */
export function readRagSamples(): RagSample[] {
  return readdirSync(join(PROJECT, SAMPLES_FOLDER))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(PROJECT, SAMPLES_FOLDER, name), 'utf8') }));
}
