import type { LanguageId } from './languages.ts';
import type { Runner } from './runner.ts';
import { type Signature, signatureSchema } from './signature.ts';

interface Calibration {
  signature: Signature;
  source: string;
  /** Of one round. */
  input: string;
}

const signature = signatureSchema.parse({
  kind: 'function',
  name: 'measure',
  params: [{ name: 'n', type: 'int' }],
  returns: 'int',
});

/** What solutions are made of: a loop, small numbers, a list, a dictionary. */
const PYTHON = `class Solution:
    def measure(self, n):
        seen, values, total = {}, list(range(1000)), 0
        for i in range(n):
            total = (total * 31 + values[i % 1000]) % 1000003
            if total not in seen:
                seen[total] = i
        return total
`;

/** The same, compiled. */
const CPP = `class Solution {
public:
    int measure(int n) {
        unordered_map<int, int> seen;
        vector<int> values(1000);
        iota(values.begin(), values.end(), 0);
        int total = 0;
        for (int i = 0; i < n; i++) {
            total = (total * 31 + values[i % 1000]) % 1000003;
            seen.try_emplace(total, i);
        }
        return total;
    }
};
`;

const CALIBRATIONS: Partial<Record<LanguageId, Calibration>> = {
  python: { signature, source: PYTHON, input: '{"n":200000}' },
  cpp: { signature, source: CPP, input: '{"n":300000}' },
};

/** The quickest of a few: whatever else the machine does makes single rounds slower, never quicker. */
const ROUNDS = 5;
const ROUND_LIMIT_MS = 5000;
/** The language's calibration program, timed on this machine: milliseconds. Undefined where the language has none. */
export async function measureMachine(
  language: LanguageId,
  runner: Runner,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const calibration = CALIBRATIONS[language];
  if (!calibration) return;
  const compiled = await runner.compile(calibration.signature, calibration.source, signal);
  if (!compiled.ok) return;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = await runner.run(calibration.input, { timeLimitMs: ROUND_LIMIT_MS, signal });
    if (outcome.kind !== 'answer') return;
    times.push(outcome.ms);
  }
  return Math.min(...times);
}
