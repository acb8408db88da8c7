import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../serve.ts';
import { type Answer, ask } from './ask.ts';
import { checkHost } from './host-violations.ts';

const PAGES = [
  'index.html',
  'dsa/index.html',
  'question/dsa/arrays/two-sum/index.html',
  '__spa-fallback.html',
];
const FILES = [...PAGES, 'sw.js', 'dsa.data', 'manifest.webmanifest', 'assets/root-1.js'];

const root = mkdtempSync(join(tmpdir(), 'dryrun-host-'));
const open: Server[] = [];
const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;
let address: string;

beforeAll(async () => {
  for (const file of FILES) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const text = `what ${file} holds, `.repeat(20);
    writeFileSync(join(root, file), text);
    writeFileSync(join(root, `${file}.br`), brotliCompressSync(text));
    writeFileSync(join(root, `${file}.gz`), gzipSync(text));
  }
  const server = await serve(0, root);
  open.push(server);
  address = addressOf(server);
});

afterAll(() => {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(root, { recursive: true });
});

/** What is found of a host that sends what ours does, but for what `change` makes of it. */
async function foundWhere(change: (answer: Answer, path: string, encoding: string) => Partial<Answer>) {
  const server = createServer(async ({ url = '', method, headers }, response) => {
    const { host: _, connection: __, ...asked } = headers as Record<string, string>;
    const answer = await ask(address, url, { method: method as 'GET', headers: asked });
    const {
      status,
      headers: sent,
      body,
    } = { ...answer, ...change(answer, url, asked['accept-encoding'] ?? '') };
    const { connection: ___, 'content-length': ____, ...kept } = sent;
    response.writeHead(status, kept).end(body);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return checkHost(addressOf(server), root);
}

test('a host that does as the table says has no violation', async () => {
  expect(await checkHost(address, root)).toEqual({ violations: [], notes: [] });
  expect(await foundWhere(() => ({}))).toEqual({ violations: [], notes: [] });
});

test.each<[what: string, Parameters<typeof foundWhere>[0], violation: RegExp]>([
  [
    'a header that is missing',
    ({ headers: { 'x-frame-options': _, ...headers } }) => ({ headers }),
    /^\/assets\/root-1\.js, as it is: X-Frame-Options is "", not "DENY"$/,
  ],
  [
    'bytes that differ',
    ({ body }, path) => (path === '/sw.js' ? { body: Buffer.from('other') } : { body }),
    /^\/sw\.js: other bytes than sw\.js$/,
  ],
  [
    'a type that browsers refuse',
    ({ headers }, path) =>
      path.endsWith('.js') ? { headers: { ...headers, 'content-type': 'text/plain' } } : {},
    /^\/assets\/root-1\.js: its type is "text\/plain"$/,
  ],
  [
    'a page in place of what is missing',
    ({ status }, path) => (path === '/gone.data' ? { status: 200 } : { status }),
    /^\/gone\.data is missing, but its status is 200$/,
  ],
  [
    'what is missing, kept forever',
    ({ status, headers }) =>
      status === 404 ? { headers: { ...headers, 'cache-control': 'immutable' } } : {},
    /^\/assets\/gone-1\.js is missing, and would be so for long$/,
  ],
  [
    'no fallback page',
    ({ body }, path) => (path.startsWith('/resumes/') ? { status: 500, body: Buffer.alloc(0) } : { body }),
    /^\/resumes\/of-this-browser: status 500$/,
  ],
  [
    'nothing compressed',
    ({ headers: { 'content-encoding': _, ...headers } }, path) => (path === '/dsa.data' ? { headers } : {}),
    /^\/dsa\.data: not compressed with gzip$/,
  ],
  [
    'caches that are told nothing',
    ({ headers: { vary: _, ...headers } }, _path, encoding) => (encoding === 'gzip' ? { headers } : {}),
    /^\/assets\/root-1\.js, gzip: caches are not told/,
  ],
  [
    'everything sent again',
    ({ headers: { etag: _, ...headers } }) => ({ headers }),
    /^\/sw\.js: sent again though nothing changed \(status 200\)$/,
  ],
  [
    'files of the project',
    ({ body }, path) => (path.includes('%2e') ? { body: readFileSync('package.json') } : { body }),
    /^\/%2e%2e\/%2e%2e\/package\.json: leads out of the folder/,
  ],
])('%s is found', async (_what, change, violation) => {
  const { violations } = await foundWhere(change);
  expect(violations).toContainEqual(expect.stringMatching(violation));
});

test('what works, but costs, is noted and no violation', async () => {
  const found = await foundWhere(({ headers, status }, path, encoding) => {
    if (path === '/dsa') return { status: 301, headers: { location: '/dsa/' } };
    if (path.startsWith('/resumes/')) return { status: 404 };
    if (encoding === 'br' && path === '/') {
      const { 'content-encoding': _, ...rest } = headers;
      return { headers: rest };
    }
    return { status };
  });
  expect(found).toEqual({
    violations: [],
    notes: [
      '/: no Brotli, a fifth more to send than need be',
      '/dsa: leads to /dsa/, one more question for each visit',
      '/resumes/of-this-browser: status 404, which only machines notice',
    ],
  });
});

test('a host that leads elsewhere, or does not answer, is no host', async () => {
  const { violations } = await foundWhere((answer, path) =>
    path === '/dsa' ? { status: 302, headers: { location: 'https://elsewhere.example/' } } : answer,
  );
  expect(violations).toEqual(['/dsa: leads to https://elsewhere.example/']);
  await expect(checkHost('http://localhost:1', root)).rejects.toThrow(
    'http://localhost:1 does not answer (ECONNREFUSED)',
  );
});

test('a build without compressed files, or with an ending that has no type, is not compared', async () => {
  const folder = mkdtempSync(join(root, 'other-'));
  await expect(checkHost(address, folder)).rejects.toThrow('npm run build:deploy');
  for (const name of ['index.html', 'index.html.br', 'worker.mjs']) writeFileSync(join(folder, name), '');
  await expect(checkHost(address, folder)).rejects.toThrow('no content type is known for .mjs');
});
