import { recursiveNames, type TracedCall } from '#trace/call-tree.ts';
import { type Choice, choosePictures, PICTURES } from '#trace/pictures/choose.ts';
import type { Picture, PictureKind, Scene } from '#trace/pictures/picture.ts';
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
const nameOf = ({ key, shown, kinds, partners = [] }: Choice, kind: PictureKind): string => {
  if (kind === 'aligned') return [shown, ...partners.map((partner) => partner.name)].join(', ');
  return key === kinds[0] ? PICTURES[key as PictureKind].label : shown;
};

/** The pictures of a step: pinned ones first, hidden ones not at all. `count`: how many there were to choose from. */
export function picturesOf(
  scene: Scene,
  calls: readonly TracedCall[],
  step: number,
  { chosen, pinned, hidden }: PictureView,
): { count: number; pictures: NamedPicture[] } {
  const choices = choosePictures(scene.state, scene.uses, scene.usual);
  const recursive = recursiveNames(calls);
  const kindOf = (choice: Choice) => chosen.get(choice.key) ?? choice.kinds[0] ?? 'array';
  const byKey = new Map(choices.map((choice) => [choice.key, choice]));
  /** Whether a list is in the picture of another one. */
  const isPartner = (choice: Choice) => {
    const host = byKey.get(choice.with ?? '');
    return host !== undefined && kindOf(host) === 'aligned';
  };
  const drawn = (choice: Choice): NamedPicture => {
    const kind = kindOf(choice);
    const picture = PICTURES[kind].draw(choice, scene);
    return { key: choice.key, name: nameOf(choice, kind), kinds: choice.kinds, kind, picture };
  };
  const pictures = choices.filter((choice) => !hidden.has(choice.key) && !isPartner(choice)).map(drawn);
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
