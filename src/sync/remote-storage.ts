/** What went wrong between this browser and the account's server. */
export type Trouble =
  /** It cannot be reached, or does not answer as such a server. */
  | 'unreachable'
  /** It no longer takes this browser's permission. */
  | 'unauthorized'
  /** Somebody else has written the file meanwhile. */
  | 'conflict'
  | 'full'
  /** There is no account of this name, or no remoteStorage server behind it. */
  | 'unknown-account';

export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly kind: Trouble;
  constructor(kind: Trouble) {
    super(kind);
    this.kind = kind;
  }
}

/** An account found by its address. */
export interface Account {
  /** Where its files are; without a slash at the end. */
  storage: string;
  /** Where the user gives permission. */
  auth: string;
}

/** An account and the permission to use it. */
export interface Access {
  storage: string;
  token: string;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const RELATIONS = ['http://tools.ietf.org/id/draft-dejong-remotestorage', 'remotestorage'];
const AUTH_PROPERTIES = ['http://tools.ietf.org/html/rfc6749#section-4.2', 'auth-endpoint'];
/** The only folder that is asked for. */
const FOLDER = 'dryrun';
const PATIENCE_MS = 20_000;
const LOOPBACK = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Whether an address is encrypted on its way, or does not leave this machine. */
function isSafe(address: unknown): address is string {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(host));
}

async function ask(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
    });
  } catch {
    throw new RemoteError('unreachable');
  }
}

/**
 * Finds the server behind an address such as `name@example.com` (WebFinger).
 * @throws {RemoteError}
 */
export async function discover(fetch: Fetch, address: string): Promise<Account> {
  const [, user, host] = /^([^@\s/?#]+)@([\w.-]+(?::\d+)?)$/.exec(address.trim()) ?? [];
  if (!user || !host) throw new RemoteError('unknown-account');
  const origin = `${LOOPBACK.test(host) ? 'http' : 'https'}://${host}`;
  const resource = encodeURIComponent(`acct:${user}@${host}`);
  const response = await ask(fetch, `${origin}/.well-known/webfinger?resource=${resource}`, {});
  if (!response.ok) throw new RemoteError(response.status >= 500 ? 'unreachable' : 'unknown-account');
  const found: unknown = await response.json().catch(() => undefined);
  const links = (found as { links?: unknown } | undefined)?.links;
  const link = (Array.isArray(links) ? links : []).find((one) => RELATIONS.includes(one?.rel));
  const properties = (link?.properties ?? {}) as Record<string, unknown>;
  const auth = AUTH_PROPERTIES.map((name) => properties[name]).find(isSafe);
  if (!isSafe(link?.href) || !auth) throw new RemoteError('unknown-account');
  return { storage: link.href.replace(/\/$/, ''), auth };
}

/** The page at which the user gives permission; it leads back to `redirect` with a token in the address's fragment. */
export function authAddress({ auth }: Account, redirect: string, state: string): string {
  const url = new URL(auth);
  const query = {
    client_id: new URL(redirect).origin,
    redirect_uri: redirect,
    response_type: 'token',
    scope: `${FOLDER}:rw`,
    state,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** What the fragment says that such a page led back with; undefined where it is another fragment. */
export function readReturn(fragment: string): { token?: string; state: string | null } | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = fields.get('access_token') ?? undefined;
  if (!token && !fields.has('error')) return undefined;
  return { token, state: fields.get('state') };
}

/** The files of the folder, as a remoteStorage server keeps them. */
export class RemoteFolder {
  readonly #fetch: Fetch;
  readonly #access: Access;
  /** The last listing: while the folder's tag stays the same, so does it. */
  #listed: { tag: string; files: Record<string, string> } | undefined;

  constructor(fetch: Fetch, access: Access) {
    this.#fetch = fetch;
    this.#access = access;
  }

  async #ask(file: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
    const { storage, token } = this.#access;
    if (!isSafe(storage)) throw new RemoteError('unreachable');
    const response = await ask(this.#fetch, `${storage}/${FOLDER}/${file}`, {
      ...init,
      // A permission is for this server only.
      redirect: 'error',
      headers: { ...init.headers, Authorization: `Bearer ${token}` },
    });
    const kind = TROUBLES[response.status];
    if (kind) throw new RemoteError(kind);
    if (!response.ok && ![304, 404].includes(response.status)) throw new RemoteError('unreachable');
    return response;
  }

  /** Every file and its tag. */
  async list(): Promise<Record<string, string>> {
    const known = this.#listed;
    const response = await this.#ask('', { headers: known ? { 'If-None-Match': known.tag } : {} });
    if (response.status === 304 && known) return known.files;
    if (response.status === 404) return {};
    const found: unknown = await response.json().catch(() => undefined);
    if (typeof found !== 'object' || !found) throw new RemoteError('unreachable');
    const items = Object.entries((found as { items?: object }).items ?? {});
    const files = Object.fromEntries(
      items.flatMap(([name, item]) => (name.endsWith('/') ? [] : [[name, plainTag(String(item?.ETag))]])),
    );
    const tag = response.headers.get('ETag');
    this.#listed = tag ? { tag, files } : undefined;
    return files;
  }

  /** A file's bytes, or undefined where there is none. */
  async get(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const response = await this.#ask(encodeURIComponent(file), {});
    if (response.status === 404) return undefined;
    // What stops in the middle is no answer.
    const bytes = await response.arrayBuffer().catch(() => undefined);
    if (!bytes) throw new RemoteError('unreachable');
    return new Uint8Array(bytes);
  }

  /**
   * Writes a file as a whole.
   * @param tag the one it must have; undefined where it must not be there
   * @returns the new one
   */
  async put(file: string, bytes: Uint8Array<ArrayBuffer>, tag: string | undefined): Promise<string> {
    const response = await this.#ask(encodeURIComponent(file), {
      method: 'PUT',
      body: bytes,
      headers: {
        'Content-Type': 'application/octet-stream',
        ...(tag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${tag}"` }),
      },
    });
    if (response.status === 404) throw new RemoteError('unreachable');
    const given = response.headers.get('ETag');
    return given ? plainTag(given) : ((await this.list())[file] ?? '');
  }
}

const TROUBLES: Record<number, Trouble> = {
  401: 'unauthorized',
  403: 'unauthorized',
  409: 'conflict',
  412: 'conflict',
  413: 'full',
  507: 'full',
};

/** Listings and headers spell tags differently. */
const plainTag = (tag: string) => tag.replace(/^W\//, '').replaceAll('"', '');
