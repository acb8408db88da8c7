import { recursiveNames, type TracedCall } from '#trace/call-tree.ts';
import { type Choice, choosePictures, PICTURES, type PictureKind } from '#trace/pictures/choose.ts';
import type { Picture, Scene } from '#trace/pictures/picture.ts';
import { recursionPicture } from '#trace/pictures/recursion.ts';

/** How the user wants the pictures: kinds that were chosen, those to show first and those to leave out, by key. */
export interface PictureView {
  chosen: ReadonlyMap<string, PictureKind>;
  pinned: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
}

export interface NamedPicture {
  key: string;
  name: string;
  /** The ways it can be drawn, and the one that it is drawn by; the recursion tree has one only. */
  kinds?: readonly PictureKind[];
  kind?: PictureKind;
  picture: Picture;
}

const RECURSION = 'Recursion tree';

/** All nodes of a kind are one picture, whatever variable led to it. */
const nameOf = ({ key, name, kinds }: Choice): string =>
  key === name ? name : key === kinds[0] ? PICTURES[key as PictureKind].label : name;

/** The pictures of a step: pinned ones first, hidden ones not at all. `count`: how many there were to choose from. */
export function picturesOf(
  scene: Scene,
  calls: readonly TracedCall[],
  step: number,
  { chosen, pinned, hidden }: PictureView,
): { count: number; pictures: NamedPicture[] } {
  const choices = choosePictures(scene.state, scene.uses);
  const recursive = recursiveNames(calls);
  const drawn = (choice: Choice): NamedPicture => {
    const kind = chosen.get(choice.key) ?? choice.kinds[0] ?? 'array';
    const picture = PICTURES[kind].draw(choice, scene);
    return { key: choice.key, name: nameOf(choice), kinds: choice.kinds, kind, picture };
  };
  const pictures = choices.filter(({ key }) => !hidden.has(key)).map(drawn);
  if (recursive.size > 0 && !hidden.has(RECURSION)) {
    const picture = recursionPicture(calls, recursive, step, scene.state.objects);
    pictures.push({ key: RECURSION, name: RECURSION, picture });
  }
  return {
    count: choices.length + (recursive.size > 0 ? 1 : 0),
    pictures: [
      ...pictures.filter(({ key }) => pinned.has(key)),
      ...pictures.filter(({ key }) => !pinned.has(key)),
    ],
  };
}
