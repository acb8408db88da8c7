import { expect, it } from 'vitest';
import { piecesOf } from './word-pieces.ts';

/** Where a line may end. */
const breaks = (word: string): string => piecesOf(word).join('|').replaceAll('||', '|');

it('breaks Chinese and Japanese anywhere but before a closing mark and behind an opening one', () => {
  expect(breaks('设计，开发（API）。')).toBe('设|计，|开|发|（API）。');
  expect(breaks('チーム「東京」')).toBe('チー|ム|「東|京」');
});

it('breaks Thai between its words, and keeps Korean ones whole', () => {
  expect(breaks('วิศวกรซอฟต์แวร์').split('|').length).toBeGreaterThan(1);
  expect(breaks('소프트웨어')).toBe('소프트웨어');
});

it('breaks a long word behind the marks of an address, and a short one nowhere', () => {
  expect(breaks('https://example.com/a/long/path')).toBe('https://|example.|com/|a/|long/|path');
  expect(breaks('example.com')).toBe('example.com');
  expect(breaks('Featherstonehaugh-Oyelaran')).toBe('Featherstonehaugh-|Oyelaran');
  expect(breaks('a'.repeat(25))).toBe('aaaaaaaaaa|aaaaaaaaaa|aaaaa');
});
