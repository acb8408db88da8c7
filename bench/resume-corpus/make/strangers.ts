import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../scripts/chromium.ts';

const FOLDER = `${import.meta.dirname}/strangers`;

/** A third of the pages: never looked at while the reader is tuned. */
const HELD_OUT = ['delacroix', 'lindqvist', 'quintero', 'raghunathan', 'tillman'];

const ids = readdirSync(FOLDER).map((name) => name.replace('.html', ''));

/** What each page says, as the page itself holds it beside its looks. */
export const strangerTruth = () =>
  ids.map((id) => {
    const page = readFileSync(`${FOLDER}/${id}.html`, 'utf8');
    const [, truth = ''] = /<script type="application\/json" id="truth">([^<]*)<\/script>/.exec(page) ?? [];
    return {
      file: `stranger-${id}.pdf`,
      maker: 'chromium',
      layout: 'a page of its own',
      heldOut: HELD_OUT.includes(id),
      ...JSON.parse(truth),
    };
  });

/** Prints the pages, each written by hand in the look of another builder or word processor. */
export async function makeStrangers(folder: string): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  const page = await browser.newPage();
  for (const id of ids) {
    await page.setContent(readFileSync(`${FOLDER}/${id}.html`, 'utf8'));
    await page.pdf({ path: `${folder}/stranger-${id}.pdf`, preferCSSPageSize: true });
  }
  await browser.close();
}
