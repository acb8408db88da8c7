import { useCallback, useEffect, useRef, useState } from 'react';
import { markAttempted } from '#storage/answer-records.ts';
import { type DesignAnswer, designAnswers } from '#storage/design-records.ts';
import { latestOnly } from '#storage/latest-only.ts';
import { TAB } from '#storage/tab.ts';

const save = latestOnly((record: DesignAnswer) => designAnswers.put(record));

const empty = (id: string): DesignAnswer => ({
  id,
  concurrency: '',
  highLevel: '',
  lowLevel: '',
  capacity: {},
  at: 0,
  by: TAB,
});

export type AnswerField = 'concurrency' | 'highLevel' | 'lowLevel';

export interface DesignAnswerModel {
  answer: DesignAnswer;
  /** False until what was kept has been read. */
  loaded: boolean;
  change: (fields: Partial<Pick<DesignAnswer, AnswerField | 'capacity'>>) => void;
}

/** What is written about one question, kept as it is typed and replaced when another tab has a newer one. */
export function useDesignAnswer(databaseId: string): DesignAnswerModel {
  const [answer, setAnswer] = useState<DesignAnswer>();
  const current = useRef<DesignAnswer>(undefined);
  const show = useCallback((record: DesignAnswer) => {
    current.current = record;
    setAnswer(record);
  }, []);

  useEffect(
    () =>
      designAnswers.watch(
        (source) => source.get(databaseId),
        (stored) => {
          const known = current.current;
          if (!known) show(stored ?? empty(databaseId));
          else if (stored && stored.by !== TAB && stored.at > known.at) show(stored);
        },
      ),
    [databaseId, show],
  );

  const change: DesignAnswerModel['change'] = useCallback(
    (fields) => {
      if (!current.current) return;
      const next = { ...current.current, ...fields, at: Date.now(), by: TAB };
      show(next);
      void save(next);
      void markAttempted(databaseId);
    },
    [databaseId, show],
  );
  return { answer: answer ?? empty(databaseId), loaded: answer !== undefined, change };
}
