import type { Place } from '../find.ts';
import { isReference, isTuple, type Value } from '../format.ts';
import { cellText, stringOf } from '../show-value.ts';
import type { State, TracedObject } from '../state.ts';
import type { Scene } from './picture.ts';

/** One cell of a matrix, whatever holds it. */
export interface Cell {
  text: string;
  changed: boolean;
  isSource: boolean;
  /** A table that is kept by pairs need not have every cell. */
  isThere: boolean;
  place?: Place;
}

type Objects = State['objects'];

/** Rows and columns of a map that are drawn as a table; a larger one is a map. */
const MOST_SIDE = 40;

/** The row and the column that a map's key is, or a set's element. */
export function pairKey(key: Value): readonly [number, number] | undefined {
  const [row, column] = isTuple(key) && key.t.length === 2 ? key.t : [];
  return typeof row === 'number' && typeof column === 'number' ? [row, column] : undefined;
}

/** Whether a map is a table: its keys are rows and columns. */
export const isPairTable = ({ kind, ...object }: TracedObject): boolean =>
  kind === 'dict' &&
  'entries' in object &&
  object.entries.length > 0 &&
  object.entries.every(([key]) => pairKey(key)?.every((index) => index >= -1 && index < MOST_SIDE) === true);

const NOT_THERE: Cell = { text: '', changed: false, isSource: false, isThere: false };

function tableCells(id: number, object: TracedObject, { state, changes, sources }: Scene): Cell[][] {
  const rows: Cell[][] = [];
  for (const [key, value] of object.kind === 'list' ? [] : object.entries) {
    const [row = -1, column = -1] = pairKey(key) ?? [];
    // A border of zeros at -1 is looked up, and is no part of the table.
    if (row < 0 || column < 0) continue;
    const line = rows[row] ?? [];
    rows[row] = line;
    line[column] = {
      text: cellText(value, state.objects),
      changed: changes.entry(id, key),
      isSource: sources.some(
        (spot) => spot.object === id && JSON.stringify(spot.key) === JSON.stringify(key),
      ),
      isThere: true,
      place: { object: id, key },
    };
  }
  const width = Math.max(0, ...rows.map((row) => row?.length ?? 0));
  return Array.from(rows, (row) => Array.from({ length: width }, (_, column) => row?.[column] ?? NOT_THERE));
}

function listCells(id: number, items: readonly Value[], { state, changes, sources }: Scene): Cell[] {
  return items.map((item, index) => ({
    text: cellText(item, state.objects),
    changed: changes.element(id, index),
    isSource: sources.some((spot) => spot.object === id && spot.index === index),
    isThere: true,
    place: { object: id, index },
  }));
}

const stringCells = (text: string): Cell[] =>
  [...text].map((letter) => ({ text: letter, changed: false, isSource: false, isThere: true }));

function rowCells(row: Value, objects: Objects, scene: Scene): Cell[] {
  const string = stringOf(row);
  if (string) return stringCells(string.text);
  const object = isReference(row) ? objects.get(row[0]) : undefined;
  return object?.kind === 'list' && isReference(row) ? listCells(row[0], object.items, scene) : [];
}

/** The cells of a list of lists, of a list of strings, or of a map by row and column. */
export function cellsOf(value: Value, scene: Scene): Cell[][] {
  const { objects } = scene.state;
  const outer = isReference(value) ? objects.get(value[0]) : undefined;
  if (!outer || !isReference(value)) return [];
  return outer.kind === 'list'
    ? outer.items.map((row) => rowCells(row, objects, scene))
    : tableCells(value[0], outer, scene);
}
