import { expect, test } from 'vitest';
import { headersFor } from './headers.ts';
import { staticHeaders } from './static-headers.ts';

const HASHED = [
  '/assets/root-1.js',
  '/tests/dsa/two-sum.1.json',
  '/runtimes/python/1/worker.js',
  '/sync/worker-1.js',
];
const OTHERS = ['/', '/dsa/blind-75', '/resumes/new', '/dsa.data', '/sw.js', '/favicon.svg', '/assetsx'];

test('what carries a hash is kept forever, everything else is asked for anew', () => {
  for (const path of HASHED) expect(headersFor(path)['Cache-Control']).toMatch(/max-age=31536000, immutable/);
  for (const path of OTHERS) expect(headersFor(path)['Cache-Control']).toBe('no-cache');
});

test('every file stands in no frame, keeps its type and tells nobody where the reader was', () => {
  for (const path of [...HASHED, ...OTHERS]) {
    expect(headersFor(path)).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(/frame-ancestors 'none'$/),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('microphone=(self)'),
    });
  }
});

/** The headers that a static host sends: of every rule that fits, equal names joined. */
function joined(path: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const rule of staticHeaders().split('\n\n')) {
    const [glob = '', ...lines] = rule.trim().split('\n');
    if (!new RegExp(`^${glob.replace('*', '.*')}$`).test(path)) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      sent[name] = sent[name] ? `${sent[name]}, ${value}` : value;
    }
  }
  return sent;
}

test.each([...HASHED, ...OTHERS])('a static host sends for %s what the table says', (path) => {
  const expected = headersFor(path);
  const sent = joined(path);
  for (const [name, value] of Object.entries(expected)) {
    // Hosts name types and revalidate pages by themselves; two policies hold both.
    if (name === 'Content-Type' || value === 'no-cache') continue;
    if (name === 'Content-Security-Policy') expect(sent[name]?.split(', ').at(-1)).toBe(value);
    else expect(sent[name]).toBe(value);
  }
});
