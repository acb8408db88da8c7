import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { type DsaFacts, dsaFactsSchema } from '#dataset/schema.ts';
import { PROJECT } from './project.ts';
import { check, readText } from './read-file.ts';
import { remember } from './remember.ts';

const INDEX = 'content/dsa/index.json';
const readIndex = remember(
  () => [INDEX],
  (file) => check(z.array(dsaFactsSchema), JSON.parse(readText(file)), file),
);

/** Every coding question of the index, written or not, in the index's order. */
export const readDsaIndex = (): readonly DsaFacts[] => readIndex(INDEX);

export const isWritten = (databaseId: string): boolean =>
  existsSync(join(PROJECT, 'content', databaseId, 'question.md'));
