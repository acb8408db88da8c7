import { readFileSync, writeFileSync } from 'node:fs';
import { type DsaFacts, dsaFactsSchema } from '#dataset/schema.ts';
import { ContentError } from '../read/content-error.ts';
import { check } from '../read/read-file.ts';
import { readDsaIndex } from '../read/read-index.ts';

const FILE = 'content/dsa/index.json';

/** One line, spaced as the file is. */
function line(facts: DsaFacts): string {
  const fields = Object.entries(facts).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{${fields.join(', ')}}`;
}

/** Adds a question of our own to the index, in its place by id. Its companies and figures are for whoever knows them. */
export function addToIndex(databaseId: string, title: string, difficulty: string): void {
  const [, group = '', id = ''] = databaseId.split('/');
  const groups = [...new Set(readDsaIndex().map((facts) => facts.group))].sort();
  if (!groups.includes(group)) {
    throw new ContentError(databaseId, 'group', `"${group}" must be one of ${groups.join(', ')}`);
  }
  const row = { id, title, difficulty, group, databaseId, companies: [], reportedBy: 0 };
  const facts = check(dsaFactsSchema, row, FILE);
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => text.replace(/,$/, ''));
  const later = lines.findIndex((text) => (/^\{"id": "([^"]*)"/.exec(text)?.[1] ?? '') > id);
  lines.splice(later < 0 ? lines.length : later, 0, line(facts));
  writeFileSync(FILE, `[\n${lines.join(',\n')}\n]\n`);
}
