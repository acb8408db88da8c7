import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { chordOf, isTyping } from '#ui/keys.ts';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { toast } from '#ui/toast.tsx';
import { type OverlayId, type OverlayProps, onOverlay, openOverlay } from './overlay.ts';

/** Each is loaded when it is first asked for. */
const LOADERS: Record<OverlayId, () => Promise<ComponentType<OverlayProps>>> = {
  search: async () => (await import('./palette/palette.tsx')).Palette,
  shortcuts: async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet,
};

/** Loads an overlay ahead of its use. A refusal is told when it is wanted. */
export const prepareOverlay = (id: OverlayId): void => void LOADERS[id]().catch(() => {});

/** Opens what the keys and buttons ask for; one at a time. */
export function Overlays() {
  const [open, setOpen] = useState<{ Overlay: ComponentType<OverlayProps>; key: number }>();
  const navigate = useNavigate();
  useEffect(() => {
    const stop = onOverlay((id) => {
      LOADERS[id]().then(
        (Overlay) => setOpen((before) => ({ Overlay, key: (before?.key ?? 0) + 1 })),
        () => toast({ text: 'Couldn’t load this. Check your connection and try again.' }),
      );
    });
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const chord = chordOf(event);
      if (chord === SHORTCUTS.settings.chord) {
        event.preventDefault();
        void navigate(paths.settings);
        return;
      }
      const isSheet = chord === SHORTCUTS.sheet.chord && !isTyping(event.target);
      if (chord !== SHORTCUTS.search.chord && !isSheet) return;
      event.preventDefault();
      openOverlay(isSheet ? 'shortcuts' : 'search');
    };
    window.addEventListener('keydown', onKey);
    return () => {
      stop();
      window.removeEventListener('keydown', onKey);
    };
  }, [navigate]);
  // The browser tells late that one has closed: the next one, which may be the same again, stays open.
  const closed = () => setOpen((now) => (now === open ? undefined : now));
  return open && <open.Overlay key={open.key} onClose={closed} />;
}
