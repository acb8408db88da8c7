import { useCallback, useEffect, useRef, useState } from 'react';
import { change, type History, redo, startHistory, undo } from '#base/history.ts';
import { same } from '#base/same.ts';
import { EMPTY, type Pipeline } from '#pipeline/model.ts';
import { restorePipeline } from '#pipeline/restore.ts';
import { markAttempted } from '#storage/note-practice.ts';
import { type PipelineRecord, pipelines } from '#storage/pipeline-records.ts';
import { quarantineParts } from '#storage/quarantined-records.ts';
import { TAB } from '#storage/tab.ts';

export interface PipelineModel {
  history: History<Pipeline>;
  /** False until what was kept has been read. */
  loaded: boolean;
  /** @param merge names changes that are one step to undo */
  edit: (edit: (pipeline: Pipeline) => Pipeline, merge?: string) => void;
  undo: () => void;
  redo: () => void;
}

/**
 * A pipeline that answers a question, kept at every change and replaced when another tab has a newer one.
 * @param id of its record
 * @param databaseId of the question, which it is an attempt at
 */
export function usePipeline(id: string, databaseId = id): PipelineModel {
  const [history, setHistory] = useState(() => startHistory(EMPTY));
  const [loaded, setLoaded] = useState(false);
  const current = useRef(history);
  /** The last record made or shown here; null until what was kept has been read. */
  const known = useRef<PipelineRecord | undefined | null>(null);

  const show = useCallback((next: History<Pipeline>) => {
    current.current = next;
    setHistory(next);
  }, []);

  useEffect(
    () =>
      pipelines.watch(
        (source) => source.get(id),
        (record) => {
          const first = known.current === null;
          if (!first && (!record || record === known.current)) return;
          known.current = record;
          const { pipeline, quarantined } = restorePipeline(record ?? { nodes: [], edges: [] });
          if (quarantined.length > 0) {
            void quarantineParts('pipelines', id, quarantined);
            known.current = { id, ...mutable(pipeline), at: Date.now(), by: TAB };
            void pipelines.put(known.current);
          }
          if (first) show(startHistory(pipeline));
          else if (!same(pipeline, current.current.present)) show(change(current.current, pipeline));
          setLoaded(true);
        },
      ),
    [id, show],
  );

  const put = useCallback(
    (next: History<Pipeline>) => {
      if (next === current.current || known.current === null) return;
      show(next);
      known.current = { id, ...mutable(next.present), at: Date.now(), by: TAB };
      void pipelines.put(known.current);
      void markAttempted(databaseId);
    },
    [id, databaseId, show],
  );

  return {
    history,
    loaded,
    edit: useCallback(
      (edit, merge) => put(change(current.current, edit(current.current.present), merge)),
      [put],
    ),
    undo: useCallback(() => put(undo(current.current)), [put]),
    redo: useCallback(() => put(redo(current.current)), [put]),
  };
}

const mutable = ({ nodes, edges }: Pipeline) => ({ nodes: [...nodes], edges: [...edges] });
