import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWebAddress, readActivity } from './activity.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const send = (payload: unknown) => readActivity({ type: 'competitive-activity', payload }, NOW);
const solved = {
  site: 'Codeforces',
  title: 'Watermelon',
  url: 'https://codeforces.com/problemset/problem/4/A',
  rating: 800,
  when: NOW - 1000,
};

test('one item or a list of items', () => {
  expect(send(solved)).toEqual([solved]);
  expect(send([solved, { ...solved, title: 'Theatre Square' }])).toHaveLength(2);
  expect(send([])).toEqual([]);
});

test('when is now where it is missing, and a date as text is read', () => {
  const { when: _, ...undated } = solved;
  expect(send(undated)[0]?.when).toBe(NOW);
  expect(send({ ...undated, when: null })[0]?.when).toBe(NOW);
  expect(send({ ...undated, when: '2026-11-20T08:00:00Z' })[0]?.when).toBe(Date.UTC(2026, 10, 20, 8));
});

test('address and rating may be missing; unknown fields are left out', () => {
  expect(send({ site: ' AtCoder ', title: 'ABC 380', extra: 1 })).toEqual([
    { site: 'AtCoder', title: 'ABC 380', when: NOW },
  ]);
});

test.each([
  ['another type', { type: 'other', payload: solved }],
  ['no object', 'competitive-activity'],
  ['null', null],
  ['no payload', { type: 'competitive-activity' }],
])('%s is nothing', (_name, data) => {
  expect(readActivity(data, NOW)).toEqual([]);
});

test.each([
  ['no site', { site: undefined }],
  ['blank title', { title: '  ' }],
  ['title that is no text', { title: {} }],
  ['endless title', { title: 'x'.repeat(301) }],
  ['script address', { url: 'javascript:alert(1)' }],
  ['script address in disguise', { url: ' java\nscript:alert(1)' }],
  ['data address', { url: 'data:text/html,<script>alert(1)</script>' }],
  ['relative address', { url: '/dsa' }],
  ['time that is no time', { when: 'soon' }],
  ['time out of range', { when: 1e300 }],
  ['time that is not a number', { when: Number.NaN }],
  ['rating that is no rating', { rating: [] }],
])('%s makes an item malformed, not its neighbors', (_name, part) => {
  expect(send([{ ...solved, ...part }, solved])).toEqual([solved]);
});

test('whatever is sent, what is read is well-formed', () => {
  const field = fc.oneof(fc.string(), fc.webUrl(), fc.anything(), fc.constant('javascript:alert(1)'));
  const item = fc.record(
    { site: field, title: field, url: field, rating: field, when: field },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(item, fc.array(item), fc.anything()), (payload) => {
      for (const read of send(payload)) {
        expect(read.site.length * read.title.length).toBeGreaterThan(0);
        expect(Number.isFinite(new Date(read.when).getTime())).toBe(true);
        if (read.url !== undefined) expect(read.url).toMatch(/^https?:\/\/[^/]/);
      }
    }),
    { numRuns: 100 },
  );
});

test('only http and https are web addresses', () => {
  expect(isWebAddress('http://example.org')).toBe(true);
  for (const text of ['', 'example.org', 'ftp://example.org', 'vbscript:x', 'https://'])
    expect(isWebAddress(text)).toBe(false);
});
