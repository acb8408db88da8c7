import type { Changes } from '../changes.ts';
import type { Place } from '../find.ts';
import type { Value } from '../format.ts';
import type { State } from '../state.ts';
import type { Spot } from '../uses/evaluate.ts';
import type { Uses } from '../uses/uses.ts';

/** How a part is set apart. `changed`: by the step that is shown; `source`: read to make what it changed. */
export type Tone = 'plain' | 'changed' | 'source' | 'active' | 'visited' | 'muted';

/** A value with a frame. Its key is the same at every step, so that a part that moves is seen to move. */
export interface Box {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  shape: 'box' | 'circle' | 'pill';
  tone: Tone;
  /** Where its value is written. */
  place?: Place;
}

export interface Link {
  key: string;
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** How far its middle is off the straight line, to its left. */
  bend: number;
  arrow: boolean;
  tone: Tone;
}

/** A variable that points at something. `color` counts the variables of the program. */
export interface Mark {
  key: string;
  x: number;
  y: number;
  text: string;
  color: number;
  /** Where it is: above what it points at, or below. */
  side: 'above' | 'below';
}

export interface Note {
  key: string;
  x: number;
  y: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
  tone: Tone;
}

/** The span between two pointers. */
export interface Band {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
  color: number;
}

/** A drawing as data, in pixels; what draws it adds nothing. */
export interface Picture {
  width: number;
  height: number;
  bands: Band[];
  links: Link[];
  boxes: Box[];
  marks: Mark[];
  notes: Note[];
  /** What it shows, for those who do not see it. */
  words: string;
}

export const emptyPicture = (words: string): Picture => ({
  width: 0,
  height: 0,
  bands: [],
  links: [],
  boxes: [],
  marks: [],
  notes: [],
  words,
});

/** The ways to draw a value. */
export type PictureKind =
  | 'array'
  | 'aligned'
  | 'string'
  | 'matrix'
  | 'stack'
  | 'queue'
  | 'heap'
  | 'map'
  | 'set'
  | 'list'
  | 'tree'
  | 'trie'
  | 'branches'
  | 'graph'
  | 'forest'
  | 'intervals'
  | 'bits';

/** What a picture is drawn from. */
export interface Scene {
  state: State;
  changes: Changes;
  uses: Uses;
  /** Of each variable that points somewhere. */
  colorOf: (name: string) => number;
  /** Where objects that were there at the beginning stood: row and place in it. */
  homes: ReadonlyMap<number, readonly [row: number, column: number]>;
  /** How each variable is drawn for most of the run, by the key of its choice. */
  usual: ReadonlyMap<string, PictureKind>;
  /** Elements that the step read to make those that it wrote. */
  sources: readonly Spot[];
}

/** Whether the step read an element to make another one. */
export const isSource = ({ sources }: Scene, id: number, index: number): boolean =>
  sources.some((spot) => spot.object === id && spot.index === index);

/** What is pictured: a variable, or a field of `self`, and what it holds. */
export interface Subject {
  /** The same at every step. */
  key: string;
  name: string;
  call: number;
  value: Value;
  /** Lists that are drawn with it. */
  partners?: readonly Subject[];
}

const CHARACTER = 8;
const LEAST_CELL = 36;
const MOST_CELL = 132;

/** Pixels that a text needs in a cell. */
export const cellWidth = (texts: readonly string[], least = LEAST_CELL): number =>
  Math.min(MOST_CELL, Math.max(least, ...texts.map((text) => text.length * CHARACTER + 16)));

/** A text cut to fit into so many pixels. */
export function fitText(text: string, width: number): string {
  const room = Math.max(1, Math.floor((width - 8) / CHARACTER));
  return text.length <= room ? text : `${text.slice(0, Math.max(1, room - 1))}…`;
}

/** The picture with room for everything in it and a margin around. */
export function fitted(picture: Picture, margin = 10): Picture {
  const rights = [
    ...picture.boxes.map(({ x, width }) => x + width),
    ...picture.bands.map(({ x, width }) => x + width),
    ...picture.links.flatMap(({ from, to }) => [from[0], to[0]]),
    ...picture.marks.map(({ x, text }) => x + (text.length * CHARACTER) / 2 + 8),
    ...picture.notes.map(
      ({ x, text, anchor }) =>
        x +
        (anchor === 'start'
          ? text.length * CHARACTER
          : anchor === 'middle'
            ? (text.length * CHARACTER) / 2
            : 0),
    ),
  ];
  const bottoms = [
    ...picture.boxes.map(({ y, height }) => y + height),
    ...picture.bands.map(({ y, height }) => y + height),
    ...picture.links.flatMap(({ from, to, bend }) => [from[1] + Math.abs(bend), to[1]]),
    ...picture.marks.map(({ y, side }) => y + (side === 'below' ? 26 : 0)),
    ...picture.notes.map(({ y }) => y + 6),
  ];
  return { ...picture, width: Math.max(120, ...rights) + margin, height: Math.max(24, ...bottoms) + margin };
}
