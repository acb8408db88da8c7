import { useEffect, useState } from 'react';
import { same } from '#base/same.ts';
import { showAll } from '#canvas/commands/view.ts';
import { settle } from '#canvas/gestures/release.ts';
import { receive } from '#canvas/history.ts';
import { restoreDrawing } from '#canvas/restore.ts';
import { canvasState } from '#canvas/state.ts';
import { type DrawingRecord, drawings } from '#storage/design-records.ts';
import { markAttempted } from '#storage/note-practice.ts';
import { quarantineParts } from '#storage/quarantined-records.ts';
import { type CanvasStore, createCanvasStore } from './canvas-store.ts';

/** At most this long a change waits to be written: long enough to write a drag once and not sixty times a second. */
const SAVE_AFTER_MS = 200;

interface DrawingModel {
  store: CanvasStore;
  /** False until what was kept has been read. */
  loaded: boolean;
}

/**
 * A drawing that answers a question: written while it is drawn, also in the middle of a drag. What another tab or device
 * makes of it is taken over, and stays when what was drawn here is undone.
 * @param id of its record
 * @param databaseId of the question, which it is an attempt at
 */
export function useDrawing(id: string, databaseId = id): DrawingModel {
  const [store] = useState(() => createCanvasStore());
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    let kept = store.get().drawing;
    let written: DrawingRecord | undefined;
    let first = true;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { drawing } = store.get();
      if (first || drawing === kept) return;
      kept = drawing;
      written = { id, shapes: [...drawing.shapes], at: Date.now() };
      void drawings.put(written);
      if (drawing.shapes.length > 0) void markAttempted(databaseId);
    };
    const stopStore = store.subscribe(() => {
      if (store.get().drawing !== kept) timer ??= setTimeout(write, SAVE_AFTER_MS);
    });

    const show = (record: DrawingRecord | undefined) => {
      if (!first && (!record || record === written)) return;
      const { drawing, quarantined } = restoreDrawing(record ?? { shapes: [] });
      if (!first && same(drawing.shapes, kept.shapes)) return;
      const before = first ? undefined : kept;
      first = false;
      // Without the shapes that were set aside it has to be written again.
      if (quarantined.length === 0) kept = drawing;
      else void quarantineParts('drawings', id, quarantined);
      store.update((state) =>
        before
          ? receive(settle(state), before, drawing)
          : showAll({ ...canvasState(drawing), view: state.view }),
      );
      setLoaded(true);
    };
    const stopWatch = drawings.watch((source) => source.get(id), show);

    const onHide = () => document.visibilityState === 'hidden' && write();
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      write();
      stopStore();
      stopWatch();
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [id, databaseId, store]);

  return { store, loaded };
}
