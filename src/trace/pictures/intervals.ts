import { isReference, isTuple, type Value } from '../format.ts';
import type { State } from '../state.ts';
import { emptyPicture, fitted, type Picture, type Scene, type Subject } from './picture.ts';

const LEFT = 16;
const WIDTH = 480;
const ROW = 30;
const MOST = 30;

/** Start and end of an interval; undefined for what is none. */
export function rangeOf(value: Value, state: State): readonly [number, number] | undefined {
  const object = isReference(value) ? state.objects.get(value[0]) : undefined;
  const pair = isTuple(value) ? value.t : object?.kind === 'list' && object.size === 2 ? object.items : [];
  const [start, end] = pair;
  return pair.length === 2 && typeof start === 'number' && typeof end === 'number' && start <= end
    ? [start, end]
    : undefined;
}

/** Intervals on a line, one below the other. */
export function intervalsPicture(subject: Subject, scene: Scene): Picture {
  const id = isReference(subject.value) ? subject.value[0] : 0;
  const list = scene.state.objects.get(id);
  const items = list?.kind === 'list' ? list.items.slice(0, MOST) : [];
  const ranges = items.map((item) => rangeOf(item, scene.state));
  const known = ranges.flatMap((range) => (range ? [...range] : []));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const x = (value: number) => LEFT + ((value - least) / Math.max(1, most - least)) * WIDTH;
  const picture = emptyPicture(`${subject.name}: ${list?.size ?? 0} intervals.`);
  for (const [index, range] of ranges.entries()) {
    if (!range) continue;
    const item = items[index];
    const changed = scene.changes.element(id, index) || (isReference(item) && scene.changes.object(item[0]));
    picture.boxes.push({
      key: `${subject.key}.${index}`,
      x: x(range[0]),
      y: 10 + index * ROW,
      width: Math.max(72, x(range[1]) - x(range[0])),
      height: ROW - 7,
      text: `${range[0]} – ${range[1]}`,
      shape: 'pill',
      tone: changed ? 'changed' : 'plain',
      place: { object: id, index },
    });
  }
  const y = 18 + items.length * ROW;
  if (known.length > 0) {
    picture.links.push({
      key: `${subject.key}line`,
      from: [LEFT, y],
      to: [LEFT + WIDTH, y],
      bend: 0,
      arrow: false,
      tone: 'muted',
    });
    for (const value of [least, most])
      picture.notes.push({
        key: `${subject.key}@${value}`,
        x: x(value),
        y: y + 16,
        text: String(value),
        anchor: 'middle',
        tone: 'muted',
      });
  } else
    picture.notes.push({
      key: `${subject.key}0`,
      x: 12,
      y: 30,
      text: 'empty',
      anchor: 'start',
      tone: 'muted',
    });
  return fitted(picture);
}
