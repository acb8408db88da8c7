import { expect, test } from 'vitest';
import { siteAddress } from './site-address.ts';
import { robots, sitemap, withoutAddress } from './sitemap.ts';

test('the sitemap lists each page once, under its full address', () => {
  const xml = sitemap('https://a.example', ['/', '/dsa', '/machine-learning/star-method', '/x?a=1&b=2']);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://a.example/',
    'https://a.example/dsa',
    'https://a.example/x?a=1&amp;b=2',
  ]);
  expect(robots('https://a.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n',
  );
  expect(robots(undefined)).toBe('User-agent: *\nAllow: /\n');
});

test('the site’s address is an origin, or not known', () => {
  expect(siteAddress('')).toBeUndefined();
  expect(siteAddress('https://a.example/')).toBe('https://a.example');
  expect(siteAddress('http://localhost:4173')).toBe('http://localhost:4173');
});

test.each([
  'a.example',
  'ftp://a.example',
  'https://a.example/dryrun',
  'https://a.example/?x',
  'javascript:1',
])('%s is no address of a site', (setting) => {
  expect(() => siteAddress(setting)).toThrow('set it to an address without a path');
});

test('the page for any address loses the one it was made at, and nothing else', () => {
  const rest = '<meta charSet="utf-8"/><link rel="icon" href="/favicon.svg"/>';
  expect(
    withoutAddress(
      `${rest}<link rel="canonical" href="https://a.example/"/><meta property="og:url" content="x"/>`,
    ),
  ).toBe(rest);
});
