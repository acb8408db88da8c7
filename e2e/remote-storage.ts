import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const AUTH_PROPERTY = 'http://tools.ietf.org/html/rfc6749#section-4.2';

export interface RemoteStorage {
  /** The account's address. */
  address: string;
  /** Files by path; what tests put or break here is what browsers get. */
  files: Map<string, { bytes: Buffer; tag: string }>;
  /** The permission that is given and taken. */
  token: string;
  /** While it is true, nothing is answered. */
  down: boolean;
  close: () => Promise<void>;
}

const read = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/**
 * A server that speaks remoteStorage on loopback, as far as an application sees it (draft-dejong-remotestorage): WebFinger, an
 * implicit grant, folder listings, and conditional reads and writes. One account, `ann`.
 */
export async function startRemoteStorage(): Promise<RemoteStorage> {
  let writes = 0;
  const files: RemoteStorage['files'] = new Map();

  function webfinger(response: ServerResponse, host: string) {
    const href = `http://${host}/storage/ann`;
    const link = { rel: 'http://tools.ietf.org/id/draft-dejong-remotestorage', href };
    const properties = { [AUTH_PROPERTY]: `http://${host}/oauth/ann` };
    response.setHeader('Content-Type', 'application/jrd+json');
    response.end(JSON.stringify({ links: [{ ...link, properties }] }));
  }

  /** The page on which the user says yes. */
  function consent(response: ServerResponse, query: URLSearchParams) {
    const back = `${query.get('redirect_uri')}#access_token=${account.token}&token_type=bearer&state=${query.get('state')}`;
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><title>Allow</title><p>${query.get('scope')}</p><a href="${back}">Allow</a>`,
    );
  }

  function list(response: ServerResponse, request: IncomingMessage, folder: string) {
    const items = Object.fromEntries(
      [...files]
        .filter(([path]) => path.startsWith(folder))
        .map(([path, { tag }]) => [path.slice(folder.length), { ETag: tag }]),
    );
    const tag = `"folder-${Object.values(items)
      .map(({ ETag }) => ETag)
      .join('-')}"`;
    response.setHeader('ETag', tag);
    if (request.headers['if-none-match'] === tag) return response.writeHead(304).end();
    response.end(JSON.stringify({ '@context': 'http://remotestorage.io/spec/folder-description', items }));
  }

  async function store(response: ServerResponse, request: IncomingMessage, path: string) {
    const found = files.get(path);
    const { 'if-match': match, 'if-none-match': none } = request.headers;
    const bytes = await read(request);
    if ((match && match !== `"${found?.tag}"`) || (none === '*' && found))
      return response.writeHead(412).end();
    writes += 1;
    files.set(path, { bytes, tag: String(writes) });
    response.setHeader('ETag', `"${writes}"`);
    response.writeHead(found ? 200 : 201).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Expose-Headers', 'ETag');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, DELETE');
      response.setHeader(
        'Access-Control-Allow-Headers',
        'Authorization, Content-Type, If-Match, If-None-Match',
      );
      return response.writeHead(204).end();
    }
    if (pathname === '/.well-known/webfinger') return webfinger(response, request.headers.host ?? '');
    if (pathname === '/oauth/ann') return consent(response, searchParams);
    if (request.headers.authorization !== `Bearer ${account.token}`) return response.writeHead(401).end();
    const path = decodeURIComponent(pathname.replace('/storage/ann', ''));
    if (request.method === 'PUT') return store(response, request, path);
    if (path.endsWith('/')) return list(response, request, path);
    const found = files.get(path);
    if (!found) return response.writeHead(404).end();
    response.setHeader('ETag', `"${found.tag}"`);
    return response.end(found.bytes);
  }

  const server = createServer((request, response) => {
    if (account.down) request.socket.destroy();
    else void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const account: RemoteStorage = {
    address: `ann@127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    token: 'a-permission',
    down: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return account;
}
