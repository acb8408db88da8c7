import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { headersFor } from './hosting/headers.ts';

/** `node scripts/check-host.ts ADDRESS`: whether a host serves the build in `build/client` as it is meant to be. */

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

const BUILD = 'build/client';
const [address] = process.argv.slice(2);
if (!address) throw new Error('which host? node scripts/check-host.ts http://localhost:8080');

/** Node's `fetch` would unpack what is compressed and hide that it was. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const url = new URL(path, address);
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? secureRequest : request)(url, { headers }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    sent.once('error', reject);
    sent.end();
  });
}

const faults: string[] = [];
const expect = (fine: boolean, fault: string) => void (fine || faults.push(fault));

/** The largest file of the build with this ending, as a path. */
function largest(ending: string): string {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
  const [file = ''] = files.sort((a, b) => statSync(`${BUILD}/${b}`).size - statSync(`${BUILD}/${a}`).size);
  return `/${file}`;
}

for (const path of [
  '/',
  '/dsa',
  largest('.js'),
  largest('.css'),
  '/sw.js',
  largest('.data'),
  '/favicon.svg',
]) {
  const { status, headers } = await ask(path);
  expect(status === 200, `${path}: status ${status}`);
  for (const [name, value] of Object.entries(headersFor(path))) {
    const sent = String(headers[name.toLowerCase()] ?? '');
    expect(sent.startsWith(value), `${path}: ${name} is "${sent}", not "${value}"`);
  }
  if (path === '/favicon.svg') continue;
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask(path, { 'Accept-Encoding': encoding });
    const fine = packed.headers['content-encoding'] === encoding;
    if (encoding === 'br' && !fine) {
      console.log(`${path}: no Brotli, a fifth more to send than need be`);
      continue;
    }
    expect(fine, `${path}: not compressed with ${encoding}`);
    expect(
      /accept-encoding/i.test(String(packed.headers.vary)),
      `${path}: caches are not told that it is compressed`,
    );
  }
  const again = await ask(path, { 'If-None-Match': String(headers.etag) });
  expect(again.status === 304, `${path}: sent again though nothing changed (status ${again.status})`);
}
const unknown = await ask('/resumes/known-to-the-browser-only');
expect(unknown.status === 200, `an address only the browser knows: status ${unknown.status}`);
expect(
  /^text\/html/.test(String(unknown.headers['content-type'])),
  'an address only the browser knows: no page',
);
for (const path of ['/assets/gone-1.js', '/gone.data']) {
  const { status, headers } = await ask(path);
  expect(status === 404, `${path} is missing, but its status is ${status}`);
  expect(!/immutable/.test(String(headers['cache-control'])), `${path} is missing, and would be so for ever`);
}
for (const fault of faults) console.log(fault);
console.log(faults.length > 0 ? `${faults.length} faults` : `${address} serves Dryrun as it should`);
process.exitCode = faults.length > 0 ? 1 : 0;
