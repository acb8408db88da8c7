import { useCallback } from 'react';
import { STAR_PARTS, type StarAnswer } from '#dataset/answer-question.ts';
import { type StarRecord, starAnswers } from '#storage/answer-records.ts';
import { markAttempted } from '#storage/note-practice.ts';
import { useRecord } from '#storage/use-record.ts';
import { useSaving } from '#storage/use-saving.ts';

const DEFAULT_CONFIDENCE = 3;
const empty = (id: string): StarRecord => ({
  id,
  situation: '',
  task: '',
  action: '',
  result: '',
  notes: '',
  confidence: DEFAULT_CONFIDENCE,
  at: 0,
});

export type AnswerFields = Omit<StarRecord, 'id' | 'at'>;

export interface StarAnswerModel {
  answer: StarRecord;
  /** False until what was kept has been read. */
  loaded: boolean;
  /** Whether a change is still on its way to storage. */
  saving: boolean;
  change: (fields: Partial<AnswerFields>) => void;
}

export const isEmpty = (answer: StarAnswer): boolean => STAR_PARTS.every((part) => !answer[part].trim());

/** The answer to one question, kept as it is typed. */
export function useStarAnswer(questionId: string): StarAnswerModel {
  const [answer, , loaded] = useRecord(starAnswers, questionId);
  const [saving, noteChange] = useSaving();
  const change = useCallback(
    (fields: Partial<AnswerFields>) => {
      const at = Date.now();
      void starAnswers.update(questionId, (kept) => ({
        ...(kept ?? empty(questionId)),
        ...fields,
        at,
      }));
      noteChange();
      const next = starAnswers.peek(questionId);
      if (next && !isEmpty(next)) void markAttempted(questionId);
    },
    [questionId, noteChange],
  );
  return { answer: answer ?? empty(questionId), loaded, saving, change };
}
