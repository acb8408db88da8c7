import { expect, it } from 'vitest';
import { settable } from './unsupported-glyphs.ts';

const latin = (point: number) => point >= 0x20 && point < 0x250;

it('leaves out what the fonts lack, wherever it stands, and says so once', () => {
  const content = {
    name: '王 Ada 🙂',
    sections: [{ title: 'Café\n🙂', items: ['王'], hidden: false }],
    file: null,
  };
  expect(settable(content, latin)).toEqual({
    content: { name: ' Ada ', sections: [{ title: 'Café\n', items: [''], hidden: false }], file: null },
    unset: ['王', '🙂'],
  });
});

it('puts letters and their marks together, and drops what is not seen without a word', () => {
  const joined = 'Zoe\u0308 \u202ea\u200bb\ufe0f';
  expect(settable(joined, latin)).toEqual({ content: 'Zo\u00eb ab', unset: [] });
});

it('half of a character is none', () => {
  expect(settable('a\ud83d', latin).content).toBe('a');
});
