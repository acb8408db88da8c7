import type { Page } from '@playwright/test';

const FILES = 20;
const BYTES = 2_000_000;
const IDLE_MS = 3000;
const QUESTION = 'Which word of the question is the rarest wzebra?';

export interface RagFigures {
  files: number;
  bytesEach: number;
  chunks: number;
  /** From choosing the files until all are read and cut. */
  readMs: number;
  /** From Ask until the simulated generation begins: retrieval by both retrievers, at least 500 ms by design. */
  retrieveMs: number;
  /** The longest time the page could not answer, over all of it. */
  longestBlockMs: number;
  /** The same over three idle seconds before it: what the machine itself adds. */
  idleLongestBlockMs: number;
}

/** Puts the files into the demo as a user's choice would; made in the page, before anything is measured. */
function makeFiles({ count, bytes }: { count: number; bytes: number }): void {
  let seed = 7;
  const random = () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const transfer = new DataTransfer();
  for (let file = 0; file < count; file += 1) {
    const words: string[] = ['wzebra is the word'];
    // Word frequencies fall as they do in a natural text.
    for (let length = 0; length < bytes; length += (words.at(-1)?.length ?? 0) + 1) {
      words.push(
        random() < 0.2 ? 'the' : `w${Math.floor(Math.exp(random() * Math.log(60_000))).toString(36)}`,
      );
    }
    transfer.items.add(
      new File([words.join(' ').slice(0, bytes)], `large-${file}.txt`, { type: 'text/plain' }),
    );
  }
  Object.assign(window, { transfer });
}

/** Records the longest gap between ticks of a timer that asks to run at once. */
function watchMainThread(): void {
  const watch = { longest: 0 };
  Object.assign(window, { watch });
  let before = performance.now();
  const tick = () => {
    const now = performance.now();
    watch.longest = Math.max(watch.longest, now - before);
    before = now;
    setTimeout(tick);
  };
  setTimeout(tick);
}

/** The longest gap since this was last asked, in milliseconds. */
const longestBlock = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { watch } = window as unknown as { watch: { longest: number } };
    const longest = Math.round(watch.longest);
    watch.longest = 0;
    return longest;
  });

/**
 * Retrieval over twenty files of the largest size: how long it takes, and how long the page is blocked.
 * @param address of the production build's `/resources/llm-rag?tab=try`
 */
export async function ragBench(page: Page, address: string): Promise<RagFigures> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByText('3 documents, ').waitFor();
  await page.evaluate(makeFiles, { count: FILES, bytes: BYTES });
  await page.evaluate(watchMainThread);
  await page.waitForTimeout(IDLE_MS);
  const idleLongestBlockMs = await longestBlock(page);

  const readFrom = Date.now();
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('the demo has no file input');
    input.files = (window as unknown as { transfer: DataTransfer }).transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const summary = page.getByText(`${FILES + 3} documents, `);
  await summary.waitFor();
  const readMs = Date.now() - readFrom;
  const chunks = Number(
    /([\d,]+) chunks/.exec((await summary.textContent()) ?? '')?.[1]?.replaceAll(',', ''),
  );

  await page.getByRole('textbox', { name: 'Question' }).fill(QUESTION);
  const askFrom = Date.now();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('Building the prompt from the chunks').first().waitFor({ timeout: 120_000 });
  const retrieveMs = Date.now() - askFrom;
  await page.getByRole('heading', { name: 'Retrieved chunks' }).waitFor();
  const longestBlockMs = await longestBlock(page);
  return {
    files: FILES,
    bytesEach: BYTES,
    chunks,
    readMs,
    retrieveMs,
    longestBlockMs,
    idleLongestBlockMs,
  };
}
