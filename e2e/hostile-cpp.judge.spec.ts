import { BODIES, RIGHT_BODY, SOURCES, solve } from '#judge/languages/cpp/hostile/programs.ts';
import { coding } from './coding.ts';
import { judgeHostile } from './hostile.ts';
import { expect, test } from './test.ts';

/** What Chromium prints when the sandbox's policy refuses something. */
test.use({ expectedConsole: /Content Security Policy|Refused to|violates/ });

/** Its signature is that of the programs, its answer another; its time limit is one of the longest. */
const QUESTION = '/question/dsa/dynamic-programming/target-sum';
const METHOD = 'findTargetSumWays';
const RIGHT = `unordered_map<int, int> ways{{0, 1}};
  for (int num : nums) {
    unordered_map<int, int> next;
    for (auto [sum, count] : ways) next[sum + num] += count, next[sum - num] += count;
    ways = next;
  }
  return ways[k];`;

/** The program as an answer to the question: where it answers right, it does so here too. */
const asAnswer = (source: string) => source.replace(RIGHT_BODY, RIGHT).replace(/\bsolve\b/g, METHOD);

/**
 * One of each kind; the unit tests judge them all with the page's compiler. Left out of the list for all languages: what needs
 * objects of the browser or the interpreter to patch or to catch (a program in WebAssembly is given none, and asking for one is
 * among these), and answers that are NaN or have a cycle (those are questions of other types).
 */
const CHOSEN = [
  ...['endless loop', 'sleeping past the limit', 'a loop before main'],
  ...['memory in steps', 'memory at once', 'endless recursion', 'output flood', 'leaving', 'a thread'],
  ...['forging an answer', 'forging an answer in the harness’s name', 'an answer that is no JSON'],
  ...['closing the judge’s channel', 'reading files', 'writing files'],
  ...['reading its input again', 'changing its input', 'state kept'],
  ...['null bytes', 'another class name', 'a constant that takes forever', 'endless templates', 'a process'],
  'a function of the browser',
];

const ALL = [...BODIES.map(({ body, ...program }) => ({ ...program, source: solve(body) })), ...SOURCES];
const PROGRAMS = ALL.filter(({ name }) => CHOSEN.includes(name)).map(({ name, source, verdict }) => ({
  name,
  source: asAnswer(source),
  verdict,
}));

test('every hostile C++ program gets its verdict; the page answers all the while, the next programs get theirs, nothing left or was changed', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { open, choose } = coding(page);
  await open(QUESTION);
  await choose('cpp');
  await page.getByRole('button', { name: /Install C\+\+ \(\d+ MB\)/ }).click();
  await expect(page.getByText('C++ runs for real')).toBeVisible({ timeout: 90_000 });
  expect(PROGRAMS).toHaveLength(CHOSEN.length);
  await judgeHostile(page, PROGRAMS, {
    right: asAnswer(solve('return right(nums, k);')),
    wrong: asAnswer(solve('return -1;')),
  });
});
