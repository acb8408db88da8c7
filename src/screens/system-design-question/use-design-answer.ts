import { useCallback } from 'react';
import { type DesignAnswer, designAnswers } from '#storage/design-records.ts';
import { markAttempted } from '#storage/note-practice.ts';
import { useRecord } from '#storage/use-record.ts';

const empty = (id: string): DesignAnswer => ({
  id,
  concurrency: '',
  highLevel: '',
  lowLevel: '',
  capacity: {},
  at: 0,
});

export type AnswerField = 'concurrency' | 'highLevel' | 'lowLevel';

export interface DesignAnswerModel {
  answer: DesignAnswer;
  /** False until what was kept has been read. */
  loaded: boolean;
  change: (fields: Partial<Pick<DesignAnswer, AnswerField | 'capacity'>>) => void;
}

/** What is written about one question, kept as it is typed. */
export function useDesignAnswer(databaseId: string): DesignAnswerModel {
  const [answer, , loaded] = useRecord(designAnswers, databaseId);
  const change: DesignAnswerModel['change'] = useCallback(
    (fields) => {
      const at = Date.now();
      void designAnswers.update(databaseId, (kept) => ({
        ...(kept ?? empty(databaseId)),
        ...fields,
        at,
      }));
      void markAttempted(databaseId);
    },
    [databaseId],
  );
  return { answer: answer ?? empty(databaseId), loaded, change };
}
