import { EyeOff, Pin, PinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { PICTURES, type PictureKind } from '#trace/pictures/choose.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface Props {
  name: string;
  /** The ways it can be drawn; one that cannot be changed has none. */
  kinds?: readonly PictureKind[];
  kind?: PictureKind;
  onKind?: (kind: PictureKind) => void;
  pinned: boolean;
  onPin: () => void;
  onHide: () => void;
  children: ReactNode;
}

/** One picture with its name, and what can be done with it. */
export function PictureCard({ name, kinds = [], kind, onKind, pinned, onPin, onHide, children }: Props) {
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
        {kind && kinds.length <= 1 && <span className="text-muted">{PICTURES[kind].label}</span>}
        <span className="ml-auto flex">
          <IconButton
            label={pinned ? `Unpin ${name}` : `Pin ${name} to the top`}
            icon={pinned ? PinOff : Pin}
            aria-pressed={pinned}
            className="!size-7"
            onClick={onPin}
          />
          <IconButton label={`Hide ${name}`} icon={EyeOff} className="!size-7" onClick={onHide} />
        </span>
      </figcaption>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
        tabIndex={0}
        aria-label={`Picture of ${name}`}
        className="overflow-x-auto"
      >
        {children}
      </section>
    </figure>
  );
}
