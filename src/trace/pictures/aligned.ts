import { isReference, type Value } from '../format.ts';
import { cellText, stringOf } from '../show-value.ts';
import {
  type Box,
  cellWidth,
  emptyPicture,
  fitText,
  fitted,
  isSource,
  type Note,
  type Picture,
  type Scene,
  type Subject,
  type Tone,
} from './picture.ts';
import { marksBelow, type Pointer, pointersInto } from './pointers.ts';

const CHARACTER = 8;
const TOP = 12;
const HEIGHT = 34;
const GAP = 8;
/** Elements that fit beside each other. */
const MOST = 15;
const LONGEST_NAME = 12;

interface Row {
  subject: Subject;
  items: readonly Value[];
  object?: number;
}

function rowOf(subject: Subject, { state }: Scene): Row {
  const string = stringOf(subject.value);
  if (string) return { subject, items: [...string.text].map((letter) => `s${letter}`) };
  const object = isReference(subject.value) ? state.objects.get(subject.value[0]) : undefined;
  const items = object?.kind === 'list' ? object.items : [];
  return { subject, items, object: isReference(subject.value) ? subject.value[0] : undefined };
}

const lengthOf = ({ value }: Subject, { state }: Pick<Scene, 'state'>): number =>
  stringOf(value)?.length ?? (isReference(value) ? (state.objects.get(value[0])?.size ?? 0) : 0);

/** Whether two lists belong above each other: one variable goes through both, and they are as long. */
export function areAligned(one: Subject, other: Subject, scene: Pick<Scene, 'state' | 'uses'>): boolean {
  const { indexes } = scene.uses;
  const length = lengthOf(one, scene);
  const shared = indexes.get(one.name)?.some((name) => indexes.get(other.name)?.includes(name));
  return shared === true && length > 1 && length <= MOST && length === lengthOf(other, scene);
}

/** Lists above each other, with their elements in the same columns and the variables that go through them below. */
export function alignedPicture(subject: Subject, scene: Scene): Picture {
  const rows = [subject, ...(subject.partners ?? [])].map((each) => rowOf(each, scene));
  const names = rows.map((row) => fitText(row.subject.name, LONGEST_NAME * CHARACTER));
  const left = 14 + Math.max(...names.map((name) => name.length)) * CHARACTER + 12;
  const texts = rows.map(({ items }) => items.map((item) => cellText(item, scene.state.objects)));
  const width = cellWidth(texts.flat());
  const columns = Math.max(...rows.map(({ items }) => items.length));
  const pointers = new Map<string, Pointer>();
  for (const { subject } of rows)
    for (const pointer of pointersInto(scene, subject.name)) pointers.set(pointer.name, pointer);
  const y = (row: number) => TOP + row * (HEIGHT + GAP);
  const tone = ({ object }: Row, index: number): Tone => {
    if (object === undefined) return 'plain';
    if (scene.changes.element(object, index)) return 'changed';
    return isSource(scene, object, index) ? 'source' : 'plain';
  };
  const at = [...pointers.values()].map(({ name, index }) => `, ${name} at ${index}`).join('');
  const picture = emptyPicture(
    `${rows.map((row) => row.subject.name).join(' above ')}: ${columns} columns${at}.`,
  );
  picture.boxes = rows.flatMap((row, number) =>
    row.items.map(
      (_, index): Box => ({
        key: `${row.subject.key}.${index}`,
        x: left + index * width,
        y: y(number),
        width,
        height: HEIGHT,
        text: fitText(texts[number]?.[index] ?? '', width),
        shape: 'box',
        tone: tone(row, index),
        place: row.object === undefined ? undefined : { object: row.object, index },
      }),
    ),
  );
  const bottom = y(rows.length) - GAP;
  picture.notes = [
    ...rows.map(
      ({ subject: { key } }, number): Note => ({
        key: `${key}:`,
        x: left - 10,
        y: y(number) + HEIGHT / 2 + 4,
        text: names[number] ?? '',
        anchor: 'end',
        tone: 'plain',
      }),
    ),
    ...Array.from(
      { length: columns },
      (_, index): Note => ({
        key: `${subject.key}#${index}`,
        x: left + index * width + width / 2,
        y: bottom + 14,
        text: String(index),
        anchor: 'middle',
        tone: 'muted',
      }),
    ),
  ];
  picture.marks = marksBelow(
    [...pointers.values()],
    (index) =>
      index < -1 || index > columns ? undefined : { x: left + index * width + width / 2, y: bottom + 22 },
    scene,
    subject.key,
  );
  return fitted(picture);
}
