import { test as base, expect, type Page } from '@playwright/test';
import { lateTransactions } from '#storage/testing/late-transactions.ts';
import { noteInputs, skipIfGreen, watchInputs } from './green.ts';
import { stored, watchStorage } from './stored.ts';

/** The longest that a page may take to come alive; one that never does fails where it does not answer. */
const ALIVE_MS = 10_000;
/** Milliseconds by which the database opens late: finds what outruns storage. */
const SLOW_STORAGE = Number(process.env.SLOW_STORAGE ?? 0);
/** Milliseconds by which a page hears late that a transaction has ended: finds what takes its own older writes for news. */
const SLOW_TRANSACTIONS = Number(process.env.SLOW_TRANSACTIONS ?? 0);
/** How many times slower pages compute: finds what counts on a quick machine. */
const SLOW_CPU = Number(process.env.SLOW_CPU ?? 1);

/** Waits until React answers: what is pressed on a page that is only drawn is lost, as no hand is quick enough to do it. */
async function alive(page: Page): Promise<void> {
  const look = async (patienceMs: number) => {
    const end = performance.now() + patienceMs;
    const isAlive = () => {
      const button = document.querySelector('button');
      return !button || Object.keys(button).some((key) => key.startsWith('__reactFiber'));
    };
    while (!isAlive() && performance.now() < end) await new Promise((next) => setTimeout(next, 10));
    // Keys are heard and records are watched by what React does last, once nothing more urgent waits.
    const idle = () => scheduler.postTask(() => {}, { priority: 'background' });
    await idle().then(idle);
  };
  // A page that leads on at once takes the question with it.
  await page.evaluate(look, ALIVE_MS).catch(() => {});
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

/** From now on nobody leaves the page before storage has ended, nor touches the next one before it is alive. */
function unhurried(page: Page): void {
  const { goto, reload } = page;
  const slowed = SLOW_CPU > 1 ? slowDown(page) : undefined;
  const leave = async <T>(go: () => Promise<T>): Promise<T> => {
    await slowed;
    // One that crashed or shows nothing has nothing to store.
    if (page.url() !== 'about:blank') await stored(page).catch(() => {});
    const response = await go();
    await alive(page);
    return response;
  };
  page.goto = (...of) => leave(() => goto.apply(page, of));
  page.reload = (...of) => leave(() => reload.apply(page, of));
}

/** Every page of a test is watched: what it prints as an error or warning, or throws, fails the test. */
export const test = base.extend<{ known: undefined; quiet: undefined; expectedConsole: RegExp | null }>({
  /** First of all, so that nothing is started for a test that need not run. */
  known: [
    async ({ browserName: _ }, use, testInfo) => {
      skipIfGreen(testInfo);
      await use(undefined);
    },
    { auto: true },
  ],
  /** Console errors that a test provokes on purpose. */
  expectedConsole: [null, { option: true }],
  quiet: [
    async ({ context, browser, expectedConsole, javaScriptEnabled }, use, testInfo) => {
      const inputs = watchInputs(context, browser);
      if (SLOW_TRANSACTIONS > 0) await context.addInitScript(lateTransactions, SLOW_TRANSACTIONS);
      await context.addInitScript(watchStorage, SLOW_STORAGE);
      if (javaScriptEnabled !== false) context.on('page', unhurried);
      const printed: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !expectedConsole?.test(message.text()))
          printed.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        // What a page throws need not be an error, and need not have a stack.
        const { stack, message, name } = error.error();
        printed.push(`thrown on ${error.page()?.url()}: ${stack || `${name}: ${message}`}`);
      });
      await use(undefined);
      inputs.stop();
      expect(printed, 'unexpected console output').toEqual([]);
      noteInputs(testInfo, inputs.paths);
    },
    { auto: true },
  ],
});

export { expect };
