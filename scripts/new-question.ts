/**
 * Begins a coding question: writes whatever its folder lacks, for `npm run check:content` to ask for the rest.
 *
 *   npm run new:question -- dsa/<group>/<id>
 *   npm run new:question -- dsa/<group>/<id> --title "Two Sum" --difficulty Easy     adds it to the index first
 */

import { parseArgs } from 'node:util';
import { readDsaIndex } from '../content-tools/read/read-index.ts';
import { addToIndex } from '../content-tools/scaffold/add-to-index.ts';
import { scaffold } from '../content-tools/scaffold/scaffold.ts';
import { messageOf } from '../src/base/message-of.ts';

const USAGE = 'usage: npm run new:question -- dsa/<group>/<id> [--title "…" --difficulty Easy|Medium|Hard]';

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, difficulty: { type: 'string' } },
  });
  const [databaseId = '', ...rest] = positionals;
  if (!/^dsa\/[a-z-]+\/[a-z0-9-]+$/.test(databaseId) || rest.length > 0) throw new Error(USAGE);
  const known = readDsaIndex().some((facts) => facts.databaseId === databaseId);
  if (!known && (!values.title || !values.difficulty)) {
    throw new Error(
      `${databaseId} is not in content/dsa/index.json; say its title and difficulty to add it\n${USAGE}`,
    );
  }
  if (!known) addToIndex(databaseId, values.title ?? '', values.difficulty ?? '');
  for (const file of scaffold(databaseId)) console.log(`wrote ${file}`);
  console.log(`next: npm run check:content -- ${databaseId} (docs/adding-a-question.md)`);
}

try {
  main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
