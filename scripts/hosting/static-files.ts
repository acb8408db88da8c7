import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type SendResult, send } from '@fastify/send';
import mime from 'mime';
import { FALLBACK, FILE, HASHED, headersFor } from './headers.ts';

/** Compressed copies that the build may have written next to a file, the smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
/** Read by hosts, or sent in place of the file they were made from: never a file of their own. */
const HOSTS_OWN = /^\/(?:_headers|_redirects)$|\/\.|\.(?:br|gz)$/;
const METHODS = ['GET', 'HEAD'];
/** A page stands in for no file that carries a hash, and for no file at all. */
const NEVER_A_PAGE = new RegExp(`${FILE}|${HASHED}`);

/** What an address leads to: a file below the root, or a status where there is none. */
type Found = { file: string; path: string } | { status: 400 | 404; path: string };

/**
 * Answers requests with the files below `root` as they are when this is called. Only what that listing names is ever
 * opened, so no spelling of an address leads out of it.
 */
export function staticFiles(
  root: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}${sep}${entry.name}`.slice(root.length + 1).replaceAll(sep, '/')),
  );

  function find(url: string): Found {
    const path = pathOf(url);
    if (path === undefined) return { status: 400, path: '/' };
    const name = path.slice(1);
    const page = `${name.replace(/\/$/, '')}/index.html`.replace(/^\//, '');
    if (HOSTS_OWN.test(path)) return { status: 404, path };
    const file = [name, page].find((candidate) => files.has(candidate));
    if (file) return { file, path };
    return NEVER_A_PAGE.test(path) ? { status: 404, path } : { file: FALLBACK, path };
  }

  return async (request, response) => {
    const found = find(request.url ?? '/');
    for (const [name, value] of Object.entries(headersFor(found.path))) response.setHeader(name, value);
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('Allow', METHODS.join(', '));
      return refuse(response, 405, 'Method not allowed');
    }
    if ('status' in found)
      return refuse(response, found.status, found.status === 400 ? 'Bad request' : 'Not found');
    const copies = ENCODINGS.filter(({ ending }) => files.has(found.file + ending));
    const copy = copies.find(({ name }) => accepts(request, name));
    if (copies.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (copy) response.setHeader('Content-Encoding', copy.name);
    const answer = await send(request, encodeURI(`/${found.file}${copy?.ending ?? ''}`), {
      root,
      cacheControl: false,
      lastModified: false,
      // A copy's own ending says nothing of what is in it.
      contentType: false,
    });
    await sendOn(answer, found.file, response);
  };
}

async function sendOn({ statusCode, headers, stream }: SendResult, file: string, response: ServerResponse) {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', typeOf(file));
  if (statusCode >= 400) {
    stream.destroy();
    response.removeHeader('Content-Encoding');
    return refuse(response, statusCode, statusCode === 416 ? 'Range not satisfiable' : 'Not found');
  }
  response.statusCode = statusCode;
  // Also closes the file when the visitor goes away in the middle.
  await pipeline(stream, response);
}

function typeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}

/** An answer without a file. What is not there now may be there tomorrow, so nobody keeps it. */
function refuse(response: ServerResponse, status: number, text: string): void {
  response.removeHeader('ETag');
  response.removeHeader('Content-Length');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(text);
}

/** The decoded path of a request's address; undefined where it cannot be read. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Whether the request takes an encoding: named, and not with a weight of zero. */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  const named = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/));
  return named.some(([name, weight = '1']) => name === encoding && Number(weight) > 0);
}
