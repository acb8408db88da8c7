import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, ask } from './ask.ts';
import { FALLBACK, headersFor } from './headers.ts';
import { pageSample, type Sample, samplesOf } from './samples.ts';

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

/** What was packed; nothing where it cannot be unpacked. */
function unpack(form: keyof typeof UNPACK, body: Buffer): Buffer {
  try {
    return UNPACK[form](body);
  } catch {
    return Buffer.alloc(0);
  }
}

const QUESTION = '/question/dsa/arrays/two-sum';
/** Addresses of pages, as links and people write them. */
const PAGES = [
  pageSample('/', 'index.html'),
  pageSample('/dsa', 'dsa/index.html'),
  pageSample('/dsa/', 'dsa/index.html'),
  pageSample('/dsa?difficulty=Easy', 'dsa/index.html'),
  pageSample(QUESTION, `${QUESTION.slice(1)}/index.html`),
  pageSample(`${QUESTION}/`, `${QUESTION.slice(1)}/index.html`),
];
/** Addresses that only the browser knows, or nobody. */
const UNKNOWN = ['/resumes/of-this-browser', '/question/dsa/arrays/no-such-question', '/no/such/page/'];
const MISSING = ['/assets/gone-1.js', '/assets/gone', '/runtimes/', '/gone.data', '/gone.png'];
/** Ways out of the folder that is served, toward the project that it was built from. */
const OUTSIDE = [
  '/../../package.json',
  '/assets/../../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%5c..%5c..%5cpackage.json',
];

export interface Findings {
  /** What is wrong. */
  violations: string[];
  /** What works, but not as well as it might. */
  notes: string[];
}

interface Inspection extends Findings {
  address: string;
  root: string;
}

type Headers = Record<string, string>;

/** Asks and compares what comes with the table of headers. `how` names the question where it fails. */
async function askAs(
  { address, violations }: Inspection,
  path: string,
  how: string,
  headers: Headers = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Answer> {
  const answer = await ask(address, path, { method, headers });
  if (answer.status >= 400) return answer;
  for (const [name, value] of Object.entries(headersFor(path.replace(/\?.*/, '')))) {
    const sent = String(answer.headers[name.toLowerCase()] ?? '');
    // For what has not changed a browser keeps the headers that it has.
    if (answer.status === 304 && !sent) continue;
    // A type may add how its letters are encoded.
    if (name === 'Content-Type' ? !sent.startsWith(value) : sent !== value)
      violations.push(`${path}, ${how}: ${name} is "${sent}", not "${value}"`);
  }
  return answer;
}

/** A file that the build has compressed, asked for in one of these forms. */
async function packed(inspection: Inspection, path: string, bytes: Buffer, form: keyof typeof UNPACK) {
  const { violations, notes } = inspection;
  const { headers, body } = await askAs(inspection, path, form, { 'Accept-Encoding': form });
  if (headers['content-encoding'] !== form) {
    if (form === 'br') notes.push(`${path}: no Brotli, a fifth more to send than need be`);
    else violations.push(`${path}: not compressed with ${form}`);
    return;
  }
  if (!unpack(form, body).equals(bytes)) violations.push(`${path}, ${form}: unpacks to other bytes`);
  if (!/accept-encoding/i.test(headers.vary ?? ''))
    violations.push(`${path}, ${form}: caches are not told that it is compressed`);
  const known = { 'Accept-Encoding': form, 'If-None-Match': String(headers.etag) };
  const again = await askAs(inspection, path, form, known);
  if (again.status !== 304) violations.push(`${path}, ${form}: sent again though nothing changed`);
}

/** A file at its path: whole, its head alone, a part of it, compressed, and nothing where the browser has it. */
async function file(inspection: Inspection, { path, file, type, packed: isPacked }: Sample): Promise<void> {
  const { violations, root } = inspection;
  const expect = (fine: boolean, violation: string) => void (fine || violations.push(`${path}${violation}`));
  const bytes = readFileSync(`${root}/${file}`);
  const { status, headers, body } = await askAs(inspection, path, 'as it is');
  expect(status === 200, `: status ${status}`);
  if (status !== 200) return;
  expect(body.equals(bytes), `: other bytes than ${file}`);
  expect(type.test(headers['content-type'] ?? ''), `: its type is "${headers['content-type'] ?? ''}"`);
  const head = await askAs(inspection, path, 'its head', {}, 'HEAD');
  expect(head.status === 200 && head.body.length === 0, `, its head: status ${head.status}`);
  const part = await askAs(inspection, path, 'a part', { Range: 'bytes=2-5' });
  // A host may send all of it instead.
  const wanted = part.status === 206 ? bytes.subarray(2, 6) : bytes;
  expect(part.body.equals(wanted), ', a part: other bytes than those asked for');
  const again = await askAs(inspection, path, 'again', { 'If-None-Match': String(headers.etag) });
  expect(again.status === 304, `: sent again though nothing changed (status ${again.status})`);
  if (!isPacked) return;
  expect(
    /accept-encoding/i.test(headers.vary ?? ''),
    ': caches are not told that there are compressed forms',
  );
  await packed(inspection, path, bytes, 'br');
  await packed(inspection, path, bytes, 'gzip');
}

/** A page; a host may lead there by adding the slash at its end, or by taking it away. */
async function page(inspection: Inspection, sample: Sample): Promise<void> {
  const { address, violations, notes } = inspection;
  const { status, headers } = await ask(address, sample.path);
  if (status < 300 || status >= 400) return file(inspection, sample);
  const plain = (url: URL) => url.pathname.replace(/\/$/, '') + url.search;
  const here = new URL(sample.path, address);
  const there = URL.parse(String(headers.location), here);
  if (there && plain(there) === plain(here) && there.pathname !== here.pathname)
    notes.push(`${sample.path}: leads to ${there.pathname}, one more question for each visit`);
  else violations.push(`${sample.path}: leads to ${headers.location}`);
}

async function unknown(inspection: Inspection, path: string): Promise<void> {
  const { violations, notes, root } = inspection;
  const { status, headers, body } = await askAs(inspection, path, 'as it is');
  const isFallback = body.equals(readFileSync(`${root}/${FALLBACK}`));
  if (!isFallback || !/^text\/html/.test(headers['content-type'] ?? ''))
    violations.push(`${path}: not the fallback page`);
  if (status === 404) notes.push(`${path}: status 404, which only machines notice`);
  else if (status !== 200) violations.push(`${path}: status ${status}`);
}

async function missing({ address, violations }: Inspection, path: string): Promise<void> {
  const { status, headers } = await ask(address, path);
  if (status !== 404) violations.push(`${path} is missing, but its status is ${status}`);
  if (/immutable|max-age=[1-9]/.test(headers['cache-control'] ?? ''))
    violations.push(`${path} is missing, and would be so for long`);
}

async function outside({ address, violations }: Inspection, path: string): Promise<void> {
  const { body } = await ask(address, path);
  if (body.equals(readFileSync('package.json')))
    violations.push(`${path}: leads out of the folder that is served`);
}

/**
 * Compares what a host sends with the table of headers and with the files of the build in `root`.
 * @param address its origin
 * @throws where nobody answers
 */
export async function checkHost(address: string, root = 'build/client'): Promise<Findings> {
  const inspection: Inspection = { address, root, violations: [], notes: [] };
  for (const sample of samplesOf(root)) await file(inspection, sample);
  for (const sample of PAGES) await page(inspection, sample);
  for (const path of UNKNOWN) await unknown(inspection, path);
  for (const path of MISSING) await missing(inspection, path);
  for (const path of OUTSIDE) await outside(inspection, path);
  return { violations: inspection.violations, notes: inspection.notes };
}
