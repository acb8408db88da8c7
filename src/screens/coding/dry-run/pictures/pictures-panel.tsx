import { useMemo, useState } from 'react';
import type { TracedCall } from '#trace/call-tree.ts';
import { recursiveNames } from '#trace/call-tree.ts';
import type { Changes } from '#trace/changes.ts';
import { type Choice, choosePictures, PICTURES, type PictureKind } from '#trace/pictures/choose.ts';
import { homesOf } from '#trace/pictures/homes.ts';
import type { Scene } from '#trace/pictures/picture.ts';
import { recursionPicture } from '#trace/pictures/recursion.ts';
import type { State } from '#trace/state.ts';
import { pointerColors, usesOf } from '#trace/uses.ts';
import { Button } from '#ui/button.tsx';
import type { PlayerModel } from '../player/use-player.ts';
import { PictureCard } from './picture-card.tsx';

interface Props {
  source: string;
  state: State;
  changes: Changes;
  calls: readonly TracedCall[];
  player: PlayerModel;
}

const RECURSION = 'Recursion tree';

const toggled = (names: ReadonlySet<string>, name: string) => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
};

/** The pictures of a step: pinned ones first, hidden ones by name below. */
export function PicturesPanel({ source, state, changes, calls, player }: Props) {
  const uses = useMemo(() => usesOf(source), [source]);
  const colorOf = useMemo(() => pointerColors(source, uses), [source, uses]);
  const homes = useMemo(() => homesOf(player.replay), [player.replay]);
  const recursive = useMemo(() => recursiveNames(calls), [calls]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, PictureKind>>(new Map());
  const [pinned, setPinned] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const scene: Scene = { state, changes, uses, colorOf, homes };
  const choices = choosePictures(state, uses);
  const kindOf = ({ key, kinds }: Choice) => chosen.get(key) ?? kinds[0] ?? 'array';
  const card = (key: string, name: string) => ({
    name,
    pinned: pinned.has(key),
    onPin: () => setPinned(toggled(pinned, key)),
    onHide: () => setHidden(toggled(hidden, key)),
    onPlace: player.toWriter,
  });
  const items = [
    ...choices.map((choice) => ({ key: choice.key, name: nameOf(choice), choice })),
    ...(recursive.size > 0 ? [{ key: RECURSION, name: RECURSION, choice: undefined }] : []),
  ];
  const shown = items.filter(({ key }) => !hidden.has(key));
  const ordered = [
    ...shown.filter(({ key }) => pinned.has(key)),
    ...shown.filter(({ key }) => !pinned.has(key)),
  ];
  return (
    <section aria-label="Pictures" className="flex flex-wrap items-start gap-3">
      {ordered.map(({ key, name, choice }) =>
        choice ? (
          <PictureCard
            key={key}
            {...card(key, name)}
            kinds={choice.kinds}
            kind={kindOf(choice)}
            onKind={(kind) => setChosen(new Map(chosen).set(key, kind))}
            picture={PICTURES[kindOf(choice)].draw(choice, scene)}
          />
        ) : (
          <PictureCard
            key={key}
            {...card(key, name)}
            picture={recursionPicture(calls, recursive, player.step, state.objects)}
          />
        ),
      )}
      {items.length === 0 && (
        <p className="text-sm text-muted">
          Lists, maps, trees and other structures are drawn here as soon as there are some.
        </p>
      )}
      {hidden.size > 0 && (
        <p className="flex w-full flex-wrap items-center gap-1 text-sm text-muted">
          Hidden:
          {[...hidden].map((key) => (
            <Button key={key} size="sm" variant="quiet" onClick={() => setHidden(toggled(hidden, key))}>
              Show {key}
            </Button>
          ))}
        </p>
      )}
    </section>
  );
}

/** All nodes of a kind are one picture, whatever variable led to it. */
const nameOf = ({ key, name, kinds }: Choice): string =>
  key === name ? name : key === kinds[0] ? PICTURES[key as PictureKind].label : name;
