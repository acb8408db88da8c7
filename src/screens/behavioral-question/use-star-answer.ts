import { useCallback, useEffect, useRef, useState } from 'react';
import { STAR_PARTS, type StarAnswer } from '#dataset/answer-question.ts';
import { markAttempted, type StarRecord, starAnswers } from '#storage/answer-records.ts';
import { latestOnly } from '#storage/latest-only.ts';
import { TAB } from '#storage/tab.ts';

const save = latestOnly((record: StarRecord) => starAnswers.put(record));

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
  by: TAB,
});

export type AnswerFields = Omit<StarRecord, 'id' | 'at' | 'by'>;

export interface StarAnswerModel {
  answer: StarRecord;
  /** False until what was kept has been read. */
  loaded: boolean;
  /** Whether a change is still on its way to storage. */
  saving: boolean;
  change: (fields: Partial<AnswerFields>) => void;
}

export const isEmpty = (answer: StarAnswer): boolean => STAR_PARTS.every((part) => !answer[part].trim());

/** The answer to one question, kept as it is typed and replaced when another tab has a newer one. */
export function useStarAnswer(questionId: string): StarAnswerModel {
  const [answer, setAnswer] = useState<StarRecord>();
  const [saving, setSaving] = useState(false);
  const current = useRef<StarRecord>(undefined);
  const show = useCallback((record: StarRecord) => {
    current.current = record;
    setAnswer(record);
  }, []);

  useEffect(
    () =>
      starAnswers.watch(
        (source) => source.get(questionId),
        (stored) => {
          const known = current.current;
          if (!known) show(stored ?? empty(questionId));
          else if (stored && stored.by !== TAB && stored.at > known.at) show(stored);
        },
      ),
    [questionId, show],
  );

  const change = useCallback(
    (fields: Partial<AnswerFields>) => {
      if (!current.current) return;
      const next = { ...current.current, ...fields, at: Date.now(), by: TAB };
      show(next);
      setSaving(true);
      void save(next).then(() => setSaving(false));
      if (!isEmpty(next)) void markAttempted(questionId);
    },
    [questionId, show],
  );
  return { answer: answer ?? empty(questionId), loaded: answer !== undefined, saving, change };
}
