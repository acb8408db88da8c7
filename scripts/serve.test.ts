import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from './hosting/ask.ts';
import { KINDS } from './hosting/headers.ts';
import { serve } from './serve.ts';

const BYTES = '0123456789'.repeat(20);
const LARGE = Buffer.alloc(8_000_000, 'x');
const FILES: Record<string, string | Buffer> = {
  'index.html': BYTES,
  'index.html.br': brotliCompressSync(BYTES),
  '__spa-fallback.html': 'fallback',
  'digits.txt': BYTES,
  'empty.txt': '',
  'large.bin': LARGE,
  _headers: '/*',
};

let server: Server;
let address: string;
const root = mkdtempSync(join(tmpdir(), 'dryrun-serve-'));

beforeAll(async () => {
  for (const [file, data] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), data);
  }
  server = await serve(0, root);
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => ask(address, path, { headers });
const stillAnswers = async () => expect((await get('/digits.txt')).body.toString()).toBe(BYTES);

/** Sends text as it is and reads what comes until the connection is closed. */
async function raw(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  return text(socket).catch(() => '');
}
const rawRequest = (line: string, headers = '') =>
  raw(`${line}\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);

describe('a part of a file', () => {
  test.each([
    ['bytes=2-5', 206, '2345'],
    ['bytes=-5', 206, '56789'],
    ['bytes=195-', 206, '56789'],
    ['bytes=190-99999999999999999999', 206, '0123456789'],
    ['lines=0-1', 200, BYTES],
    ['bytes=0-1,2-3', 206, '0123'],
  ])('%s', async (range, status, body) => {
    const answer = await get('/digits.txt', { Range: range });
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(body);
  });

  test.each(['bytes=5-2', 'bytes=200-', 'bytes=99999999999999999999-', 'bytes=--1', 'bytes=,', 'bytes=a-b'])(
    '%s is refused or answered whole, a thousand times, and the next request is answered',
    async (range) => {
      for (let round = 0; round < 20; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => get('/digits.txt', { Range: range })),
        );
        for (const { status } of answers) expect([200, 416]).toContain(status);
      }
      await stillAnswers();
    },
  );

  test('of an empty file', async () => {
    expect([200, 416]).toContain((await get('/empty.txt', { Range: 'bytes=0-0' })).status);
    expect((await get('/empty.txt')).status).toBe(200);
  });
});

test('what the browser has is not sent again', async () => {
  const { headers } = await get('/digits.txt');
  const etag = String(headers.etag);
  for (const known of [etag, '*', `"other", ${etag}`, etag.replace('W/', '')])
    expect((await get('/digits.txt', { 'If-None-Match': known })).status).toBe(304);
  expect((await get('/digits.txt', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  '%s is refused with what is allowed',
  async (method) => {
    const answer = await rawRequest(`${method} / HTTP/1.1`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^Allow: GET, HEAD\r$/m);
  },
);

test.each([
  '/no-such.png',
  '/assets/none.js',
  '/_headers',
  '/index.html.br',
  '/.git/config',
  '/%00',
  '/%zz',
  '/%',
])('%s is refused with the security headers, and kept by nobody', async (path) => {
  const answer = await rawRequest(`GET ${path} HTTP/1.1`);
  expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404) /);
  for (const [name, value] of Object.entries(KINDS.at(-1)?.headers ?? {}))
    if (name.startsWith('X-')) expect(answer).toContain(`${name}: ${value}`);
  expect(answer).toMatch(/^Cache-Control: no-cache\r$/m);
});

test('pages are sent compressed to browsers that take it', async () => {
  const packed = await get('/', { 'Accept-Encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(packed.headers['content-type']).toMatch(/^text\/html/);
  expect((await get('/', { 'Accept-Encoding': 'br;q=0' })).body.toString()).toBe(BYTES);
});

test('malformed requests and ways out of the folder end in a refusal', async () => {
  for (const line of [
    'GET',
    'GET  HTTP/1.1',
    'GET / HTTP/9.9',
    `GET /${'a'.repeat(100_000)} HTTP/1.1`,
    '\0\0\0',
  ])
    expect(await rawRequest(line)).not.toMatch(/^HTTP\/1\.1 200/);
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%5cpackage.json', 'http://[/', '//'])
    expect(await rawRequest(`GET ${path} HTTP/1.1`)).not.toContain('"dryrun"');
  await stillAnswers();
});

/** Requests that no client sends on purpose, each as it goes over the wire. */
const MALFORMED: Record<string, string> = {
  'no address': 'GET',
  'an empty address': 'GET  HTTP/1.1',
  'an unknown version': 'GET / HTTP/9.9',
  'bytes that are no request': '\0\0\0',
  'an address that is too long': `GET /${'a'.repeat(20_000)} HTTP/1.1`,
  'a broken escape': 'GET /%zz HTTP/1.1',
  'an escaped null': 'GET /%00 HTTP/1.1',
  'a way out of the folder': 'GET /..%2f..%2fpackage.json HTTP/1.1',
  'a broken absolute address': 'GET http://[/ HTTP/1.1',
  'an unknown method': 'BREW / HTTP/1.1',
  'a method that changes': 'DELETE / HTTP/1.1',
  'a header without a name': 'GET / HTTP/1.1\r\n: x',
  'a line instead of a header': 'GET / HTTP/1.1\r\nnonsense',
  'two lengths': 'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2',
  'a negative length': 'POST / HTTP/1.1\r\nContent-Length: -1',
  'a length and chunks': 'POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
  'a broken condition': 'GET / HTTP/1.1\r\nIf-None-Match: "\r\nIf-Modified-Since: never',
};
const ROUNDS = 20;
const AT_ONCE = 50;

test.each(Object.entries(MALFORMED))(
  '%s, a thousand times: the next request is answered',
  async (_kind, line) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => rawRequest(line)));
      for (const answer of answers) expect(answer).not.toContain('"dryrun"');
    }
    await stillAnswers();
  },
);

test.runIf(process.platform === 'linux')(
  'downloads that are broken off leave no file open',
  async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    const breakOff = () =>
      new Promise<void>((resolve) => {
        const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
        socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
        socket.once('data', () => socket.destroy());
        socket.once('close', () => resolve());
      });
    for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 50 }, breakOff));
    await vi.waitFor(() => expect(openFiles()).toBeLessThan(before + 10), { timeout: 10_000 });
    await stillAnswers();
  },
  30_000,
);

test('connections that say nothing keep nobody else waiting', async () => {
  const silent = Array.from({ length: 200 }, () =>
    connect((server.address() as AddressInfo).port, '127.0.0.1'),
  );
  for (const socket of silent) socket.on('error', () => {}).write('GET / HT');
  await stillAnswers();
  for (const socket of silent) socket.destroy();
});

test('listens on this machine only', () => {
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
});
