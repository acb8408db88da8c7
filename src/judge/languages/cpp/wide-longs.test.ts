import { expect, test } from 'vitest';
import { wideLongs } from './wide-longs.ts';

test.each([
  ['long total = 0;', 'long long total = 0;'],
  ['long long total', 'long long total'],
  [
    'unsigned long x; long int y; long unsigned int z',
    'unsigned long long x; long long int y; long long unsigned int z',
  ],
  ['const long a, static long b', 'const long long a, static long long b'],
  ['long double d = 1.5L, e = 1e3L, f = .5L;', 'long double d = 1.5L, e = 1e3L, f = .5L;'],
  ['typedef long ll;', 'typedef long long ll;'],
  ['#define int long long', '#define int long long'],
  ['#define ll long', '#define ll long long'],
  ['vector<pair<long,int>> v', 'vector<pair<long long,int>> v'],
  ['long(x) * 2 + (long)y + long{z}', 'int64_t(x) * 2 + (long long)y + int64_t{z}'],
  ['function<long(long)> f', 'function<int64_t(long long)> f'],
  ["1L + 0UL + 1LL + 0x1FL + 1'000L + 5lu", "1LL + 0ULL + 1LL + 0x1FLL + 1'000LL + 5llu"],
  ['LONG_MAX - LONG_MIN', 'LLONG_MAX - LLONG_MIN'],
  ['numeric_limits<long>::max()', 'numeric_limits<long long>::max()'],
  [
    '"a long 1L" // long\n/* long */ \'l\' R"(long)" "\\"long"',
    '"a long 1L" // long\n/* long */ \'l\' R"(long)" "\\"long"',
  ],
  ['int longest = belong(3);', 'int longest = belong(3);'],
  ['x = 5 - 3L;', 'x = 5 - 3LL;'],
])('%s', (source, wide) => {
  expect(wideLongs(source)).toBe(wide);
});

test('lines stay where they are', () => {
  const source = 'long a;\n\n#define X 1L\r\n// long\nlong\nb;\n';
  expect(wideLongs(source).split('\n')).toHaveLength(source.split('\n').length);
});
