import { useEffect, useState } from 'react';
import { showAll } from '#canvas/commands/view.ts';
import { load } from '#canvas/history.ts';
import { restoreDrawing } from '#canvas/restore.ts';
import { canvasState } from '#canvas/state.ts';
import { markAttempted } from '#storage/answer-records.ts';
import { connect } from '#storage/connection.ts';
import { type DrawingRecord, drawings } from '#storage/design-records.ts';
import { latestOnly } from '#storage/latest-only.ts';
import { quarantineParts } from '#storage/restore.ts';
import { TAB } from '#storage/tab.ts';
import { type CanvasStore, createCanvasStore } from './canvas-store.ts';

/** At most this long a change waits to be written: long enough to write a drag once and not sixty times a second. */
const SAVE_AFTER_MS = 200;

const save = latestOnly((record: DrawingRecord) => drawings.put(record));

interface DrawingModel {
  store: CanvasStore;
  /** False until what was kept has been read. */
  loaded: boolean;
}

/**
 * A drawing that answers a question: written while it is drawn, also in the middle of a drag, and replaced, as a
 * step that can be undone, when another tab has a newer one.
 * @param id of its record
 * @param databaseId of the question, which it is an attempt at
 */
export function useDrawing(id: string, databaseId = id): DrawingModel {
  const [store] = useState(() => createCanvasStore());
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    let kept = store.get().drawing;
    let at = 0;
    let first = true;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { drawing } = store.get();
      if (first || drawing === kept) return;
      kept = drawing;
      at = Date.now();
      void save({ id, shapes: [...drawing.shapes], at, by: TAB });
      if (drawing.shapes.length > 0) void markAttempted(databaseId);
    };
    const stopStore = store.subscribe(() => {
      if (store.get().drawing !== kept) timer ??= setTimeout(write, SAVE_AFTER_MS);
    });

    const show = (record: DrawingRecord | undefined) => {
      if (!first && (!record || record.by === TAB || record.at <= at)) return;
      const { drawing, quarantined } = restoreDrawing(record ?? { shapes: [] });
      at = record?.at ?? 0;
      const wasFirst = first;
      first = false;
      // Without the shapes that were set aside it has to be written again.
      if (quarantined.length === 0) kept = drawing;
      else void connect().then((database) => quarantineParts(database, 'drawings', id, quarantined));
      store.update((state) =>
        wasFirst ? showAll({ ...canvasState(drawing), view: state.view }) : load(state, drawing),
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
