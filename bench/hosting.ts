import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { serve } from '../scripts/serve.ts';
import { round } from './statistics.ts';

const WRK = '/usr/bin/wrk';
const PORT = 4196;
const ROOT = '.cache/hosting';
const SECONDS = 5;
const CONNECTIONS = 32;
const QUESTION = '/question/dsa/arrays/two-sum';

const run = promisify(execFile);

interface Load {
  requestsPerSecond: number;
  megabytesPerSecond: number;
}

/** Requests that a server of one process answers, asked by 32 connections for five seconds, all on this machine. */
async function load(path: string): Promise<Load> {
  const address = `http://127.0.0.1:${PORT}${path}`;
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', address];
  const { stdout } = await run(WRK, args, { timeout: (SECONDS + 10) * 1000 });
  const [, requests] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, amount, unit = ''] = /Transfer\/sec:\s+([\d.]+)([KMG]?)B/.exec(stdout) ?? [];
  const factor = 2 ** (10 * ['', 'K', 'M', 'G'].indexOf(unit));
  if (!requests || /Non-2xx/.test(stdout)) throw new Error(`${path} was not answered:\n${stdout}`);
  return {
    requestsPerSecond: Math.round(Number(requests)),
    megabytesPerSecond: round((Number(amount) * factor) / 1e6),
  };
}

/** Bytes that a server sent since it was last asked, headers included. */
function counted(server: Server): () => number {
  const sockets = new Set<Socket>();
  let before = 0;
  server.on('connection', (socket) => sockets.add(socket));
  return () => {
    const sum = [...sockets].reduce((total, socket) => total + socket.bytesWritten, 0);
    const since = sum - before;
    before = sum;
    return since;
  };
}

interface Visit {
  firstVisit: number;
  /** What the service worker fetches afterwards, so that everything works without a network. */
  keptForOffline: number;
  repeatVisit: number;
}

/** Bytes over the wire of a visit to `path`, in a profile of its own. */
async function visit(browser: Browser, path: string, sent: () => number): Promise<Visit> {
  const address = `http://localhost:${PORT}${path}`;
  const plain = await browser.newContext({ serviceWorkers: 'block' });
  sent();
  await (await plain.newPage()).goto(address, { waitUntil: 'networkidle' });
  const firstVisit = sent();
  await plain.close();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
  const all = sent();
  const again = await context.newPage();
  await again.goto(address, { waitUntil: 'networkidle' });
  const repeatVisit = sent();
  await context.close();
  return { firstVisit, keptForOffline: all - firstVisit, repeatVisit };
}

const MILLION = 1_000_000;
const gigabytes = (bytes: number) => round((bytes * MILLION) / 1e9);

/** What it takes to host the product: `scripts/serve.ts` under load, and the bytes of visits. */
export async function hostingBench(browser: Browser): Promise<Record<string, unknown>> {
  rmSync(ROOT, { recursive: true, force: true });
  cpSync('build/client', ROOT, { recursive: true });
  execFileSync('node', ['scripts/precompress.ts', ROOT], { stdio: ['ignore', 2, 2] });
  const server = await serve(PORT, ROOT);
  const sent = counted(server);
  try {
    const root = readdirSync(`${ROOT}/assets`).find((name) => /^entry\.client-.*\.js$/.test(name));
    const home = await visit(browser, '/', sent);
    const question = await visit(browser, QUESTION, sent);
    return {
      load: existsSync(WRK)
        ? { '/': await load('/'), [QUESTION]: await load(QUESTION), script: await load(`/assets/${root}`) }
        : 'not measured: wrk is missing (Debian: apt-get install wrk)',
      bytes: { '/': home, [QUESTION]: question },
      gigabytesForAMillionVisits: {
        allFirst: gigabytes(question.firstVisit + question.keptForOffline),
        oneInFourFirst: gigabytes(
          (question.firstVisit + question.keptForOffline + 3 * question.repeatVisit) / 4,
        ),
        allRepeat: gigabytes(question.repeatVisit),
      },
    };
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(ROOT, { recursive: true, force: true });
  }
}
