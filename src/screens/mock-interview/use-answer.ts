import { type InterviewAnswer, interviewAnswerId, interviewAnswers } from '#storage/interview-records.ts';
import { markAttempted } from '#storage/note-practice.ts';
import { useRecord } from '#storage/use-record.ts';

export interface AnswerModel {
  answer: InterviewAnswer;
  /** False until what was kept has been read. */
  loaded: boolean;
  change: (fields: Partial<Omit<InterviewAnswer, 'id' | 'interviewId'>>) => void;
}

/** What is answered to one question of an interview, kept as it is typed. */
export function useAnswer(interviewId: string, databaseId: string): AnswerModel {
  const id = interviewAnswerId(interviewId, databaseId);
  const [record, put, loaded] = useRecord(interviewAnswers, id);
  const answer: InterviewAnswer = record ?? {
    id,
    interviewId,
    notes: '',
    situation: '',
    task: '',
    action: '',
    result: '',
    language: '',
    code: {},
  };
  return {
    answer,
    loaded,
    change: (fields) => {
      if (!loaded) return;
      put({ ...answer, ...fields });
      void markAttempted(databaseId);
    },
  };
}
