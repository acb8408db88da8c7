import { lookUp } from '../find.ts';
import { isReference, type Value } from '../format.ts';
import { cellText, stringOf } from '../show-value.ts';
import {
  type Box,
  cellWidth,
  emptyPicture,
  fitText,
  fitted,
  type Picture,
  type Scene,
  type Subject,
} from './picture.ts';

const TOP = 26;
const LEFT = 34;
const MOST_ROWS = 24;
const MOST_COLUMNS = 24;

/** The rows of a list of lists, or of a list of strings. */
function rowsOf(value: Value, { state }: Scene) {
  const outer = isReference(value) ? state.objects.get(value[0]) : undefined;
  if (outer?.kind !== 'list') return [];
  return outer.items.map((row) => {
    const string = stringOf(row);
    if (string) return { id: undefined, items: [...string.text].map((letter): Value => `s${letter}`) };
    const object = isReference(row) ? state.objects.get(row[0]) : undefined;
    return { id: isReference(row) ? row[0] : undefined, items: object?.kind === 'list' ? object.items : [] };
  });
}

/** The cells that pairs of variables point at, the innermost call's. */
function walkers(subject: Subject, { state, uses }: Scene) {
  return (uses.cells.get(subject.name) ?? []).flatMap(([row, column]) => {
    const [r, c] = [lookUp(state, row), lookUp(state, column)];
    return typeof r === 'number' && typeof c === 'number' ? [{ r, c, name: `${row}, ${column}` }] : [];
  });
}

/** Cells that a visited set holds as pairs. */
function visitedCells({ state }: Scene): Set<string> {
  for (const call of state.calls.toReversed()) {
    for (const [name, value] of call.variables) {
      const object =
        /visit|seen|path/i.test(name) && isReference(value) ? state.objects.get(value[0]) : undefined;
      if (object?.kind !== 'set') continue;
      return new Set(
        object.entries.map(([key]) =>
          typeof key === 'object' && key !== null && 't' in key ? key.t.join() : '',
        ),
      );
    }
  }
  return new Set();
}

/** A grid with its walking cell and the cells that were visited. */
export function matrixPicture(subject: Subject, scene: Scene): Picture {
  const rows = rowsOf(subject.value, scene);
  const shown = rows
    .slice(0, MOST_ROWS)
    .map(({ id, items }) => ({ id, items: items.slice(0, MOST_COLUMNS) }));
  const texts = shown.map(({ items }) => items.map((item) => cellText(item, scene.state.objects)));
  const size = Math.max(30, cellWidth(texts.flat(), 30));
  const height = Math.min(36, size);
  const columns = Math.max(0, ...shown.map(({ items }) => items.length));
  const walking = walkers(subject, scene);
  const visited = visitedCells(scene);
  const at = walking.map(({ name, r, c }) => `, ${name} at ${r}, ${c}`).join('');
  const picture = emptyPicture(`${subject.name}: ${rows.length} rows and ${columns} columns${at}.`);
  picture.boxes = shown.flatMap(({ id, items }, r) =>
    items.map((_, c): Box => {
      const changed = id !== undefined && scene.changes.element(id, c);
      const active = walking.some((walker) => walker.r === r && walker.c === c);
      return {
        key: `${subject.key}.${r}.${c}`,
        x: LEFT + c * size,
        y: TOP + r * height,
        width: size,
        height,
        text: fitText(texts[r]?.[c] ?? '', size),
        shape: 'box',
        tone: changed ? 'changed' : active ? 'active' : visited.has(`${r},${c}`) ? 'visited' : 'plain',
        place: id === undefined ? undefined : { object: id, index: c },
      };
    }),
  );
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
  if (rows.length > MOST_ROWS || rows.some(({ items }) => items.length > MOST_COLUMNS)) {
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
