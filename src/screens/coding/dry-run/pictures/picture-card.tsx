import { Download, EyeOff, Pin, PinOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Place } from '#trace/find.ts';
import { PICTURES } from '#trace/pictures/choose.ts';
import type { Picture, PictureKind } from '#trace/pictures/picture.ts';
import { downloadBlob } from '#ui/download.ts';
import { drawPng } from '#ui/draw-png.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import { PictureView } from './picture-view.tsx';
import { standaloneSvg } from './standalone-svg.ts';

/** Scrolls a picture that is larger than its place to where something happens. */
function useCentered({ boxes }: Picture) {
  const scroller = useRef<HTMLElement>(null);
  const active = boxes.find(({ tone }) => tone === 'active') ?? boxes.find(({ tone }) => tone === 'changed');
  const [x, y] = active ? [active.x + active.width / 2, active.y + active.height / 2] : [];
  useEffect(() => {
    const place = scroller.current;
    if (!place || x === undefined || y === undefined) return;
    if (place.scrollWidth > place.clientWidth) place.scrollLeft = x - place.clientWidth / 2;
    if (place.scrollHeight > place.clientHeight) place.scrollTop = y - place.clientHeight / 2;
  }, [x, y]);
  return scroller;
}

/** Hands the picture to the user as a PNG, in the colors it has on screen. */
async function save(place: HTMLElement | null, name: string): Promise<void> {
  const svg = place?.querySelector('svg');
  if (!svg) return;
  const style = getComputedStyle(document.body);
  const markup = new XMLSerializer().serializeToString(svg);
  try {
    const png = await drawPng(standaloneSvg(markup, (token) => style.getPropertyValue(token).trim()));
    downloadBlob(`${name.replace(/\W+/g, '-')}.png`, png);
  } catch {
    toast({ text: 'This picture is too large to download.' });
  }
}

interface Props {
  name: string;
  /** What it is called where there may be another of the same name. */
  label: string;
  /** The ways it can be drawn; one that cannot be changed has none. */
  kinds?: readonly PictureKind[];
  kind?: PictureKind;
  onKind?: (kind: PictureKind) => void;
  pinned: boolean;
  onPin: () => void;
  onHide: () => void;
  picture: Picture;
  onPlace: (place: Place) => void;
}

/** One picture with its name, and what can be done with it. */
export function PictureCard({
  name,
  label,
  kinds = [],
  kind,
  onKind,
  pinned,
  onPin,
  onHide,
  picture,
  onPlace,
}: Props) {
  const scroller = useCentered(picture);
  return (
    <figure className="min-w-0 max-w-full rounded-lg border bg-surface">
      <figcaption className="flex items-center gap-2 border-b py-0.5 pr-1 pl-3 text-sm">
        <span className="truncate font-mono font-medium">{name}</span>
        {kind && kinds.length > 1 && (
          <select
            aria-label={`Draw ${name} as`}
            value={kind}
            onChange={(event) => onKind?.(event.target.value as PictureKind)}
            className="h-7 cursor-pointer rounded border-0 bg-transparent text-sm text-muted hover:text-text"
          >
            {[...new Set(kinds)].map((id) => (
              <option key={id} value={id}>
                {PICTURES[id].label}
              </option>
            ))}
          </select>
        )}
        {kind && kinds.length <= 1 && PICTURES[kind].label !== name && (
          <span className="text-muted">{PICTURES[kind].label}</span>
        )}
        <span className="ml-auto flex">
          <IconButton
            label={pinned ? `Unpin ${name}` : `Pin ${name} to the top`}
            icon={pinned ? PinOff : Pin}
            aria-pressed={pinned}
            className="!size-7"
            onClick={onPin}
          />
          <IconButton
            label={`Download the picture of ${name}`}
            icon={Download}
            className="!size-7"
            onClick={() => void save(scroller.current, name)}
          />
          <IconButton label={`Hide ${name}`} icon={EyeOff} className="!size-7" onClick={onHide} />
        </span>
      </figcaption>
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="max-h-[70dvh] overflow-auto"
      >
        <PictureView picture={picture} onPlace={onPlace} />
      </section>
    </figure>
  );
}
