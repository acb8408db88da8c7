import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { animatedPng, chunksOf } from './apng.ts';

/** A gray PNG of one row, its data in so many parts. */
function png(pixels: number[], parts = 1): Uint8Array {
  const header = [0, 0, 0, pixels.length, 0, 0, 0, 1, 8, 0, 0, 0, 0];
  const packed = [...deflateSync(Uint8Array.from([0, ...pixels]))];
  const length = Math.ceil(packed.length / parts);
  const chunk = (type: string, data: number[]) => [
    ...[0, 0, 0, data.length],
    ...[...type].map((letter) => letter.charCodeAt(0)),
    ...data,
    ...[0, 0, 0, 0],
  ];
  return Uint8Array.from([
    ...[137, 80, 78, 71, 13, 10, 26, 10],
    ...chunk('IHDR', header),
    ...Array.from({ length: parts }, (_, part) =>
      chunk('IDAT', packed.slice(part * length, (part + 1) * length)),
    ).flat(),
    ...chunk('IEND', []),
  ]);
}

test('pictures become one file whose frames are counted, timed and whole', () => {
  const file = animatedPng([
    { png: png([1, 2]), milliseconds: 500 },
    { png: png([3, 4], 2), milliseconds: 2000 },
  ]);
  const chunks = chunksOf(file);
  expect(chunks.map(({ type }) => type)).toEqual([
    'IHDR',
    'acTL',
    'fcTL',
    'IDAT',
    'fcTL',
    'fdAT',
    'fdAT',
    'IEND',
  ]);
  const view = (index: number) => {
    const data = chunks[index]?.data ?? new Uint8Array();
    return new DataView(data.buffer, data.byteOffset, data.byteLength);
  };
  expect([view(1).getUint32(0), view(1).getUint32(4)]).toEqual([2, 0]);
  expect([2, 4, 5, 6].map((index) => view(index).getUint32(0))).toEqual([0, 1, 2, 3]);
  expect([view(4).getUint32(4), view(4).getUint32(8), view(4).getUint16(20)]).toEqual([2, 1, 2000]);
  const second = [5, 6].flatMap((index) => [...(chunks[index]?.data.subarray(4) ?? [])]);
  expect([...inflateSync(Uint8Array.from(second))]).toEqual([0, 3, 4]);
  // The end of every PNG file, with its sum.
  expect([...file.subarray(-12)]).toEqual([0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130]);
});

test('pictures of different sizes, and what is no picture, are refused', () => {
  const frame = (pixels: number[]) => ({ png: png(pixels), milliseconds: 1 });
  expect(() => animatedPng([frame([1]), frame([1, 2])])).toThrow('of one size');
  expect(() => animatedPng([])).toThrow('no picture');
  expect(() => animatedPng([{ png: new Uint8Array(40), milliseconds: 1 }])).toThrow('no PNG');
});
