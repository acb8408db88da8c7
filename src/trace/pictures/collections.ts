import { type Entry, isReference } from '../format.ts';
import { cellText, showValue } from '../show-value.ts';
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

const LEFT = 12;
const TOP = 10;
const HEIGHT = 32;
const GAP = 6;
const MOST = 60;
const ROW_WIDTH = 560;

function itemsOf({ value }: Subject, { state }: Scene) {
  const object = isReference(value) ? state.objects.get(value[0]) : undefined;
  return object?.kind === 'list' ? object : undefined;
}

function entriesOf(
  { value }: Subject,
  { state }: Scene,
): { id: number; entries: readonly Entry[]; size: number } {
  const object = isReference(value) ? state.objects.get(value[0]) : undefined;
  if (!object || object.kind === 'list' || !isReference(value)) return { id: 0, entries: [], size: 0 };
  return { id: value[0], entries: object.entries, size: object.size };
}

const more = (key: string, y: number, shown: number, size: number) =>
  size > shown
    ? [
        {
          key: `${key}…`,
          x: LEFT,
          y,
          text: `${shown} of ${size} shown`,
          anchor: 'start' as const,
          tone: 'muted' as const,
        },
      ]
    : [];
const empty = (key: string) => ({
  key: `${key}0`,
  x: LEFT,
  y: 30,
  text: 'empty',
  anchor: 'start' as const,
  tone: 'muted' as const,
});

/** Elements on top of each other, the newest one highest. */
export function stackPicture(subject: Subject, scene: Scene): Picture {
  const list = itemsOf(subject, scene);
  const items = list?.items ?? [];
  const isTopFirst = scene.uses.tops.has(subject.name) && list?.type !== 'Stack';
  const all = isTopFirst ? items.toReversed() : items;
  const indexOf = (offset: number) => (isTopFirst ? all.length - 1 - offset : offset);
  const from = Math.max(0, all.length - 12);
  const shown = all.slice(from);
  const texts = shown.map((item) => cellText(item, scene.state.objects));
  const width = cellWidth(texts, 64);
  const id = isReference(subject.value) ? subject.value[0] : 0;
  const picture = emptyPicture(
    `${subject.name}: a stack of ${all.length}${texts.length > 0 ? `, top ${texts.at(-1)}` : ''}.`,
  );
  const rows = Math.max(shown.length, 3);
  picture.boxes = shown.map(
    (_, offset): Box => ({
      key: `${subject.key}.${from + offset}`,
      x: LEFT + 6,
      y: TOP + (rows - 1 - offset) * HEIGHT,
      width,
      height: HEIGHT,
      text: fitText(texts[offset] ?? '', width),
      shape: 'box',
      tone: scene.changes.element(id, indexOf(from + offset)) ? 'changed' : 'plain',
      place: { object: id, index: indexOf(from + offset) },
    }),
  );
  const wall = (x: number, side: string) => ({
    key: `${subject.key}|${side}`,
    from: [x, TOP - 4] as const,
    to: [x, TOP + rows * HEIGHT + 4] as const,
    bend: 0,
    arrow: false,
    tone: 'muted' as const,
  });
  const bottom = TOP + rows * HEIGHT + 4;
  picture.links = [
    wall(LEFT, 'l'),
    wall(LEFT + width + 12, 'r'),
    {
      key: `${subject.key}|b`,
      from: [LEFT, bottom],
      to: [LEFT + width + 12, bottom],
      bend: 0,
      arrow: false,
      tone: 'muted',
    },
  ];
  if (shown.length > 0) {
    const y = TOP + (rows - shown.length) * HEIGHT + HEIGHT / 2 + 4;
    picture.notes.push({
      key: `${subject.key}^`,
      x: LEFT + width + 22,
      y,
      text: 'top',
      anchor: 'start',
      tone: 'muted',
    });
  }
  picture.notes.push(...more(subject.key, bottom + 18, shown.length, list?.size ?? 0));
  return fitted(picture);
}

/** Elements in the order in which they leave, the next one first. */
export function queuePicture(subject: Subject, scene: Scene): Picture {
  const list = itemsOf(subject, scene);
  const shown = (list?.items ?? []).slice(0, 24);
  const texts = shown.map((item) => cellText(item, scene.state.objects));
  const width = cellWidth(texts, 40);
  const perRow = Math.max(4, Math.floor(ROW_WIDTH / (width + GAP)));
  const id = isReference(subject.value) ? subject.value[0] : 0;
  const picture = emptyPicture(
    `${subject.name}: a queue of ${list?.size ?? 0}${texts.length > 0 ? `, next ${texts[0]}` : ''}.`,
  );
  picture.boxes = shown.map(
    (_, index): Box => ({
      key: `${subject.key}.${index}`,
      x: LEFT + (index % perRow) * (width + GAP),
      y: TOP + 16 + Math.floor(index / perRow) * (HEIGHT + GAP),
      width,
      height: HEIGHT,
      text: fitText(texts[index] ?? '', width),
      shape: 'box',
      tone: scene.changes.element(id, index) ? 'changed' : index === 0 ? 'active' : 'plain',
      place: { object: id, index },
    }),
  );
  const y = TOP + 6;
  if (shown.length === 0) picture.notes.push(empty(subject.key));
  else
    picture.notes.push({ key: `${subject.key}<`, x: LEFT, y, text: 'front', anchor: 'start', tone: 'muted' });
  const bottom = TOP + 16 + Math.ceil(shown.length / perRow) * (HEIGHT + GAP) + 14;
  picture.notes.push(...more(subject.key, bottom, shown.length, list?.size ?? 0));
  return fitted(picture);
}

/** Keys with their values, in the order in which they came. */
export function mapPicture(subject: Subject, scene: Scene): Picture {
  const { id, entries, size } = entriesOf(subject, scene);
  const shown = entries.slice(0, MOST);
  const { objects } = scene.state;
  const keys = shown.map(([key]) => cellText(key, objects));
  const values = shown.map(([, value]) => showValue(value, objects, 1));
  const keyWidth = cellWidth(keys, 40);
  const valueWidth = Math.min(220, Math.max(48, ...values.map((text) => text.length * 8 + 16)));
  const columns = Math.max(
    1,
    Math.min(shown.length > 6 ? 3 : 1, Math.floor(ROW_WIDTH / (keyWidth + valueWidth + 18))),
  );
  const rows = Math.ceil(shown.length / columns);
  const picture = emptyPicture(`${subject.name}: a hash map of ${size}.`);
  for (const [index, [key]] of shown.entries()) {
    const x = LEFT + Math.floor(index / rows) * (keyWidth + valueWidth + 18);
    const y = TOP + (index % rows) * (HEIGHT + 4);
    const place = { object: id, key };
    const tone = scene.changes.entry(id, key) ? 'changed' : 'plain';
    const part = { y, height: HEIGHT, shape: 'box' as const, place };
    const name = `${subject.key}.${JSON.stringify(key)}`;
    picture.boxes.push(
      {
        ...part,
        key: `${name}k`,
        x,
        width: keyWidth,
        text: fitText(keys[index] ?? '', keyWidth),
        tone: tone === 'changed' ? tone : 'visited',
      },
      {
        ...part,
        key: `${name}v`,
        x: x + keyWidth,
        width: valueWidth,
        text: fitText(values[index] ?? '', valueWidth),
        tone,
      },
    );
  }
  if (shown.length === 0) picture.notes.push(empty(subject.key));
  picture.notes.push(...more(subject.key, TOP + rows * (HEIGHT + 4) + 14, shown.length, size));
  return fitted(picture);
}

/** The elements of a set, each once. */
export function setPicture(subject: Subject, scene: Scene): Picture {
  const { id, entries, size } = entriesOf(subject, scene);
  const shown = entries.slice(0, MOST);
  const picture = emptyPicture(`${subject.name}: a set of ${size}.`);
  let [x, y] = [LEFT, TOP];
  for (const [key] of shown) {
    const text = cellText(key, scene.state.objects);
    const width = cellWidth([text], 34);
    if (x > LEFT && x + width > ROW_WIDTH) [x, y] = [LEFT, y + HEIGHT + GAP];
    const tone = scene.changes.entry(id, key) ? 'changed' : 'plain';
    const box = { x, y, width, height: HEIGHT, text: fitText(text, width), tone, shape: 'pill' } as const;
    picture.boxes.push({ ...box, key: `${subject.key}.${JSON.stringify(key)}`, place: { object: id, key } });
    x += width + GAP;
  }
  if (shown.length === 0) picture.notes.push(empty(subject.key));
  picture.notes.push(...more(subject.key, y + HEIGHT + 20, shown.length, size));
  return fitted(picture);
}
