/** What can lie over any page. */
export type OverlayId = 'search' | 'shortcuts';

export interface OverlayProps {
  onClose: () => void;
}

let show: ((id: OverlayId) => void) | undefined;

/** Says who opens overlays. Returns how to stop. */
export function onOverlay(listener: (id: OverlayId) => void): () => void {
  show = listener;
  return () => {
    show = undefined;
  };
}

/** Opens an overlay over the page, in place of the one that is open. */
export const openOverlay = (id: OverlayId): void => show?.(id);
