import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const bytesOf: Record<string, Uint8Array> = {
  'worker.js': new TextEncoder().encode('worker'),
  'python.wasm': new Uint8Array(5000).fill(7),
  'harness.json': new TextEncoder().encode('{}'),
};
const url = (name: string) => `/runtimes/python/2-new/${name}`;

vi.mock('../runtimes.generated.json', () => ({
  default: { frame: '', python: { version: '2-new', files: [] } },
}));
const { default: manifest } = await import('../runtimes.generated.json', { with: { type: 'json' } });
manifest.python.files = Object.entries(bytesOf).map(([name, data]) => ({
  name,
  url: url(name),
  bytes: data.length,
  downloadBytes: data.length,
  sha256: createHash('sha256').update(data).digest('hex'),
}));
const { complete, install, installation, installed, keepSnapshot, readRuntime, readSnapshot, remove } =
  await import('./install.ts');

/** Cache Storage as a map of maps. */
class FakeCaches {
  stores = new Map<string, Map<string, Uint8Array>>();
  headers = new Map<string, [string, string][]>();
  full = false;

  has = async (name: string) => this.stores.has(name);
  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
  open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, Uint8Array>();
    this.stores.set(name, store);
    return {
      match: async (key: string) => {
        const data = store.get(key);
        return data && new Response(new Uint8Array(data), { headers: this.headers.get(`${name}${key}`) });
      },
      put: async (key: string, response: Response) => {
        if (this.full) throw new DOMException('no room', 'QuotaExceededError');
        this.headers.set(`${name}${key}`, [...response.headers]);
        store.set(key, new Uint8Array(await response.arrayBuffer()));
      },
      delete: async (key: string) => store.delete(key),
    };
  };
  kept = () =>
    [...(this.stores.get('dryrun-runtime-python-2-new')?.keys() ?? [])].map((key) => key.split('/').at(-1));
}

let storage: FakeCaches;
let fetched: string[];
/** Answers of the site by file name, where they are not what they should be. */
let odd: Record<string, (signal?: AbortSignal) => Response | Promise<Response>>;

beforeEach(() => {
  storage = new FakeCaches();
  fetched = [];
  odd = {};
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal?: AbortSignal } = {}) => {
    signal?.throwIfAborted();
    const name = address.split('/').at(-1) ?? '';
    fetched.push(name);
    return odd[name]?.(signal) ?? new Response(new Uint8Array(bytesOf[name] ?? []));
  });
});

/** A body that comes in these pieces. */
function inPieces(...pieces: Uint8Array[]): Response {
  return new Response(
    new ReadableStream({
      start: (out) => {
        for (const piece of pieces) out.enqueue(piece);
        out.close();
      },
    }),
  );
}

const ALL = ['worker.js', 'python.wasm', 'harness.json'];

describe('install', () => {
  test('keeps every file, telling how far it is', async () => {
    odd['python.wasm'] = () => inPieces(new Uint8Array(2000).fill(7), new Uint8Array(3000).fill(7));
    const told: [number, number][] = [];
    expect(await installed('python')).toBe(false);
    await install('python', { onProgress: (received, total) => told.push([received, total]) });
    expect(await installed('python')).toBe(true);
    expect(storage.kept().toSorted()).toEqual(ALL.toSorted());
    expect(new Set(told.map(([, total]) => total))).toEqual(new Set([5008]));
    const received = told.map(([bytes]) => bytes);
    expect(received).toEqual(received.toSorted((a, b) => a - b));
    expect(received.some((bytes) => bytes >= 2000 && bytes < 5000)).toBe(true);
    expect(received.at(-1)).toBe(5008);
    const files = await readRuntime('python');
    expect(new TextDecoder().decode(files.get('worker.js'))).toBe('worker');
  });

  test('a second install downloads nothing', async () => {
    await install('python');
    fetched = [];
    await install('python');
    expect(fetched).toEqual([]);
  });

  test('older versions go once the new one is complete, not before, and other caches stay', async () => {
    await storage.open('dryrun-runtime-python-1-old');
    await storage.open('dryrun-pages');
    odd['harness.json'] = () => new Response(null, { status: 500 });
    await expect(install('python')).rejects.toThrow();
    expect(await storage.keys()).toContain('dryrun-runtime-python-1-old');
    odd = {};
    await install('python');
    expect(await storage.keys()).toEqual(['dryrun-pages', 'dryrun-runtime-python-2-new']);
    await remove('python');
    expect(await storage.keys()).toEqual(['dryrun-pages']);
  });

  test('an update takes over what has not changed, and says before what it will download', async () => {
    expect(await installation('python')).toEqual({ kind: 'none', downloadBytes: 5008, keptBytes: 5008 });
    await install('python');
    expect(await installation('python')).toEqual({ kind: 'current', downloadBytes: 0, keptBytes: 5008 });
    const harness = manifest.python.files.find(({ name }) => name === 'harness.json') as { sha256: string };
    const { sha256 } = harness;
    manifest.python.version = '3-newer';
    harness.sha256 = createHash('sha256').update('{1}').digest('hex');
    bytesOf['harness.json'] = new TextEncoder().encode('{1}');
    for (const file of manifest.python.files) {
      Object.assign(file, { url: file.url.replace('2-new', '3-newer'), bytes: bytesOf[file.name]?.length });
    }
    try {
      fetched = [];
      expect(await installation('python')).toMatchObject({ kind: 'older', downloadBytes: 2 });
      await install('python');
      expect(fetched).toEqual(['harness.json']);
      expect(await storage.keys()).toEqual(['dryrun-runtime-python-3-newer']);
      expect(await installation('python')).toMatchObject({ kind: 'current' });
    } finally {
      harness.sha256 = sha256;
      manifest.python.version = '2-new';
      bytesOf['harness.json'] = new TextEncoder().encode('{}');
      for (const file of manifest.python.files) {
        Object.assign(file, { url: url(file.name), bytes: bytesOf[file.name]?.length });
      }
    }
  });

  const damaged = new Uint8Array(5000).fill(7);
  damaged[4999] = 8;
  test.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['a file with one byte changed', () => new Response(damaged), /python\.wasm was corrupted.*Try again/],
    ['a file cut short', () => new Response(damaged.slice(0, 4000)), /was corrupted/],
    ['a file with more behind it', () => new Response(new Uint8Array(5001).fill(7)), /was corrupted/],
    ['a file that is not there', () => new Response('Not found', { status: 404 }), /not found on this site/],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), /Check your connection/],
  ])(
    '%s: the other files are kept, and the next install fetches only what is missing',
    async (_name, answer, message) => {
      odd['python.wasm'] = answer;
      await expect(install('python')).rejects.toThrow(message);
      expect(storage.kept().toSorted()).toEqual(['harness.json', 'worker.js']);
      expect(await installed('python')).toBe(false);
      expect(await installation('python')).toMatchObject({ kind: 'partial', downloadBytes: 5000 });
      odd = {};
      fetched = [];
      await install('python');
      expect(fetched).toEqual(['python.wasm']);
      expect(await installed('python')).toBe(true);
    },
  );

  test('a full storage is told as such', async () => {
    storage.full = true;
    await expect(install('python')).rejects.toThrow('There isn’t enough space');
  });

  test('a cancel rejects with its reason, and keeps what came', async () => {
    const cancel = new AbortController();
    odd['python.wasm'] = () => {
      cancel.abort();
      return new Response(new Uint8Array(5000).fill(7));
    };
    await expect(install('python', { signal: cancel.signal })).rejects.toThrow('aborted');
    expect(storage.kept()).not.toContain('python.wasm');
    expect(await installed('python')).toBe(false);
  });
});

describe('a file that a page can begin without', () => {
  const later = manifest.python.files.find(({ name }) => name === 'python.wasm') as { later?: boolean };
  beforeEach(() => {
    later.later = true;
    return () => {
      delete later.later;
    };
  });

  test('is no part of an install, and comes with what completes it, once for all who wait', async () => {
    const told: number[] = [];
    await install('python', { onProgress: (_received, total) => told.push(total) });
    expect(new Set(told)).toEqual(new Set([8]));
    expect(await installed('python')).toBe(true);
    expect(await installation('python')).toMatchObject({ kind: 'current', downloadBytes: 5000 });
    expect([...(await readRuntime('python')).keys()].toSorted()).toEqual(['harness.json', 'worker.js']);
    await Promise.all([complete('python'), complete('python')]);
    expect(fetched.filter((name) => name === 'python.wasm')).toHaveLength(1);
    expect((await readRuntime('python')).get('python.wasm')?.byteLength).toBe(5000);
    fetched = [];
    await complete('python');
    expect(fetched).toEqual([]);
  });

  test('that does not come or is damaged is told, and asked for again the next time', async () => {
    await install('python');
    odd['python.wasm'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(complete('python')).rejects.toThrow('Check your connection');
    odd['python.wasm'] = () => new Response(new Uint8Array(5000));
    await expect(complete('python')).rejects.toThrow('was corrupted');
    expect(await installed('python')).toBe(true);
    odd = {};
    await complete('python');
    expect(storage.kept().toSorted()).toEqual(ALL.toSorted());
  });

  test('is taken over by an update that did not change it, before the older version goes', async () => {
    await install('python');
    await complete('python');
    manifest.python.version = '3-newer';
    for (const file of manifest.python.files) file.url = file.url.replace('2-new', '3-newer');
    try {
      fetched = [];
      await install('python');
      await complete('python');
      expect(fetched).toEqual([]);
      expect((await readRuntime('python')).size).toBe(3);
    } finally {
      manifest.python.version = '2-new';
      for (const file of manifest.python.files) file.url = file.url.replace('3-newer', '2-new');
    }
  });

  test('is not kept for whoever has removed the runtime meanwhile', async () => {
    await install('python');
    odd['python.wasm'] = async () => {
      await remove('python');
      return new Response(new Uint8Array(5000).fill(7));
    };
    await complete('python');
    expect((await storage.keys()).flatMap((name) => [...(storage.stores.get(name)?.keys() ?? [])])).toEqual(
      [],
    );
  });
});

test('without Cache Storage nothing is installed', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await installed('python')).toBe(false);
  vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  expect(await installed('python')).toBe(false);
});

test('a runtime that lost a file asks for another install', async () => {
  await install('python');
  // What was just downloaded is handed over once without asking the cache.
  await readRuntime('python');
  storage.stores.get('dryrun-runtime-python-2-new')?.delete(url('worker.js'));
  await expect(readRuntime('python')).rejects.toThrow('Install it again');
});

test('a snapshot is kept beside an installed runtime only, and goes with it', async () => {
  await keepSnapshot('python', new Uint8Array([1, 2]));
  expect(await readSnapshot('python')).toBeUndefined();
  await install('python');
  await keepSnapshot('python', new Uint8Array([1, 2]));
  expect(await readSnapshot('python')).toEqual(new Uint8Array([1, 2]));
  await keepSnapshot('python');
  expect(await readSnapshot('python')).toBeUndefined();
});
