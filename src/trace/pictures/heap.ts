import { isReference } from '../format.ts';
import { cellText } from '../show-value.ts';
import {
  type Box,
  emptyPicture,
  fitText,
  fitted,
  type Picture,
  type Scene,
  type Subject,
} from './picture.ts';
import { edge } from './tree.ts';

const MOST = 31;
const ROW = 54;
const CELL = 32;

/** The list as the tree that it stands for, and below it the list itself. */
export function heapPicture(subject: Subject, scene: Scene): Picture {
  const object = isReference(subject.value) ? scene.state.objects.get(subject.value[0]) : undefined;
  const id = isReference(subject.value) ? subject.value[0] : 0;
  const items = object?.kind === 'list' ? object.items.slice(0, MOST) : [];
  const size = object?.size ?? 0;
  const texts = items.map((item) => cellText(item, scene.state.objects));
  const longest = Math.min(96, Math.max(36, ...texts.map((text) => text.length * 8 + 16)));
  const depth = Math.max(0, Math.floor(Math.log2(Math.max(1, items.length))));
  const span = Math.max(2 ** depth * (longest + 8), 140);
  const center = (index: number) => {
    const row = Math.floor(Math.log2(index + 1));
    const inRow = index + 1 - 2 ** row;
    return [14 + (span * (inRow + 0.5)) / 2 ** row, 24 + row * ROW] as const;
  };
  const picture = emptyPicture(
    `${subject.name}: a heap of ${size}${texts.length > 0 ? `, root ${texts[0]}` : ''}.`,
  );
  const tone = (index: number) =>
    scene.changes.element(id, index) ? 'changed' : index === 0 ? 'active' : 'plain';
  for (const [index, text] of texts.entries()) {
    const [x, y] = center(index);
    const place = { object: id, index };
    const node: Box = {
      key: `${subject.key}n${index}`,
      x: x - longest / 2,
      y: y - 17,
      width: longest,
      height: 34,
      text: fitText(text, longest),
      shape: 'pill',
      tone: tone(index),
      place,
    };
    picture.boxes.push(node);
    if (index > 0)
      picture.links.push(
        edge(`${subject.key}e${index}`, center(Math.floor((index - 1) / 2)), [x, y], 17, 'plain'),
      );
  }
  const y = 24 + (depth + 1) * ROW - 14;
  for (const [index, text] of texts.entries()) {
    const x = 14 + index * longest;
    picture.boxes.push({
      key: `${subject.key}.${index}`,
      x,
      y,
      width: longest,
      height: CELL,
      text: fitText(text, longest),
      shape: 'box',
      tone: tone(index),
      place: { object: id, index },
    });
    picture.notes.push({
      key: `${subject.key}#${index}`,
      x: x + longest / 2,
      y: y + CELL + 14,
      text: String(index),
      anchor: 'middle',
      tone: 'muted',
    });
  }
  if (texts.length === 0)
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
