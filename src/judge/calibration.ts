import type { Language } from './language.ts';
import type { Runner } from './runner.ts';
import { signatureSchema } from './signature.ts';

/** What every language's calibration program is called as. */
const SIGNATURE = signatureSchema.parse({
  kind: 'function',
  name: 'measure',
  params: [{ name: 'n', type: 'int' }],
  returns: 'int',
});

/** The quickest of a few: whatever else the machine does makes single rounds slower, never quicker. */
const ROUNDS = 5;
const ROUND_LIMIT_MS = 5000;

/** The language's calibration program, timed on this machine: milliseconds. Undefined where the language has none. */
export async function measureMachine(
  { calibration }: Pick<Language, 'calibration'>,
  runner: Runner,
  signal?: AbortSignal,
): Promise<number | undefined> {
  if (!calibration) return;
  const compiled = await runner.compile(SIGNATURE, calibration.source, signal);
  if (!compiled.ok) return;
  const input = JSON.stringify({ n: calibration.n });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = await runner.run(input, { timeLimitMs: ROUND_LIMIT_MS, signal });
    if (outcome.kind !== 'answer') return;
    times.push(outcome.ms);
  }
  return Math.min(...times);
}
