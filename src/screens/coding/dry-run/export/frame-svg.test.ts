import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { animationSize, frameSvg, sized, wrapped } from './frame-svg.ts';

const PICTURE = sized({
  name: 'nums',
  svg: '<svg role="img" width="700" height="80" fill="var(--surface)"><text>5</text></svg>',
});
const FRAME = { number: 1, line: 2, words: 'Line 2: nums[0] is <5>.', printed: '', pictures: [0] };

test('a frame has its line, its words and its pictures, in the colors of the page', () => {
  const size = animationSize([FRAME, { ...FRAME, pictures: [] }], [PICTURE]);
  expect(size.width).toBeGreaterThan(700);
  const svg = frameSvg(
    FRAME,
    [PICTURE],
    ['def f():', '    nums[0] = 5 if a < b else 0'],
    size,
    (name) => `[${name}]`,
  );
  expect(svg).toContain('2      nums[0] = 5 if a &lt; b else 0');
  expect(svg).toContain('Line 2: nums[0] is &lt;5&gt;.');
  expect(svg).toContain('fill="[--surface]"><text>5');
  expect(svg).not.toContain('var(');
  expect(parseFragment(svg).childNodes).toHaveLength(1);
});

test('long words go on in the next line, and end where there is no more room', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('aa bb cc dd', 2, 2)).toEqual(['aa', 'b…']);
  expect(wrapped('abcdefgh', 4)).toEqual(['', 'abcd']);
});
