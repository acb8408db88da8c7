import { mkdirSync, rmSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { prerenderPaths } from '../content-tools/compile/paths.ts';
import { CHROMIUM } from './chromium.ts';
import { serve } from './serve.ts';
import { STATES, type State } from './shots-states.ts';

const FOLDER = 'shots';
const PORT = Number(process.env.SHOTS_PORT ?? 4199);
const SCREENS = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];
/** Of pages that look alike, these stand for the others. */
const EXAMPLES: [family: RegExp, shown: string[]][] = [
  [/^\/question\//, ['two-sum']],
  [/^\/behavior-question\//, ['leading-without-authority']],
  [/^\/system-design\/speedrun\/./, ['rate-limiter', 'monitoring']],
  [/^\/system-design\/foundations\/./, ['estimates-and-latency']],
  [/^\/system-design\/design-principles\/./, ['observer', 'srp']],
  [/^\/machine-learning\/fundamentals\/./, ['generalization']],
  [/^\/courses\/low-level-design\/./, ['parking-lot']],
  [/^\/courses\/resume-writing\/./, ['bullets-that-prove']],
  [/^\/courses\/behavioral-interview\/./, ['the-story-matrix']],
  [/^\/courses\/ab-testing\/./, ['power-and-sample-size']],
  [/^\/courses\/product-case\/./, ['funnels']],
  [/^\/courses\/ml-for-data\/./, ['gradient-boosting']],
  [/^\/system-design-question\//, ['url-shortener']],
  [/^\/ml-question\//, ['card-fraud-detection']],
];
const isShown = (path: string) => {
  const [, shown] = EXAMPLES.find(([family]) => family.test(path)) ?? [];
  return !shown || shown.some((name) => path.endsWith(`/${name}`));
};

const pictures = (): State[] => [
  ...prerenderPaths()
    .filter(isShown)
    .map((path) => ({ name: path.slice(1).replaceAll('/', '_') || 'home', path })),
  ...STATES,
];

/** A context of its own, so that nothing that one picture leaves behind is seen on another. */
async function shoot(context: BrowserContext, { name, path, act, onlyScreen }: State, suffix: string) {
  const page: Page = await context.newPage();
  await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.screenshot({ path: `${FOLDER}/${name}-${suffix}.png`, fullPage: !onlyScreen });
}

/** `npm run shots [PART OF A NAME]`: every screen in both themes, on a phone and a desktop. */
async function main(filter = ''): Promise<void> {
  if (!filter) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const server = await serve(PORT);
  const browser = await chromium.launch(CHROMIUM);
  const all = pictures().filter(({ name }) => name.includes(filter));
  for (const { name, ...viewport } of SCREENS) {
    for (const theme of ['light', 'dark']) {
      for (const picture of all) {
        const context = await browser.newContext({
          viewport,
          serviceWorkers: 'block',
          reducedMotion: 'reduce',
        });
        await context.addInitScript((value) => localStorage.setItem('dryrun-theme', value), theme);
        await shoot(context, picture, `${name}-${theme}`);
        await context.close();
      }
    }
  }
  await browser.close();
  server.close();
  console.log(`${all.length * SCREENS.length * 2} pictures in ${FOLDER}/`);
}

await main(process.argv[2]);
