import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { type DsaFacts, dsaFactsSchema } from '#dataset/schema.ts';
import { PROJECT } from './project.ts';
import { check, readText } from './read-file.ts';

/** Every coding question of the index, written or not, in the index's order. */
export function readDsaIndex(): DsaFacts[] {
  const file = 'content/dsa/index.json';
  return check(z.array(dsaFactsSchema), JSON.parse(readText(file)), file);
}

export const isWritten = (databaseId: string): boolean =>
  existsSync(join(PROJECT, 'content', databaseId, 'question.md'));
