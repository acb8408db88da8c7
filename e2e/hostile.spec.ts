import type { Page } from '@playwright/test';
import { VALUES } from '#judge/node/hostile/answers.ts';
import type { HostileProgram } from '#judge/node/hostile/program.ts';
import { RESOURCES } from '#judge/node/hostile/resources.ts';
import { TAMPERING } from '#judge/node/hostile/tampering.ts';
import { coding } from './coding.ts';
import { putRecord } from './database.ts';
import { stored } from './stored.ts';
import { storedBytes } from './stored-bytes.ts';
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

const ACCEPTED = asAnswer('class Solution:\n    def solve(self, nums, k):\n        return sum(nums) + k\n');

/** Alike to the page: one of each stands for the others. The unit tests judge every program with the page's interpreter. */
const LEFT_OUT =
  /^js\.(importScripts|indexedDB|caches|Broadcast|eval)|open_url|a server|raise Systm|sys\.exit\(\)$|getter|nodes with an order|ten thousand functions|sum of 100,000|chain of 100,000 attr|signs before/;

const PROGRAMS: HostileProgram[] = [
  ...[...RESOURCES, ...TAMPERING, ...VALUES].filter(
    ({ name, returns, where }) => returns === undefined && where !== 'native' && !LEFT_OUT.test(name),
  ),
  ...RESOURCES.filter(({ name }) => name === 'catching the interrupt'),
];

const verdictOf = ({ verdict }: HostileProgram) => (typeof verdict === 'string' ? verdict : verdict.page);
/** As many as the question has samples. */
const ACCEPTED_THRICE = ['Accepted', 'Accepted', 'Accepted'];
const endless = (program: HostileProgram) => verdictOf(program) === 'Time Limit';

/** Sets how fast the page believes this machine to be, which scales the limits, and opens it anew. */
async function setLimits(page: Page, milliseconds: number): Promise<void> {
  // How fast the machine is may be noted at any time after the install.
  await stored(page);
  await putRecord(page, 'settings', { id: 'machine-times', value: { python: milliseconds } });
  await page.reload();
  await expect(page.getByText(/Python runs for real/)).toBeVisible();
}

/** From now on notes the longest time in which the page answered nothing. */
async function watchAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    let last = performance.now();
    const state = { longest: 0, timer: 0 };
    state.timer = window.setInterval(() => {
      const now = performance.now();
      state.longest = Math.max(state.longest, now - last);
      last = now;
    }, 20);
    Object.assign(window, { answers: state });
  });
}

const longestSilence = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { longest, timer } = (window as unknown as { answers: { longest: number; timer: number } }).answers;
    clearInterval(timer);
    return longest;
  });

test('every hostile program gets its verdict; the page answers all the while, the next run is right, nothing left or was changed', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const { open, installPython, write, run, submit, output } = coding(page);
  await open(QUESTION);
  await installPython();
  await page.evaluate(() => localStorage.setItem('canary', 'untouched'));
  expect(PROGRAMS.length).toBeGreaterThan(40);
  const verdict = page.getByRole('main').getByTestId('verdict');
  const accepted = async (hint: string) => {
    await write(ACCEPTED);
    await run.click();
    await expect(verdict, hint).toHaveText(ACCEPTED_THRICE, { timeout: 60_000 });
  };
  /** Judges it, then a right program; milliseconds of the longest time in which the page answered nothing. */
  const judgedSilence = async (program: HostileProgram) => {
    await write(asAnswer(program.source));
    await watchAnswers(page);
    const right = verdictOf(program) === 'Accepted';
    // One that spoils its interpreter is given a new one for every test: three are enough to see it.
    await (right ? run : submit).click();
    const expected = right ? ACCEPTED_THRICE : [verdictOf(program)];
    await expect(verdict, program.name).toHaveText(expected, { timeout: 60_000 });
    await accepted(`the run after: ${program.name}`);
    return longestSilence(page);
  };
  // Long limits, so that what ends by itself does so on a slow machine; then short ones for what never ends.
  for (const [milliseconds, programs] of [
    [1000, PROGRAMS.filter((program) => !endless(program))],
    [1, PROGRAMS.filter(endless)],
  ] as const) {
    await setLimits(page, milliseconds);
    await write(ACCEPTED);
    await submit.click();
    await expect(output).toContainText('All tests passed.', { timeout: 60_000 });
    await watchAnswers(page);
    await accepted('an ordinary run');
    // A machine on which the page takes so long over an ordinary run is given as much more.
    const silenceMs = Math.max(500, 3 * (await longestSilence(page)));
    const before = await storedBytes(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const program of programs) {
      await test.step(program.name, async () => {
        // The time that a page takes is also that of whatever else the machine does: of three times one must be short.
        await expect(async () => {
          expect(await judgedSilence(program)).toBeLessThan(silenceMs);
        }).toPass({ intervals: [0, 0, 0], timeout: 100_000 });
      });
    }
    expect(await storedBytes(page)).toBe(before);
    expect(requests.filter((url) => !/^blob:|\/(assets|tests)\//.test(url))).toEqual([]);
    page.removeAllListeners('request');
  }
});
