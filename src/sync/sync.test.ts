import { describe, expect, test } from 'vitest';
import { authAddress, discover, RemoteFolder, readReturn } from './remote-storage.ts';
import { makeKey, openKey, seal, unseal } from './seal.ts';

describe('what leaves the browser is sealed', () => {
  test('another device opens it with the same passphrase; a mistyped one is told at once', async () => {
    const { key, file } = await makeKey('correct horse');
    const sealed = await seal(key, 'a.json', 'my résumé');
    expect(await unseal(await openKey('correct horse', file), 'a.json', sealed)).toBe('my résumé');
    await expect(openKey('correct house', file)).rejects.toMatchObject({ kind: 'wrong' });
    expect(new TextDecoder().decode(sealed)).not.toContain('sum');
  });

  test('bytes that were cut off, changed or passed off as another file do not open', async () => {
    const { key } = await makeKey('correct horse');
    const sealed = await seal(key, 'a.json', 'text');
    const changed = sealed.map((byte, at) => (at === 20 ? byte ^ 1 : byte));
    for (const bytes of [sealed.slice(0, -1), changed, new Uint8Array()])
      expect(await unseal(key, 'a.json', bytes)).toBeUndefined();
    expect(await unseal(key, 'b.json', sealed)).toBeUndefined();
  });

  test('a key file that asks for fewer rounds, is damaged or newer is refused', async () => {
    const { file } = await makeKey('correct horse');
    const weak = file.replace('600000', '1');
    for (const text of [weak, '', 'null', '{}', file.slice(0, 40)])
      await expect(openKey('correct horse', text)).rejects.toMatchObject({ kind: 'damaged' });
    const newer = file.replace('"version":1', '"version":2');
    await expect(openKey('correct horse', newer)).rejects.toMatchObject({ kind: 'newer' });
  });
});

const webfinger = (href: string, auth: string) =>
  Response.json({
    links: [
      {
        rel: 'http://tools.ietf.org/id/draft-dejong-remotestorage',
        href,
        properties: { 'http://tools.ietf.org/html/rfc6749#section-4.2': auth },
      },
    ],
  });

describe('an account', () => {
  test('is found by its address, and permission comes back in a fragment', async () => {
    const asked: string[] = [];
    const account = await discover(async (url) => {
      asked.push(url);
      return webfinger('https://files.example/ann/', 'https://files.example/oauth/ann');
    }, ' ann@example.com ');
    expect(asked).toEqual(['https://example.com/.well-known/webfinger?resource=acct%3Aann%40example.com']);
    expect(account.storage).toBe('https://files.example/ann');
    const address = new URL(authAddress(account, 'https://dryrun.example/settings', 's1'));
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'https://dryrun.example',
      redirect_uri: 'https://dryrun.example/settings',
      response_type: 'token',
      scope: 'dryrun:rw',
      state: 's1',
    });
    expect(readReturn('#access_token=t&state=s1&token_type=bearer')).toEqual({ token: 't', state: 's1' });
    expect(readReturn('#error=access_denied&state=s1')).toEqual({ token: undefined, state: 's1' });
    expect(readReturn('#sync')).toBeUndefined();
  });

  test('is refused where its address, its answer or its server is none', async () => {
    const kind = (work: Promise<unknown>) =>
      work.then(
        () => 'found',
        ({ kind }) => kind,
      );
    const answer = (response: () => Response) => kind(discover(async () => response(), 'ann@example.com'));
    expect(await kind(discover(async () => Response.json({}), 'example.com'))).toBe('unknown-account');
    for (const links of [[null], ['x', 3], {}, [{ rel: 'remotestorage', href: 7, properties: null }]])
      expect(await answer(() => Response.json({ links }))).toBe('unknown-account');
    for (const body of ['null', '[]', '"x"', '{'])
      expect(await answer(() => new Response(body))).toBe('unknown-account');
    expect(await answer(() => new Response('', { status: 404 }))).toBe('unknown-account');
    expect(await answer(() => new Response('<html>'))).toBe('unknown-account');
    expect(await answer(() => webfinger('http://files.example/ann', 'https://files.example/'))).toBe(
      'unknown-account',
    );
    expect(await answer(() => webfinger('https://files.example/ann', 'javascript:1'))).toBe(
      'unknown-account',
    );
    expect(await answer(() => new Response('', { status: 503 }))).toBe('unreachable');
    expect(
      await answer(() => {
        throw new TypeError('offline');
      }),
    ).toBe('unreachable');
  });

  test('is listed once while nothing changes, written under conditions, and says what is wrong', async () => {
    const asked: [string, RequestInit][] = [];
    let response = () =>
      new Response(JSON.stringify({ items: { 'a.json': { ETag: '"1"' }, 'x/': { ETag: '2' } } }), {
        headers: { ETag: '"f"' },
      });
    const folder = new RemoteFolder(
      async (url, init) => {
        asked.push([url, init]);
        return response();
      },
      { storage: 'https://files.example/ann', token: 't' },
    );
    const sent = () => asked.at(-1)?.[1].headers;
    expect(await folder.list()).toEqual({ 'a.json': '1' });
    expect(asked[0]?.[0]).toBe('https://files.example/ann/dryrun/');
    response = () => new Response(null, { status: 304 });
    expect(await folder.list()).toEqual({ 'a.json': '1' });
    expect(sent()).toMatchObject({ 'If-None-Match': '"f"', Authorization: 'Bearer t' });
    response = () => new Response('', { status: 201, headers: { ETag: 'W/"2"' } });
    expect(await folder.put('a.json', new Uint8Array([1]), '1')).toBe('2');
    expect(sent()).toMatchObject({ 'If-Match': '"1"' });
    await folder.put('b.json', new Uint8Array([1]), undefined);
    expect(sent()).toMatchObject({ 'If-None-Match': '*' });
    for (const [status, kind] of [
      [401, 'unauthorized'],
      [412, 'conflict'],
      [507, 'full'],
      [500, 'unreachable'],
    ] as const) {
      response = () => new Response('', { status });
      await expect(folder.list()).rejects.toMatchObject({ kind });
    }
    response = () => new Response('', { status: 404 });
    expect([await folder.list(), await folder.get('a.json')]).toEqual([{}, undefined]);
  });
});
