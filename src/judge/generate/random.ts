import { RecipeError } from './recipe-error.ts';

/** Whole numbers that are the same in every engine for the same seed. */
export interface Random {
  /** A whole number from 0 to `count - 1`; `count` up to 2^53. */
  below: (count: number) => number;
  /** A whole number from `min` to `max`, both included. */
  between: (min: number, max: number) => number;
  /** Puts a list in random order, in place (Fisher and Yates). */
  shuffle: <T>(items: T[]) => T[];
}

const TWO_32 = 2 ** 32;

/** splitmix32 spreads a small seed over the generator's state. */
function splitmix32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/** xoshiro128** 1.1 (Blackman and Vigna, public domain): 32 random bits a call. */
function xoshiro128(seed: number): () => number {
  const next = splitmix32(seed);
  let [a, b, c, d] = [next(), next(), next(), next()];
  const rotate = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits));
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
}

/** xoshiro128** seeded through splitmix32; ranges are drawn by rejection, so that they are uniform. */
export function createRandom(seed: number): Random {
  const bits = xoshiro128(seed);
  const below = (count: number): number => {
    if (!(count >= 1 && count <= 2 ** 53)) {
      throw new RecipeError('max must not be below min, nor 2^53 or more above it');
    }
    const wide = count > TWO_32;
    const space = wide ? 2 ** 53 : TWO_32;
    const limit = space - (space % count);
    for (;;) {
      const drawn = wide ? (bits() >>> 11) * TWO_32 + bits() : bits();
      if (drawn < limit) return drawn % count;
    }
  };
  return {
    below,
    between: (min, max) => min + below(max - min + 1),
    shuffle: (items) => {
      for (let last = items.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        const swapped = items[last] as (typeof items)[number];
        items[last] = items[other] as (typeof items)[number];
        items[other] = swapped;
      }
      return items;
    },
  };
}
