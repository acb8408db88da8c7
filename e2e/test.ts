import { test as base, expect, type Page } from '@playwright/test';
import { watchStorage } from './stored.ts';

/** The longest that a page may take to come alive; one that never does fails where it does not answer. */
const ALIVE_MS = 10_000;

/** Waits until React answers: what is pressed on a page that is only drawn is lost, as no hand is quick enough to do it. */
async function alive(page: Page): Promise<void> {
  const look = async (patienceMs: number) => {
    const end = performance.now() + patienceMs;
    const isAlive = () => {
      const button = document.querySelector('button');
      return !button || Object.keys(button).some((key) => key.startsWith('__reactFiber'));
    };
    while (!isAlive() && performance.now() < end) await new Promise((next) => setTimeout(next, 10));
  };
  // A page that leads on at once takes the question with it.
  await page.evaluate(look, ALIVE_MS).catch(() => {});
}

/** Every page of a test is watched: what it prints as an error or warning, or throws, fails the test. */
export const test = base.extend<{ quiet: undefined; expectedConsole: RegExp | null }>({
  /** Console errors that a test provokes on purpose. */
  expectedConsole: [null, { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = page;
    const thenAlive = async <T>(response: Promise<T>): Promise<T> => {
      const value = await response;
      if (javaScriptEnabled !== false) await alive(page);
      return value;
    };
    page.goto = (...of) => thenAlive(goto.apply(page, of));
    page.reload = (...of) => thenAlive(reload.apply(page, of));
    await use(page);
  },
  quiet: [
    async ({ context, expectedConsole }, use) => {
      await context.addInitScript(watchStorage, Number(process.env.SLOW_STORAGE ?? 0));
      const printed: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !expectedConsole?.test(message.text()))
          printed.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => printed.push(`thrown: ${error.error().stack ?? error.error()}`));
      await use(undefined);
      expect(printed, 'unexpected console output').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
