import { describe, expect, it } from 'vitest';
import { FIRST_CROP, pulled, squareOf } from './crop.ts';

const picture = { width: 400, height: 600 };

describe('a crop', () => {
  it('begins with the largest square, above the middle', () => {
    expect(squareOf(picture, FIRST_CROP)).toEqual({ left: 0, top: 60, side: 400 });
  });

  it('follows a pull and stops at the edges', () => {
    const crop = { zoom: 2, x: 0.5, y: 0.5 };
    const { left, top, side } = squareOf(picture, pulled(picture, crop, { right: 0.1, down: -0.1 }));
    expect([left, top, side].map(Math.round)).toEqual([80, 220, 200]);
    expect(pulled(picture, crop, { right: 9, down: -9 })).toEqual({ zoom: 2, x: 0, y: 1 });
  });

  it('stays where a picture has no room', () => {
    expect(pulled(picture, FIRST_CROP, { right: 0.5, down: 0 })).toEqual(FIRST_CROP);
  });
});
