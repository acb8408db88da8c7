import { existsSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod/mini';
import { check } from '../read/read-file.ts';

const listSchema = z.array(
  z.strictObject({
    /** As `check:content` prints it, with or without `line N: `. */
    mutant: z.string(),
    /** Why no input can tell it from the solution. */
    reason: z.string().check(z.minLength(10)),
  }),
);

const withoutLine = (text: string) => text.replace(/^line \d+: /, '');

export const equivalentFile = (databaseId: string) => `content/${databaseId}/equivalent-mutants.yaml`;

/** Mutants that somebody has shown to be as right as the solution, by their texts. */
export function equivalentMutants(databaseId: string): ReadonlySet<string> {
  const file = equivalentFile(databaseId);
  if (!existsSync(file)) return new Set();
  const listed = check(listSchema, parseYaml(readFileSync(file, 'utf8')), file);
  return new Set(listed.map(({ mutant }) => withoutLine(mutant)));
}
