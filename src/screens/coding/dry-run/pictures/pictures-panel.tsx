import { Button } from '#ui/button.tsx';
import type { PlayerModel } from '../player/use-player.ts';
import { PictureCard } from './picture-card.tsx';
import type { NamedPicture } from './pictures-of.ts';
import type { PictureViewModel } from './use-picture-view.ts';

interface Props {
  pictures: readonly NamedPicture[];
  /** How many there were to choose from. */
  count: number;
  view: PictureViewModel;
  player: PlayerModel;
  /** Whose run it is where there are two side by side: no two parts of the page have one name. */
  of?: string;
}

/** The pictures of a step, hidden ones by name below. */
export function PicturesPanel({ pictures, count, view, player, of }: Props) {
  const { pinned, hidden, choose, togglePinned, toggleHidden } = view;
  return (
    <section aria-label={of ? `Pictures of ${of}` : 'Pictures'} className="flex flex-wrap items-start gap-3">
      {pictures.map(({ key, name, kinds, kind, picture }) => (
        <PictureCard
          key={key}
          name={name}
          label={of ? `Picture of ${name}, ${of}` : `Picture of ${name}`}
          kinds={kinds}
          kind={kind}
          onKind={(chosen) => choose(key, chosen)}
          pinned={pinned.has(key)}
          onPin={() => togglePinned(key)}
          onHide={() => toggleHidden(key)}
          picture={picture}
          onPlace={player.toWriter}
        />
      ))}
      {count === 0 && (
        <p className="text-sm text-muted">
          Lists, maps, trees and other structures are drawn here as soon as there are some.
        </p>
      )}
      {hidden.size > 0 && (
        <p className="flex w-full flex-wrap items-center gap-1 text-sm text-muted">
          Hidden:
          {[...hidden].map((key) => (
            <Button key={key} size="sm" variant="quiet" onClick={() => toggleHidden(key)}>
              Show {key}
            </Button>
          ))}
        </p>
      )}
    </section>
  );
}
