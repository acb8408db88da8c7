import { isFalse, isNothing, isReference, type Value } from '../format.ts';
import { isReceiver } from '../receiver.ts';
import { cellText } from '../show-value.ts';
import type { State } from '../state.ts';
import { fieldOf, holders, nodeValue } from './fields.ts';
import type { Scene, Subject } from './picture.ts';
import { type Box, emptyPicture, fitText, fitted, type Picture } from './picture.ts';
import { shapeOf } from './shapes.ts';
import { edge } from './tree.ts';

const SIZE = 32;
const STEP = 44;
const ROW = 56;
const MOST = 90;

interface Node {
  key: string;
  id?: number;
  label: string;
  depth: number;
  ends: boolean;
  inner: Node[];
  x: number;
}

/** What is below a node of a trie: its children by letter, whichever way they are kept. */
function childrenOf(id: number, state: State): [label: string, child: number][] {
  const object = state.objects.get(id);
  const shape = shapeOf(object, state.objects);
  const kept =
    object?.kind === 'dict'
      ? ([id] as const)
      : shape?.kind === 'trie' || shape?.kind === 'branches'
        ? fieldOf(object, shape.inner)
        : null;
  const inner = isReference(kept) ? state.objects.get(kept[0]) : undefined;
  const text = (value: Value) => cellText(value, state.objects);
  if (inner?.kind === 'dict')
    return inner.entries.flatMap(([key, child]) => (isReference(child) ? [[text(key), child[0]]] : []));
  if (inner?.kind !== 'list') return [];
  return inner.items.flatMap((child, index) => {
    if (!isReference(child)) return [];
    // A place for each letter; otherwise the children of a tree, which have values of their own.
    const isLetters = inner.size >= 26;
    const label = isLetters ? String.fromCharCode(97 + index) : text(nodeValue(state.objects.get(child[0])));
    return [[label, child[0]]];
  });
}

/** Whether the children of a node have letters: they are kept by them, or at a place for each. */
function isLettered(id: number | undefined, state: State): boolean {
  const object = state.objects.get(id ?? -1);
  const shape = shapeOf(object, state.objects);
  const kept = shape?.kind === 'trie' || shape?.kind === 'branches' ? fieldOf(object, shape.inner) : null;
  const inner = isReference(kept) ? state.objects.get(kept[0]) : undefined;
  return inner?.kind !== 'list' || inner.size >= 26;
}

/** Whether a word ends there: a field says so, or a key that is no letter. */
function endsWord(id: number, state: State): boolean {
  const object = state.objects.get(id);
  // A key that leads to no further letters ends a word.
  if (object?.kind === 'dict') return object.entries.some(([, value]) => !isReference(value));
  if (object?.kind !== 'object') return false;
  return object.entries.some(
    ([key, value]) =>
      /end|word|leaf|final|stop|term/i.test(String(key)) && !isFalse(value) && !isNothing(value),
  );
}

/** A tree of any number of children with their letters: a trie. */
export function triePicture(subject: Subject, scene: Scene): Picture {
  const { state, changes } = scene;
  const seen = new Set<number>();
  let column = 0;
  const build = (id: number, label: string, depth: number): Node => {
    seen.add(id);
    const node: Node = { key: `node${id}`, id, label, depth, ends: endsWord(id, state), inner: [], x: 0 };
    for (const [letter, child] of childrenOf(id, state)) {
      if (!seen.has(child) && seen.size < MOST && depth < 40)
        node.inner.push(build(child, letter, depth + 1));
    }
    const [first, last] = [node.inner[0], node.inner.at(-1)];
    if (first && last) node.x = (first.x + last.x) / 2;
    else node.x = column++ * STEP;
    return node;
  };
  const root = isReference(subject.value) ? build(subject.value[0], '', 0) : undefined;
  // The root of a trie has no letter, that of another tree a value.
  const own =
    root?.inner.length && isLettered(root.id, state) ? null : nodeValue(state.objects.get(root?.id ?? -1));
  const rootText = own === null ? '·' : cellText(own, state.objects);
  const here = new Map(holders({ ...state, calls: state.calls.slice(-1) }).map(({ name, id }) => [id, name]));
  const picture = emptyPicture(
    `${subject.name}: a ${rootText === '·' ? 'trie' : 'tree'} of ${seen.size} nodes.`,
  );
  const place = ({ x, depth }: Node) => [14 + SIZE / 2 + x, 44 + depth * ROW] as const;
  const draw = (node: Node) => {
    const [x, y] = place(node);
    const name = node.id === undefined ? undefined : here.get(node.id);
    const tone =
      node.id !== undefined && changes.object(node.id)
        ? 'changed'
        : name && !isReceiver(name)
          ? 'active'
          : node.ends
            ? 'visited'
            : 'plain';
    const box: Box = {
      key: node.key,
      x: x - SIZE / 2,
      y: y - SIZE / 2,
      width: SIZE,
      height: SIZE,
      text: fitText(node.label || rootText, SIZE),
      shape: 'circle',
      tone,
    };
    picture.boxes.push(box);
    if (name && !isReceiver(name))
      picture.marks.push({
        key: `trie^${name}`,
        x,
        y: y - SIZE / 2 - 3,
        text: name,
        color: scene.colorOf(name),
        side: 'above',
      });
    for (const inner of node.inner) {
      picture.links.push(edge(`${node.key}-${inner.key}`, [x, y], place(inner), SIZE / 2, 'plain'));
      draw(inner);
    }
  };
  if (root) draw(root);
  return fitted(picture);
}

/** The trees of a union-find: every element below the one that it names as its parent. */
export function forestPicture(subject: Subject, scene: Scene): Picture {
  const id = isReference(subject.value) ? subject.value[0] : 0;
  const object = scene.state.objects.get(id);
  const pairs: (readonly [Value, Value])[] =
    object?.kind === 'list'
      ? object.items.map((item, index) => [index, item] as const)
      : object
        ? [...object.entries]
        : [];
  const shown = pairs.slice(0, MOST);
  const text = (value: Value) => cellText(value, scene.state.objects);
  const inner = new Map<string, Value[]>();
  for (const [key, parent] of shown) {
    if (text(key) !== text(parent)) inner.set(text(parent), [...(inner.get(text(parent)) ?? []), key]);
  }
  const picture = emptyPicture(
    `${subject.name}: ${shown.filter(([key, parent]) => text(key) === text(parent)).length} sets in a union-find.`,
  );
  let column = 0;
  const drawn = new Set<string>();
  const draw = (key: Value, depth: number): readonly [number, number] => {
    drawn.add(text(key));
    const below = (inner.get(text(key)) ?? [])
      .filter((child) => !drawn.has(text(child)))
      .map((child) => draw(child, depth + 1));
    const [first, last] = [below[0], below.at(-1)];
    const x = first && last ? (first[0] + last[0]) / 2 : 14 + SIZE / 2 + column++ * STEP;
    const y = 26 + depth * ROW;
    const changed =
      typeof key === 'number' && object?.kind === 'list'
        ? scene.changes.element(id, key)
        : scene.changes.entry(id, key);
    const place =
      typeof key === 'number' && object?.kind === 'list' ? { object: id, index: key } : { object: id, key };
    const width = Math.max(SIZE, Math.min(STEP - 4, text(key).length * 8 + 14));
    picture.boxes.push({
      key: `${subject.key}.${text(key)}`,
      x: x - width / 2,
      y: y - SIZE / 2,
      width,
      height: SIZE,
      text: fitText(text(key), width),
      shape: 'pill',
      tone: changed ? 'changed' : depth === 0 ? 'active' : 'plain',
      place,
    });
    for (const [index, child] of below.entries())
      picture.links.push(edge(`${subject.key}${text(key)}-${index}`, child, [x, y], SIZE / 2, 'plain', true));
    return [x, y];
  };
  for (const [key, parent] of shown) if (text(key) === text(parent)) draw(key, 0);
  return fitted(picture);
}
