import { expect, it } from 'vitest';
import { isRightToLeft, notoOf } from './scripts.ts';

it('asks for the fonts of a text, and tells Chinese characters by how they are written', () => {
  const first = (text: string) => notoOf(text)[0];
  expect(notoOf('Zoë Łukasz Νίκος Ольга Nguyễn 🙂')).toEqual([]);
  expect(first('软件工程师')).toBe('sc');
  expect(first('軟體工程師')).toBe('tc');
  expect(first('軟件エンジニア')).toBe('jp');
  expect(first('소프트웨어 技術')).toBe('kr');
  // Written alike everywhere; a rare letter may still be in another one's font.
  expect(notoOf('王小明')).toEqual(['sc', 'tc', 'jp', 'kr']);
  expect(notoOf('سارة और दוד')).toEqual(['arabic', 'hebrew', 'devanagari']);
});

it('tells a text that is mostly read from right to left', () => {
  expect(isRightToLeft('محمد العلي, TypeScript')).toBe(true);
  expect(isRightToLeft('Mohammed محمد Al-Ali, engineer')).toBe(false);
  expect(isRightToLeft('12.5.2020')).toBe(false);
});
