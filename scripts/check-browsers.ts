import type { Driven, LocalBrowser } from './browsers/driven.ts';
import { firefox } from './browsers/firefox.ts';
import { STORIES } from './browsers/stories.ts';
import { webkit } from './browsers/webkit.ts';
import { serve } from './serve.ts';

const PORT = Number(process.env.PORT ?? 4199);

/** How many stories ended otherwise than they should. */
async function failed({ name, patience, start }: LocalBrowser): Promise<number> {
  let wrong = 0;
  for (const [title, story] of Object.entries(STORIES)) {
    const began = performance.now();
    let browser: Driven | undefined;
    try {
      // Each in a profile of its own.
      browser = await start();
      await story({ browser, host: `http://localhost:${PORT}`, patience });
      console.log(`${name}: ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      wrong += 1;
      console.error(`${name}: NOT ${title}: ${(error as Error).message}`);
    } finally {
      browser?.close();
    }
  }
  return wrong;
}

/**
 * `npm run check:browsers [PART OF A NAME]`: the finished build in the browsers besides Chromium that are installed, driven by
 * what each of them knows. Slow, and for a look before a release; the whole suite of browser tests runs in Chromium.
 */
async function main(filter = ''): Promise<void> {
  const server = await serve(PORT);
  let wrong = 0;
  for (const browser of [firefox, webkit].filter(({ name }) => name.includes(filter))) {
    if (browser.missing) console.log(`${browser.name}: not checked, ${browser.missing}`);
    else wrong += await failed(browser);
  }
  server.close();
  server.closeAllConnections();
  process.exitCode = wrong > 0 ? 1 : 0;
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
