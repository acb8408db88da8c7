import type { Page } from '@playwright/test';
import type { Verdict } from '#judge/verdict.ts';
import { coding } from './coding.ts';
import { putRecord } from './database.ts';
import { stored } from './stored.ts';
import { storedBytes } from './stored-bytes.ts';
import { expect, test } from './test.ts';

/** A program that means no good, as an answer to the question that is open. */
export interface HostileAnswer {
  name: string;
  source: string;
  verdict: Verdict;
}

/** As many as the questions have samples. */
const ACCEPTED_THRICE = ['Accepted', 'Accepted', 'Accepted'];
const WRONG_THRICE = ['Wrong Answer', 'Wrong Answer', 'Wrong Answer'];
const PATIENT = { timeout: 60_000 };

/** Sets how fast the page believes this machine to be, which scales the limits, and opens it anew. */
async function setLimits(page: Page, milliseconds: number): Promise<void> {
  // How fast the machine is may be noted at any time after the install.
  await stored(page);
  await putRecord(page, 'settings', {
    id: 'machine-times',
    value: { python: milliseconds, cpp: milliseconds, java: milliseconds },
  });
  await page.reload();
  await expect(page.getByText(/runs for real/)).toBeVisible();
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

/**
 * On a question's page with its language installed: every program gets its verdict, the page answers all the while, the next run
 * of the `honest` programs is right and wrong, and in the end nothing has left the page and nothing that it keeps was changed.
 */
export async function judgeHostile(
  page: Page,
  programs: HostileAnswer[],
  honest: { right: string; wrong: string },
): Promise<void> {
  const { write, run, submit, output } = coding(page);
  await page.evaluate(() => localStorage.setItem('canary', 'untouched'));
  const verdict = page.getByRole('main').getByTestId('verdict');
  /** Judges it, then a right program and a wrong one; milliseconds of the longest time in which the page answered nothing. */
  const judgedSilence = async (program: HostileAnswer) => {
    await write(program.source);
    await watchAnswers(page);
    const right = program.verdict === 'Accepted';
    // One that spoils its interpreter is given a new one for every test: three are enough to see it.
    await (right ? run : submit).click();
    await expect(verdict, program.name).toHaveText(right ? ACCEPTED_THRICE : [program.verdict], PATIENT);
    await write(honest.right);
    await run.click();
    await expect(verdict, `the run after: ${program.name}`).toHaveText(ACCEPTED_THRICE, PATIENT);
    await write(honest.wrong);
    await run.click();
    await expect(verdict, `the wrong one after: ${program.name}`).toHaveText(WRONG_THRICE, PATIENT);
    return longestSilence(page);
  };
  const endless = (program: HostileAnswer) => program.verdict === 'Time Limit';
  // Long limits, so that what ends by itself does so on a slow machine; then short ones for what never ends.
  for (const [milliseconds, some] of [
    [1000, programs.filter((program) => !endless(program))],
    [1, programs.filter(endless)],
  ] as const) {
    await setLimits(page, milliseconds);
    await write(honest.right);
    await submit.click();
    await expect(output).toContainText('All tests passed.', PATIENT);
    const before = await storedBytes(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const program of some) {
      await test.step(program.name, async () => {
        // The time that a page takes is also that of whatever else the machine does: of three times one must be short.
        await expect(async () => {
          expect(await judgedSilence(program)).toBeLessThan(500);
        }).toPass({ intervals: [0, 0, 0], timeout: 100_000 });
      });
    }
    expect(await storedBytes(page)).toBe(before);
    expect(requests.filter((url) => !/^blob:|\/(assets|tests)\//.test(url))).toEqual([]);
    page.removeAllListeners('request');
  }
}
