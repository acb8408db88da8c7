import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../scripts/chromium.ts';
import { serve } from '../scripts/serve.ts';
import { PAGES } from './pages.ts';
import { median, round } from './statistics.ts';

/** Only this bench needs it, and it is larger than all the rest of the tools: fetched when it is asked for. */
const LIGHTHOUSE = { version: '13.5.0', folder: '.cache/lighthouse' };
const YARDSTICK = { root: 'bench/yardstick', client: '.cache/yardstick/client', port: 4194 };
const PRODUCT = { client: 'build/client', port: 4193 };
const DEBUG_PORT = 4195;
const ROUNDS = 5;
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Result {
  /** Why nothing was measured, as when Chromium kept no trace of the visit. */
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

async function load(): Promise<Lighthouse> {
  const home = join(LIGHTHOUSE.folder, 'node_modules/lighthouse');
  if (!existsSync(home)) {
    const wanted = `lighthouse@${LIGHTHOUSE.version}`;
    execFileSync('npm', ['install', '--no-save', '--prefix', LIGHTHOUSE.folder, wanted], {
      stdio: ['ignore', 2, 2],
    });
  }
  const module = await import(pathToFileURL(resolve(home, 'core/index.js')).href);
  return module.default;
}

/** Compressed twins, which a host or a CDN would make; the server hands them out. */
function compress(root: string): void {
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|json|webmanifest|data)$/.test(name) || /^(runtimes|tests)/.test(name)) continue;
    const file = join(root, name);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
  }
}

interface Visit {
  lcpMs: number;
  blockingMs: number;
  shift: number;
  scores: Record<string, number>;
  /** Audits that cost a category its 100. */
  failed: string[];
}

/** One visit. Chromium sometimes loses a visit's trace on a busy machine: such a visit measured nothing and is made again. */
async function visit(lighthouse: Lighthouse, address: string, attempts = ATTEMPTS): Promise<Visit> {
  const result = await lighthouse(address, {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError && attempts > 1) return visit(lighthouse, address, attempts - 1);
  if (runtimeError) throw new Error(`Lighthouse at ${address}: ${runtimeError.message}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    lcpMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? 0)])),
    failed: Object.entries(audits)
      .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
      .map(([id]) => id),
  };
}

/** Medians of what was measured of one page. */
const summary = (visits: readonly Visit[]) => ({
  lcpMs: round(median(visits.map(({ lcpMs }) => lcpMs)), 0),
  blockingMs: round(median(visits.map(({ blockingMs }) => blockingMs)), 0),
  shift: round(Math.max(...visits.map(({ shift }) => shift)), 3),
});

/**
 * Lighthouse's mobile figures of the pages, each visit in turn with one of the yardstick: a bare prerendered page
 * of the same stack. Expects the product to be built.
 */
export async function lighthouseBench(pages: readonly string[] = PAGES) {
  const lighthouse = await load();
  execFileSync('node_modules/.bin/react-router', ['build', YARDSTICK.root], { stdio: ['ignore', 2, 2] });
  for (const { client } of [YARDSTICK, PRODUCT]) compress(client);
  const servers = await Promise.all([YARDSTICK, PRODUCT].map(({ port, client }) => serve(port, client)));
  const browser = await chromium.launch({
    ...CHROMIUM,
    args: [...(CHROMIUM.args ?? []), `--remote-debugging-port=${DEBUG_PORT}`],
  });
  const figures: Record<string, unknown> = {};
  try {
    for (const path of pages) {
      const visits: Visit[] = [];
      const bare: Visit[] = [];
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        bare.push(await visit(lighthouse, `http://localhost:${YARDSTICK.port}/`));
        visits.push(await visit(lighthouse, `http://localhost:${PRODUCT.port}${path}`));
      }
      const [page, yardstick] = [summary(visits), summary(bare)];
      const { performance: _, ...scores } = visits[0]?.scores ?? {};
      figures[path] = {
        ...page,
        yardstick,
        lcpRatio: round(page.lcpMs / yardstick.lcpMs, 2),
        blockingBeyondYardstickMs: page.blockingMs - yardstick.blockingMs,
        ...scores,
        failed: visits[0]?.failed,
      };
    }
    return figures;
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}
