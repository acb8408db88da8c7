import { useCallback, useEffect, useRef, useState } from 'react';
import { change, type History, redo, startHistory, undo } from '#base/history.ts';
import { EMPTY, type Pipeline } from '#pipeline/model.ts';
import { restorePipeline } from '#pipeline/restore.ts';
import { markAttempted } from '#storage/answer-records.ts';
import { connect } from '#storage/connection.ts';
import { latestOnly } from '#storage/latest-only.ts';
import { type PipelineRecord, pipelines } from '#storage/pipeline-records.ts';
import { quarantineParts } from '#storage/restore.ts';
import { TAB } from '#storage/tab.ts';

const save = latestOnly((record: PipelineRecord) => pipelines.put(record));

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
  const at = useRef(-1);

  const show = useCallback((next: History<Pipeline>) => {
    current.current = next;
    setHistory(next);
  }, []);

  useEffect(
    () =>
      pipelines.watch(
        (source) => source.get(id),
        (record) => {
          const first = at.current < 0;
          if (!first && (!record || record.by === TAB || record.at <= at.current)) return;
          at.current = record?.at ?? 0;
          const { pipeline, quarantined } = restorePipeline(record ?? { nodes: [], edges: [] });
          if (quarantined.length > 0) {
            void connect().then((database) => quarantineParts(database, 'pipelines', id, quarantined));
            void save({ id, ...mutable(pipeline), at: Date.now(), by: TAB });
          }
          show(first ? startHistory(pipeline) : change(current.current, pipeline));
          setLoaded(true);
        },
      ),
    [id, show],
  );

  const put = useCallback(
    (next: History<Pipeline>) => {
      if (next === current.current || at.current < 0) return;
      show(next);
      at.current = Date.now();
      void save({ id, ...mutable(next.present), at: at.current, by: TAB });
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
