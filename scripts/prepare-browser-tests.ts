import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { prepareRun } from './tests/green-browser.ts';

// Says which browser tests need not run, and which of these do all the same (`--seed N` picks the same again).
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? randomInt(1_000_000));
const { known, picked } = prepareRun({ all: values.all, seed });
if (known === 0) console.log('every browser test is run');
else {
  console.log(`${known} browser tests are known to be green: nothing that they ask for has changed`);
  console.log(`run all the same, picked by --seed ${seed}:\n${picked.join('\n')}`);
}
