import { lookUp } from '../find.ts';
import { holders } from './fields.ts';
import { type Cell, cellsOf, pairKey } from './grid.ts';
import {
  type Box,
  cellWidth,
  emptyPicture,
  fitText,
  fitted,
  type Link,
  type Picture,
  type Scene,
  type Subject,
  type Tone,
} from './picture.ts';

const TOP = 26;
const LEFT = 34;
const MOST_ROWS = 24;
const MOST_COLUMNS = 24;

/** The cells that pairs of variables point at, the innermost call's. */
function walkers(subject: Subject, { state, uses }: Scene) {
  return (uses.cells.get(subject.name) ?? []).flatMap(([row, column]) => {
    const [r, c] = [lookUp(state, row), lookUp(state, column)];
    return typeof r === 'number' && typeof c === 'number' ? [{ r, c, name: `${row}, ${column}` }] : [];
  });
}

/** Cells that a set, or a map that isn't the one drawn, holds as pairs. */
function visitedCells({ state }: Scene): Set<string> {
  for (const { id } of holders(state)) {
    const object = state.objects.get(id);
    if (object?.kind !== 'set' || object.entries.length === 0) continue;
    const pairs = object.entries.map(([key]) => pairKey(key));
    if (pairs.every(Boolean)) return new Set(pairs.map((pair) => `${pair}`));
  }
  return new Set();
}

/** Arrows from the cells that a cell came from, from edge to edge. */
function cameFrom(subject: Subject, cells: readonly Cell[][], width: number, height: number): Link[] {
  const places = cells.flatMap((row, r) => row.map((cell, c) => ({ cell, r, c })));
  const written = places.filter(({ cell }) => cell.changed);
  const [target] = written;
  // Where a whole row is written, the arrows would hide it.
  if (!target || written.length > 1) return [];
  const center = ({ r, c }: { r: number; c: number }) =>
    [LEFT + c * width + width / 2, TOP + r * height + height / 2] as const;
  return places.flatMap((place): Link[] => {
    if (!place.cell.isSource) return [];
    const [from, to] = [center(place), center(target)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    // Numbers in the middle stay readable.
    const share = Math.min(0.34, 15 / Math.max(1, Math.hypot(dx, dy)));
    return [
      {
        key: `${subject.key}${place.r}.${place.c}>`,
        from: [from[0] + dx * share, from[1] + dy * share],
        to: [to[0] - dx * share, to[1] - dy * share],
        bend: 0,
        arrow: true,
        tone: 'source',
      },
    ];
  });
}

function toneOf(cell: Cell, active: boolean, visited: boolean): Tone {
  if (cell.changed) return 'changed';
  if (cell.isSource) return 'source';
  if (active) return 'active';
  return visited ? 'visited' : cell.isThere ? 'plain' : 'muted';
}

/** A grid with its walking cell and the cells that were visited. */
export function matrixPicture(subject: Subject, scene: Scene): Picture {
  const rows = cellsOf(subject.value, scene);
  const shown = rows.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS));
  const texts = shown.map((row) => row.map(({ text }) => text));
  const size = Math.max(30, cellWidth(texts.flat(), 30));
  const height = Math.min(36, size);
  const columns = Math.max(0, ...shown.map(({ length }) => length));
  const walking = walkers(subject, scene);
  const visited = visitedCells(scene);
  const from = shown.flatMap((row, r) => row.flatMap(({ isSource }, c) => (isSource ? [`${r}, ${c}`] : [])));
  const at = walking.map(({ name, r, c }) => `, ${name} at ${r}, ${c}`).join('');
  const picture = emptyPicture(
    `${subject.name}: ${rows.length} rows and ${columns} columns${at}${from.length > 0 ? `, made from ${from.join(' and ')}` : ''}.`,
  );
  picture.boxes = shown.flatMap((row, r) =>
    row.map((cell, c): Box => {
      const active = walking.some((walker) => walker.r === r && walker.c === c);
      return {
        key: `${subject.key}.${r}.${c}`,
        x: LEFT + c * size,
        y: TOP + r * height,
        width: size,
        height,
        text: fitText(cell.text, size),
        shape: 'box',
        tone: toneOf(cell, active, visited.has(`${r},${c}`)),
        place: cell.place,
      };
    }),
  );
  picture.links = cameFrom(subject, shown, size, height);
  const pointed = new Set(walking.flatMap(({ r, c }) => [`r${r}`, `c${c}`]));
  const tone = (key: string) => (pointed.has(key) ? 'active' : 'muted') as 'active' | 'muted';
  picture.notes = [
    ...shown.map((_, r) => ({
      key: `${subject.key}r${r}`,
      x: LEFT - 8,
      y: TOP + r * height + height / 2 + 4,
      text: String(r),
      anchor: 'end' as const,
      tone: tone(`r${r}`),
    })),
    ...Array.from({ length: columns }, (_, c) => ({
      key: `${subject.key}c${c}`,
      x: LEFT + c * size + size / 2,
      y: TOP - 8,
      text: String(c),
      anchor: 'middle' as const,
      tone: tone(`c${c}`),
    })),
  ];
  if (rows.length > MOST_ROWS || rows.some(({ length }) => length > MOST_COLUMNS)) {
    const text = `the first ${Math.min(rows.length, MOST_ROWS)} of ${rows.length} rows`;
    picture.notes.push({
      key: `${subject.key}…`,
      x: LEFT,
      y: TOP + shown.length * height + 18,
      text,
      anchor: 'start',
      tone: 'muted',
    });
  }
  return fitted(picture);
}
