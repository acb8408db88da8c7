import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { SharePicture } from '#page.ts';
import { SHARE_PICTURES } from '#shell/site/share-pictures.ts';
import { PICTURE_SIZE } from '#shell/site/site-tags.ts';
import { CHROMIUM } from './chromium.ts';

const FOLDER = 'public/og';
/** A drawing for each picture, by its name: what it is about. */
const SKETCHES = 'scripts/og-sketches';
const FONT =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

const font = readFileSync(FONT).toString('base64');

/** A picture as a page: what it says on the left, what it is about on the right. */
const page = (name: SharePicture): string => `<!doctype html>
<style>
  @font-face { font-family: Text; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
  * { box-sizing: border-box; margin: 0 }
  body { width: ${PICTURE_SIZE.width}px; height: ${PICTURE_SIZE.height}px; padding: 72px 76px; background: #faf9f7; color: #1d1b18;
    font: 400 32px/1.4 Text; display: grid; grid-template: auto 1fr / 1fr 430px; column-gap: 56px }
  .name { grid-column: 1 / 3; display: flex; align-items: center; gap: 16px; font-size: 38px; font-weight: 600; letter-spacing: -0.02em }
  .name svg { width: 38px; color: #1f4fbf }
  .said { align-self: end }
  h1 { font-size: 70px; line-height: 1.06; font-weight: 600; letter-spacing: -0.03em; text-wrap: balance }
  p { margin-top: 24px; color: #625d54; text-wrap: balance }
  .sketch { align-self: end; width: 430px }
</style>
<div class="name"><svg viewBox="0 0 20 20"><path d="M3 3h6.5a7 7 0 0 1 0 14H3" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><path d="M3 7.2v5.6l4.6-2.8z" fill="currentColor"/></svg>Dryrun</div>
<div class="said"><h1>${SHARE_PICTURES[name].title}</h1><p>${SHARE_PICTURES[name].text}</p></div>
${readFileSync(`${SKETCHES}/${name}.svg`, 'utf8')}`;

/** Draws what stands beside a shared address, one picture an area. Run again when a text or a drawing has changed; the files are kept. */
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(CHROMIUM);
const tab = await browser.newPage({ viewport: PICTURE_SIZE });
for (const name of Object.keys(SHARE_PICTURES) as SharePicture[]) {
  await tab.setContent(page(name));
  await tab.evaluate(() => document.fonts.ready);
  const picture = await tab.screenshot();
  writeFileSync(`${FOLDER}/${name}.png`, picture);
  console.log(`${name}: ${picture.length} bytes`);
}
await browser.close();
