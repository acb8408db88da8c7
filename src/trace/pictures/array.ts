import type { Value } from '../format.ts';
import { isReference } from '../format.ts';
import { cellText, stringOf } from '../show-value.ts';
import {
  type Box,
  cellWidth,
  emptyPicture,
  fitText,
  fitted,
  isSource,
  type Link,
  type Picture,
  type Scene,
  type Subject,
  type Tone,
} from './picture.ts';
import { band, marksBelow, pointersInto, spanOf } from './pointers.ts';

const HEIGHT = 36;
const TOP = 12;
const LEFT = 12;
/** Cells that are drawn; a longer list is shown around its pointers. */
const MOST_CELLS = 60;
const PER_ROW = 15;
const ROW_GAP = 68;
/** Above a list whose elements are made of others of its own, for the arrows from those. */
const ARC_ROOM = 26;

interface Cells {
  items: readonly Value[];
  /** Elements there are, kept or not. */
  size: number;
  object?: number;
}

function cellsOf(value: Value, { state }: Scene): Cells {
  const string = stringOf(value);
  if (string) return { items: [...string.text].map((letter) => `s${letter}`), size: string.length };
  const object = isReference(value) ? state.objects.get(value[0]) : undefined;
  if (object?.kind === 'list' && isReference(value))
    return { items: object.items, size: object.size, object: value[0] };
  return { items: [], size: 0 };
}

/** The first cell that is drawn, such that what is of interest is among them. */
function windowStart(count: number, interesting: readonly number[]): number {
  if (count <= MOST_CELLS) return 0;
  const inside = interesting.filter((index) => index >= 0 && index < count);
  const middle = inside.length > 0 ? inside.reduce((sum, index) => sum + index, 0) / inside.length : 0;
  return Math.max(0, Math.min(count - MOST_CELLS, Math.round(middle - MOST_CELLS / 2)));
}

/** Arrows above a row from the elements that an element was made of. */
function arcs(
  sources: readonly number[],
  targets: readonly number[],
  top: (index: number) => { x: number; y: number },
  key: string,
): Link[] {
  const [target] = targets;
  if (target === undefined || targets.length > 1) return [];
  const to = top(target);
  return sources.flatMap((index): Link[] => {
    const from = top(index);
    if (from.y !== to.y || index === target) return [];
    const rise = Math.min(ARC_ROOM - 8, 8 + Math.abs(to.x - from.x) / 12);
    const bend = to.x > from.x ? -rise : rise;
    return [
      { key: `${key}${index}>`, from: [from.x, from.y], to: [to.x, to.y], bend, arrow: true, tone: 'source' },
    ];
  });
}

/** Cells in a row with their indices, pointers below, and the span between two of them. */
export function arrayPicture(subject: Subject, scene: Scene): Picture {
  const { items, size, object } = cellsOf(subject.value, scene);
  const { state, changes } = scene;
  const pointers = pointersInto(scene, subject.name);
  const changed = (index: number) => object !== undefined && changes.element(object, index);
  const changedNow = items.flatMap((_, index) => (changed(index) ? [index] : []));
  const start = windowStart(
    items.length,
    changedNow.length > 0 ? changedNow : pointers.map(({ index }) => index),
  );
  const shown = items.slice(start, start + MOST_CELLS);
  const texts = shown.map((item) => cellText(item, state.objects));
  const top = TOP + (scene.uses.tables.has(subject.name) ? ARC_ROOM : 0);
  const width = cellWidth(texts);
  const perRow = width > 60 ? 8 : PER_ROW;
  const xy = (index: number) => {
    const offset = index - start;
    return { x: LEFT + (offset % perRow) * width, y: top + Math.floor(offset / perRow) * (HEIGHT + ROW_GAP) };
  };
  const span = spanOf(pointers, scene.uses.windows);
  const inSpan = (index: number) => !span || (index >= span[0].index && index <= span[1].index);
  const source = (index: number) => object !== undefined && isSource(scene, object, index);
  const tone = (index: number): Tone =>
    changed(index) ? 'changed' : source(index) ? 'source' : inSpan(index) ? 'plain' : 'muted';
  const picture = emptyPicture(
    `${subject.name}: ${size} ${size === 1 ? 'element' : 'elements'}${pointers.map(({ name, index }) => `, ${name} at ${index}`).join('')}.`,
  );
  picture.boxes = shown.map(
    (_, offset): Box => ({
      key: `${subject.key}.${start + offset}`,
      ...xy(start + offset),
      width,
      height: HEIGHT,
      text: fitText(texts[offset] ?? '', width),
      shape: 'box',
      tone: tone(start + offset),
      place: object === undefined ? undefined : { object, index: start + offset },
    }),
  );
  picture.links = arcs(
    shown.flatMap((_, offset) => (source(start + offset) ? [start + offset] : [])),
    changedNow,
    (index) => ({ x: xy(index).x + width / 2, y: xy(index).y }),
    subject.key,
  );
  picture.notes = shown.map((_, offset) => {
    const { x, y } = xy(start + offset);
    const at = { x: x + width / 2, y: y + HEIGHT + 14 };
    return {
      key: `${subject.key}#${start + offset}`,
      ...at,
      text: String(start + offset),
      anchor: 'middle',
      tone: 'muted',
    };
  });
  if (span && shown.length <= perRow) {
    const [from, to] = [
      xy(Math.max(start, span[0].index)),
      xy(Math.min(start + shown.length - 1, span[1].index)),
    ];
    const extent = to.x + width - from.x;
    picture.bands = [
      band(`${subject.key}~`, from.x - 4, from.y - 5, extent + 8, HEIGHT + 10, scene.colorOf(span[0].name)),
    ];
  }
  const ends = (index: number) => index >= start - 1 && index <= start + shown.length;
  picture.marks = marksBelow(
    pointers,
    (index) => {
      if (!ends(index)) return;
      // One before the first and one after the last cell are places too: loops end there.
      const { x, y } = index < start ? { x: LEFT - width, y: top } : xy(index);
      return { x: Math.max(8, x + width / 2), y: y + HEIGHT + 22 };
    },
    scene,
    subject.key,
  );
  if (size > shown.length) {
    const last = xy(start + shown.length - 1);
    const text = `${start} to ${start + shown.length - 1} of ${size} shown`;
    picture.notes.push({
      key: `${subject.key}…`,
      x: LEFT,
      y: last.y + HEIGHT + 50,
      text,
      anchor: 'start',
      tone: 'muted',
    });
  }
  if (shown.length === 0)
    picture.notes.push({
      key: `${subject.key}0`,
      x: LEFT,
      y: 28,
      text: 'empty',
      anchor: 'start',
      tone: 'muted',
    });
  return fitted(picture);
}
