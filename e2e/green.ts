import type { Browser, BrowserContext, TestInfo } from '@playwright/test';
import { idOf, notePassed, readRun } from '../scripts/tests/green-notes.ts';
import { partsAt } from '../scripts/tests/site-parts.ts';

const run = readRun();
const green = new Set(run?.green);

const specOf = ({ titlePath }: TestInfo): string => `e2e/${titlePath[0]}`;
const idOfTest = (testInfo: TestInfo): string => idOf(specOf(testInfo), testInfo.titlePath.slice(1));

/** Skips a test whose every input is as it was when it last passed; see docs/decisions/019. */
export function skipIfGreen(testInfo: TestInfo): void {
  testInfo.skip(green.has(idOfTest(testInfo)), 'known to be green');
}

/** The addresses of the product that pages and their workers ask for, in every context of the test, until `stop`. The set grows. */
export function watchInputs(context: BrowserContext, browser: Browser) {
  const paths = new Set<string>();
  const watch = (each: BrowserContext) => {
    each.on('request', (request) => {
      // The service worker fetches the whole product, of which a page then gets what it asks for.
      const { protocol, pathname } = new URL(request.url());
      if (protocol.startsWith('http') && !request.serviceWorker()) paths.add(pathname);
    });
    return each;
  };
  watch(context);
  const { newContext } = browser;
  browser.newContext = async (...of) => watch(await newContext.apply(browser, of));
  const stop = () => {
    browser.newContext = newContext;
  };
  return { paths, stop };
}

/** Keeps what a test that passed was made of. One that opened no page was made of nothing that can be told. */
export function noteInputs(testInfo: TestInfo, paths: ReadonlySet<string>): void {
  const key = run?.keys[specOf(testInfo)];
  if (!run || !key || paths.size === 0 || testInfo.status !== testInfo.expectedStatus) return;
  notePassed(idOfTest(testInfo), { key, parts: partsAt(paths, run.parts) });
}
