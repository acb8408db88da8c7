import { useState } from 'react';
import type { PictureKind } from '#trace/pictures/picture.ts';
import type { PictureView } from './pictures-of.ts';

export interface PictureViewModel extends PictureView {
  choose: (key: string, kind: PictureKind) => void;
  togglePinned: (key: string) => void;
  toggleHidden: (key: string) => void;
}

const toggled = (names: ReadonlySet<string>, name: string) => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
};

/** How the user wants the pictures of a run. */
export function usePictureView(): PictureViewModel {
  const [view, setView] = useState<PictureView>({ chosen: new Map(), pinned: new Set(), hidden: new Set() });
  return {
    ...view,
    choose: (key, kind) => setView({ ...view, chosen: new Map(view.chosen).set(key, kind) }),
    togglePinned: (key) => setView({ ...view, pinned: toggled(view.pinned, key) }),
    toggleHidden: (key) => setView({ ...view, hidden: toggled(view.hidden, key) }),
  };
}
