import { describe, expect, it } from 'vitest';
import { curve, lieTogether, runsThrough } from './drawing-lines.ts';

const way = (x: number, y: number, x2: number, y2: number) => [
  { x, y },
  { x: x2, y: y2 },
];
const box = { x: 100, y: 100, w: 50, h: 40 };

describe('a line and a box', () => {
  it.each([
    ['level', way(0, 120, 300, 120)],
    ['upright, whichever way it is drawn', way(120, 300, 120, 0)],
    ['aslant over a corner', way(80, 120, 120, 80)],
    ['ending inside', way(0, 120, 120, 120)],
    ['wholly inside', way(110, 110, 120, 120)],
    ['so near that it seems to touch', way(0, 98, 300, 98)],
  ])('meet: %s', (_name, line) => {
    expect(runsThrough(line, box)).toBe(true);
  });

  it.each([
    ['above', way(0, 90, 300, 90)],
    ['beside', way(160, 0, 160, 300)],
    ['short of it', way(0, 120, 90, 120)],
    ['aslant past a corner', way(60, 120, 120, 60)],
  ])('do not meet: %s', (_name, line) => {
    expect(runsThrough(line, box)).toBe(false);
  });

  it('meet where a curve bulges into the box, though its ends could be joined past it', () => {
    const ends = [
      { x: 0, y: 0 },
      { x: 200, y: 200 },
    ] as const;
    const low = { x: 20, y: 10, w: 20, h: 10 };
    expect(runsThrough(curve(...ends), low)).toBe(true);
    expect(runsThrough([...ends], { x: 60, y: 10, w: 20, h: 10 })).toBe(false);
    expect(curve(...ends).at(-1)).toEqual(ends[1]);
  });
});

describe('two lines', () => {
  it.each([
    ['the same', way(0, 0, 100, 0), way(0, 0, 100, 0), true],
    ['against each other, in part', way(0, 0, 100, 0), way(160, 2, 60, 2), true],
    ['aslant, one part of the other', way(0, 0, 100, 100), way(30, 30, 70, 70), true],
    ['crossing', way(0, 0, 100, 0), way(50, -50, 50, 50), false],
    ['crossing at a small angle', way(0, 0, 200, 0), way(0, -15, 200, 15), false],
    ['side by side', way(0, 0, 100, 0), way(0, 18, 100, 18), false],
    ['one after the other', way(0, 0, 100, 0), way(100, 0, 200, 0), false],
    ['without length', way(0, 0, 100, 0), way(50, 0, 50, 0), false],
  ])('%s', (_name, first, second, together) => {
    expect(lieTogether(first, second)).toBe(together);
    expect(lieTogether(second, first)).toBe(together);
  });
});
