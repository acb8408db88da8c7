import { useEffect, useMemo } from 'react';
import { canRedo, canUndo } from '#base/history.ts';
import { EMPTY, type Pipeline, withoutLooseEdges } from '#pipeline/model.ts';
import { restorePipeline } from '#pipeline/restore.ts';
import type { DocumentKind } from '#storage/document.ts';
import { markAttempted } from '#storage/note-practice.ts';
import { type PipelineRecord, pipelines } from '#storage/pipeline-records.ts';
import { quarantineParts } from '#storage/quarantined-records.ts';
import { useDocument, useOpened } from '#storage/use-document.ts';

export interface PipelineModel {
  pipeline: Pipeline;
  canUndo: boolean;
  canRedo: boolean;
  /** False until what was kept has been read. */
  loaded: boolean;
  /** @param merge names changes that are one step to undo */
  edit: (edit: (pipeline: Pipeline) => Pipeline, merge?: string) => void;
  undo: () => void;
  redo: () => void;
}

const fieldsOf = ({ nodes, edges }: Pipeline) => ({ nodes: [...nodes], edges: [...edges], at: Date.now() });

const KIND: DocumentKind<PipelineRecord, Pipeline> = {
  source: pipelines,
  read: (record) => (record ? restorePipeline(record).pipeline : EMPTY),
  write: (pipeline, _record, id) => ({ id, ...fieldsOf(pipeline) }),
  repair: withoutLooseEdges,
};

/**
 * A pipeline that answers a question, kept at every change, with undo. What another tab or device makes of it is taken over.
 * @param id of its record
 * @param databaseId of the question, which it is an attempt at
 */
export function usePipeline(id: string, databaseId = id): PipelineModel {
  const doc = useDocument(KIND, id);
  const opened = useOpened(doc);
  const record = opened?.record;

  useEffect(() => {
    const { pipeline, quarantined } = restorePipeline(record ?? EMPTY);
    if (!record || quarantined.length === 0) return;
    void quarantineParts('pipelines', id, quarantined);
    doc.set((kept) => ({ ...kept, ...fieldsOf(pipeline) }));
  }, [doc, id, record]);

  const actions = useMemo(() => {
    const attempt = (work: () => void) => {
      const before = doc.get()?.history.present;
      work();
      if (doc.get()?.history.present !== before) void markAttempted(databaseId);
    };
    return {
      edit: ((edit, merge) => attempt(() => doc.change(edit, merge))) as PipelineModel['edit'],
      undo: () => attempt(doc.undo),
      redo: () => attempt(doc.redo),
    };
  }, [doc, databaseId]);

  return {
    pipeline: opened?.history.present ?? EMPTY,
    canUndo: opened !== undefined && canUndo(opened.history),
    canRedo: opened !== undefined && canRedo(opened.history),
    loaded: opened !== undefined,
    ...actions,
  };
}
