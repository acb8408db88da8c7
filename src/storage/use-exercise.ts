import { useCallback, useRef } from 'react';
import { type ExerciseRecord, exercises } from './exercise-records.ts';
import { useRecord } from './use-record.ts';
import { useRecords } from './use-records.ts';

type Status = ExerciseRecord['status'];

export interface ExerciseModel {
  source: string;
  status?: Status;
  /** False until what was kept has been read. */
  loaded: boolean;
  setSource: (source: string) => void;
  /** Notes an attempt; what was solved once stays solved. */
  setAttempt: (solved: boolean) => void;
}

/** The user's work on an exercise, kept as they type; `starter` while there is none. */
export function useExercise(id: string, starter: string): ExerciseModel {
  const [record, put, loaded] = useRecord(exercises, id);
  const latest = useRef(record);
  latest.current = record;
  const change = useCallback(
    (fields: Partial<ExerciseRecord>) => {
      const next = {
        source: starter,
        status: 'begun' as const,
        ...latest.current,
        ...fields,
        id,
        at: Date.now(),
      };
      latest.current = next;
      put(next);
    },
    [id, starter, put],
  );
  const setSource = useCallback((source: string) => change({ source }), [change]);
  const setAttempt = useCallback(
    (solved: boolean) => {
      if (latest.current?.status !== 'solved') change({ status: solved ? 'solved' : 'attempted' });
    },
    [change],
  );
  return { source: record?.source ?? starter, status: record?.status, loaded, setSource, setAttempt };
}

/** How far the user came with these exercises, by id; empty until it is read. */
export const useExerciseStatuses = (): ReadonlyMap<string, Status> =>
  useRecords(exercises, (records) => new Map(records.map(({ id, status }) => [id, status]))) ?? NONE;

const NONE: ReadonlyMap<string, Status> = new Map();
