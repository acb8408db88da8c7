import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod/mini';
import { messageOf } from '../../src/base/message-of.ts';
import { ContentError } from './content-error.ts';
import { PROJECT } from './project.ts';
import { firstIssue, schemaMessage } from './schema-message.ts';

// zod/mini ships without messages; whoever writes content needs them.
z.config(z.locales.en());

/** Parses `value` or throws a ContentError naming `file` and the first field that is wrong. */
export function check<T extends z.core.$ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issue = firstIssue(result.error.issues);
  const reason = issue ? schemaMessage(issue) : 'does not fit the schema';
  throw new ContentError(file, issue?.path.join('.') ?? '', reason);
}

/** Text of a file below the project's root, its lines ended by `\n`, or a ContentError that names it. */
export function readText(file: string): string {
  const path = join(PROJECT, file);
  if (!existsSync(path)) throw new ContentError(file, '', 'the file is missing; add it');
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}

/** Splits `---` front matter from the Markdown below it, which begins at the file's line `firstLine`. */
export function readFrontMatter<T extends z.core.$ZodType>(file: string, schema: T) {
  const text = readText(file);
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new ContentError(file, '', 'must start with front matter between two lines of ---');
  let data: unknown;
  try {
    data = parseYaml(match[1] ?? '');
  } catch (error) {
    throw new ContentError(file, 'front matter', messageOf(error));
  }
  const body = (match[2] ?? '').trim();
  const firstLine = text.slice(0, text.lastIndexOf(body)).split('\n').length;
  return { data: check(schema, data, file), body, firstLine };
}
