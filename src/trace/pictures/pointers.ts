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
export function spanOf(pointers: readonly Pointer[]): readonly [Pointer, Pointer] | undefined {
  for (const [one, other] of PAIRS) {
    const first = pointers.find(({ name }) => one.test(name));
    const last = pointers.find(({ name }) => other.test(name));
    if (first && last && first.index <= last.index) return [first, last];
  }
}

const ROW = 20;

/** Marks below what they point at, side by side on rows of their own where they point at the same. */
export function marksBelow(
  pointers: readonly Pointer[],
  placeOf: (index: number) => { x: number; y: number } | undefined,
  scene: Scene,
  key: string,
): Mark[] {
  const rows = new Map<number, number>();
  return pointers.flatMap(({ name, index }): Mark[] => {
    const place = placeOf(index);
    if (!place) return [];
    const row = rows.get(index) ?? 0;
    rows.set(index, row + 1);
    return [
      {
        key: `${key}^${name}`,
        x: place.x,
        y: place.y + row * ROW,
        text: name,
        color: scene.colorOf(name),
        side: 'below',
      },
    ];
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
