import { PROGRAMS, RIGHT_BODY, solve } from '#judge/languages/java/hostile/programs.ts';
import { coding } from './coding.ts';
import { judgeHostile } from './hostile.ts';
import { expect, test } from './test.ts';

/** What Chromium prints when the sandbox's policy refuses something. */
test.use({ expectedConsole: /Content Security Policy|Refused to|violates/ });

/** Its signature is that of the programs, its answer another; its time limit is one of the longest. */
const QUESTION = '/question/dsa/dynamic-programming/target-sum';
const METHOD = 'findTargetSumWays';
const RIGHT = `Map<Integer, Integer> ways = new HashMap<>(Map.of(0, 1));
    for (int num : nums) {
      Map<Integer, Integer> next = new HashMap<>();
      ways.forEach((sum, count) -> { next.merge(sum + num, count, Integer::sum); next.merge(sum - num, count, Integer::sum); });
      ways = next;
    }
    return ways.getOrDefault(k, 0);`;

/** The program as an answer to the question: where it answers right, it does so here too. */
const asAnswer = (source: string) => source.replace(RIGHT_BODY, RIGHT).replace(/\bsolve\b/g, METHOD);

/** One of each kind; the unit tests judge them all with the page's compiler. */
const CHOSEN = [
  ...['an endless loop', 'an endless static initializer', 'endless recursion'],
  // What has been collected, engines tell in their own ways: these are asked of this one, too.
  ...['memory at once', 'memory in steps', 'rows without end', 'an endless text'],
  ...['5 GB of garbage', 'large arrays held, and others dropped again and again'],
  ...[
    'output without end',
    'leaving',
    'threads without end',
    'waiting for nobody',
    'forging an answer by printing',
  ],
  ...[
    'forging an answer in the judge’s name',
    'reading files',
    'the network',
    'state kept',
    'not Java',
    'a package line',
  ],
  'an expression nested without measure',
];

const ANSWERS = PROGRAMS.filter(({ name }) => CHOSEN.includes(name)).map(({ name, source, verdict }) => ({
  name,
  source: asAnswer(source),
  verdict,
}));

test('every hostile Java program gets its verdict; the page answers all the while, the next programs get theirs, nothing left or was changed', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { open, choose } = coding(page);
  await open(QUESTION);
  await choose('java');
  await page.getByRole('button', { name: /Install Java \(\d+ MB\)/ }).click();
  await expect(page.getByText('Java runs for real')).toBeVisible({ timeout: 90_000 });
  expect(ANSWERS).toHaveLength(CHOSEN.length);
  await judgeHostile(page, ANSWERS, {
    right: asAnswer(solve('return right(nums, k);')),
    wrong: asAnswer(solve('return -1;')),
  });
});
