import { VALUES } from '#judge/languages/python/hostile/answers.ts';
import { LASTING, REPLIES, SHAPES } from '#judge/languages/python/hostile/lasting.ts';
import { RESOURCES } from '#judge/languages/python/hostile/resources.ts';
import { TAMPERING } from '#judge/languages/python/hostile/tampering.ts';
import { type HostileProgram, RIGHT as RIGHT_PROGRAM } from '#judge/testing/hostile-program.ts';
import { coding } from './coding.ts';
import { type HostileAnswer, judgeHostile } from './hostile.ts';
import { pythonIsWhole } from './offline.ts';
import { expect, test } from './test.ts';

/** What Chromium prints when the sandbox's policy refuses something. */
test.use({ expectedConsole: /Content Security Policy|Refused to|violates|WebSocket connection/ });

/** Its signature is that of the programs, its answer another. */
const QUESTION = '/question/dsa/arrays/subarray-sum-equals-k';
const METHOD = 'subarraySum';
const RIGHT = `def right(nums, k):
    sums, total, count = {0: 1}, 0, 0
    for n in nums:
        total += n
        count += sums.get(total - k, 0)
        sums[total] = sums.get(total, 0) + 1
    return count
`;

/** The program as an answer to the question: where it answers right, it does so here too. */
const asAnswer = (source: string) =>
  RIGHT + source.replaceAll('sum(nums) + k', 'right(nums, k)').replace(/\bsolve\b/g, METHOD);

const ACCEPTED = asAnswer(RIGHT_PROGRAM);
const WRONG = asAnswer('class Solution:\n    def solve(self, nums, k):\n        return -1\n');

/** Alike to the page: one of each stands for the others. The unit tests judge every program with the page's interpreter. */
const LEFT_OUT =
  /^js\.(importScripts|indexedDB|caches|Broadcast|eval)|open_url|a server|raise Systm|sys\.exit\(\)$|getter|nodes with an order|sum of 100,000|chain of 100,000 attr|signs before/;

const PROGRAMS = [
  ...[...RESOURCES, ...TAMPERING, ...VALUES, ...LASTING, ...REPLIES, ...SHAPES].filter(
    ({ name, returns, where }) => returns === undefined && where !== 'native' && !LEFT_OUT.test(name),
  ),
  ...RESOURCES.filter(({ name }) => name === 'catching the interrupt'),
].map(
  ({ name, source, verdict }: HostileProgram): HostileAnswer => ({
    name,
    source: asAnswer(source),
    verdict: typeof verdict === 'string' ? verdict : verdict.page,
  }),
);

test('every hostile program gets its verdict; the page answers all the while, the next programs get theirs, nothing left or was changed', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { open, installPython } = coding(page);
  await open(QUESTION);
  await installPython();
  await pythonIsWhole(page);
  expect(PROGRAMS.length).toBeGreaterThan(40);
  await judgeHostile(page, PROGRAMS, { right: ACCEPTED, wrong: WRONG });
});
