import { lookUp } from '../find.ts';
import type { Band, Mark, Scene } from './picture.ts';

/** A variable that holds an index. */
export interface Pointer {
  name: string;
  index: number;
}

/** The variables that index a list by now, as the program's text has it. */
export function pointersInto({ state, uses }: Scene, name: string): Pointer[] {
  return (uses.indexes.get(name) ?? []).flatMap((variable) => {
    const index = lookUp(state, variable);
    return typeof index === 'number' ? [{ name: variable, index }] : [];
  });
}

/** Names that bound a range together. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(left|l|lo|low|start|begin|first)$/, /^(right|r|hi|high|end|last)$/],
  [/^(i|a)$/, /^(j|b)$/],
  [/^slow$/, /^fast$/],
  [/^write$/, /^read$/],
];

/** Two of the pointers between which something lies. */
export function spanOf(
  pointers: readonly Pointer[],
  windows: Scene['uses']['windows'] = [],
): readonly [Pointer, Pointer] | undefined {
  for (const [one, other] of windows) {
    const first = pointers.find(({ name }) => name === one);
    const last = pointers.find(({ name }) => name === other);
    if (first && last && first.index <= last.index) return [first, last];
  }
  for (const [one, other] of PAIRS) {
    const first = pointers.find(({ name }) => one.test(name));
    const last = pointers.find(({ name }) => other.test(name));
    if (first && last && first.index <= last.index) return [first, last];
  }
}

const ROW = 20;

const CHARACTER = 8.4;

/** Marks below what they point at; names that would overlap stand on rows of their own. */
export function marksBelow(
  pointers: readonly Pointer[],
  placeOf: (index: number) => { x: number; y: number } | undefined,
  scene: Scene,
  key: string,
): Mark[] {
  const taken: { from: number; to: number; y: number }[] = [];
  return pointers.flatMap(({ name, index }): Mark[] => {
    const place = placeOf(index);
    if (!place) return [];
    const half = (name.length * CHARACTER) / 2 + 3;
    const [from, to] = [place.x - half, place.x + half];
    let { y } = place;
    while (taken.some((other) => other.y === y && other.from < to && from < other.to)) y += ROW;
    taken.push({ from, to, y });
    return [{ key: `${key}^${name}`, x: place.x, y, text: name, color: scene.colorOf(name), side: 'below' }];
  });
}

export const band = (
  key: string,
  x: number,
  y: number,
  width: number,
  height: number,
  color: number,
): Band => ({
  key,
  x,
  y,
  width,
  height,
  color,
});
