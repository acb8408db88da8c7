import { execSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../scripts/chromium.ts';
import { serve } from '../scripts/serve.ts';
import { buildTime } from './build-time.ts';
import { indexBytes, scriptBytes } from './bytes.ts';
import { canvasBench } from './canvas.ts';
import { dryRunBench } from './dry-run.ts';
import { editorBench } from './editor.ts';
import { firstVerdict } from './first-verdict.ts';
import { hostingBench } from './hosting.ts';
import { javaMemoryBench } from './java-memory.ts';
import { judgeBench } from './judge.ts';
import { judgeCppBench } from './judge-cpp.ts';
import { judgeJavaBench } from './judge-java.ts';
import { lighthouseBench } from './lighthouse.ts';
import { pythonStart, pythonWarmRun } from './python.ts';
import { ragBench } from './rag.ts';
import { resumeBench } from './resume.ts';
import { resumeRecall } from './resume-recall.ts';
import { routeChange } from './route-change.ts';
import { round } from './statistics.ts';
import { storageBench } from './storage/storage.ts';
import { tableFilter } from './table-filter.ts';

const PORT = 4191;
const SYNTHETIC_PORT = 4192;
const SYNTHETIC = 'bench-build';
const FIGURES = 'docs/figures.json';
const QUESTION = '/question/dsa/arrays/two-sum';
const DESIGN = '/system-design-question/system-design/hld/url-shortener';

const build = (env: Record<string, string>, command: string) =>
  execSync(command, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });

/** Address of a page of the product's own build. */
const at = (path: string) => `http://localhost:${PORT}${path}`;
/** Address of a page of the build with 10,000 rows and Pyodide's own package. */
const synthetic = (path: string) => `http://localhost:${SYNTHETIC_PORT}${path}`;

interface Group {
  /** Whether it needs the build with synthetic rows. */
  synthetic?: boolean;
  /** Whether what is measured is downloaded, so that it must be compressed as hosts send it. */
  compressed?: boolean;
  measure: (browser: Browser) => Promise<Record<string, unknown>>;
}

/** What is measured, in groups that can be asked for by name. */
const GROUPS: Record<string, Group> = {
  content: {
    measure: async () => ({ indexBytesBrotli: indexBytes(), buildTime: await buildTime() }),
  },
  lighthouse: { measure: async () => ({ lighthouseMobile: await lighthouseBench() }) },
  scripts: {
    measure: async (browser) => ({
      scriptBytesBrotli: {
        '/dsa': await scriptBytes(browser, at('/dsa')),
        [QUESTION]: await scriptBytes(browser, at(QUESTION)),
        [DESIGN]: await scriptBytes(browser, at(DESIGN)),
        '/resumes': await scriptBytes(browser, at('/resumes')),
        '/resumes/new': await scriptBytes(browser, at('/resumes/new?step=4')),
      },
    }),
  },
  'first-verdict': {
    compressed: true,
    measure: async (browser) => ({ firstVerdict: await firstVerdict(browser, at(QUESTION)) }),
  },
  routes: { measure: async (browser) => ({ routeChange: await routeChange(browser, at('/dsa')) }) },
  python: {
    synthetic: true,
    measure: async (browser) => {
      const start = await pythonStart(browser, synthetic(QUESTION), synthetic('/pyodide/'));
      return {
        pythonInstallToReady: {
          ms: round(start.readyMs),
          bareLoadPyodideMs: round(start.bareMs),
          ratio: round(start.readyMs / start.bareMs, 2),
        },
        pythonWarmRunOverheadMs: round(await pythonWarmRun(browser, at(QUESTION))),
      };
    },
  },
  editor: { measure: async (browser) => ({ editorPaste: await editorBench(browser, at(QUESTION)) }) },
  judge: {
    measure: async (browser) => ({
      judgePython: await judgeBench(browser, at),
      judgeCpp: await judgeCppBench(browser, at),
    }),
  },
  java: {
    measure: async (browser) => ({
      judgeJava: { ...(await judgeJavaBench()), tabMemoryMb: await javaMemoryBench(browser, at) },
    }),
  },
  dryRun: { measure: async (browser) => ({ dryRun: await dryRunBench(browser, at) }) },
  table: {
    synthetic: true,
    measure: async (browser) => ({
      tableFilterKeystrokeMs: {
        rows161: round(await tableFilter(browser, at('/dsa'))),
        rows10000: round(await tableFilter(browser, synthetic('/dsa'))),
      },
    }),
  },
  storage: {
    measure: async (browser) => ({
      storage: { ...(await storageBench(browser)), dsaScriptBytes: await scriptBytes(browser, at('/dsa')) },
    }),
  },
  canvas: { measure: async (browser) => ({ canvasDragFrame: await canvasBench(browser, at(DESIGN)) }) },
  resumes: {
    measure: async (browser) => ({
      resumeReader: await resumeRecall(),
      resumes: await resumeBench(await browser.newPage(), at('/resumes')),
    }),
  },
  hosting: { measure: async (browser) => ({ hosting: await hostingBench(browser) }) },
  retrieval: {
    measure: async (browser) => ({
      retrieval: await ragBench(await browser.newPage(), at('/resources/llm-rag?tab=try')),
    }),
  },
};

/** Keeps the newest value of every figure, so that a part can be measured again alone. */
function keep(figures: Record<string, unknown>): void {
  const before = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
  writeFileSync(FIGURES, `${JSON.stringify({ ...before, ...figures }, null, 2)}\n`);
}

/**
 * `npm run bench`: the product's figures as JSON, each measured on the production build in Chromium;
 * `-- content canvas` measures these groups only.
 */
async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in GROUPS));
  if (unknown) {
    console.error(`There is no group ${unknown}; there are: ${Object.keys(GROUPS).join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const groups = Object.entries(GROUPS).filter(([name]) => names.length === 0 || names.includes(name));

  build({}, 'npm run --silent build');
  if (groups.some(([, group]) => group.compressed)) build({}, 'node scripts/precompress.ts build/client');
  const servers = [await serve(PORT)];
  if (groups.some(([, group]) => group.synthetic)) {
    build({ DRYRUN_BUILD: SYNTHETIC, DRYRUN_SYNTHETIC_ROWS: '10000' }, 'react-router build');
    // Pyodide as its package ships it, beside the bench's own build; before serving, which lists the files once.
    cpSync('node_modules/pyodide', `${SYNTHETIC}/client/pyodide`, { recursive: true, dereference: true });
    servers.push(await serve(SYNTHETIC_PORT, `${SYNTHETIC}/client`));
  }
  const browser = await chromium.launch(CHROMIUM);
  const figures: Record<string, unknown> = {};
  try {
    for (const [, group] of groups) Object.assign(figures, await group.measure(browser));
    keep(figures);
    console.log(JSON.stringify(figures, null, 2));
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

await main();
