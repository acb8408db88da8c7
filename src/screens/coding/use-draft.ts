import { useCallback } from 'react';
import { once } from '#storage/live.ts';
import { type Draft, draftId, drafts, earlierDraftId } from '#storage/records.ts';
import { useRecord } from '#storage/use-record.ts';

export interface DraftModel {
  source: string;
  /** False until what was kept has been read. */
  loaded: boolean;
  setSource: (source: string) => void;
  /** Replaces what is kept of this question in another language. */
  putElsewhere: (language: string, source: string) => Promise<void>;
  /** When the current fresh attempt began; undefined when there is none. */
  freshSince?: number;
  startFreshAttempt: () => void;
  endFreshAttempt: () => void;
}

/** The code of one question in one language, kept as it is typed; `starter` while there is none. */
export function useDraft(questionId: string, language: string, starter: string): DraftModel {
  const key = draftId(questionId, language);
  const earlierKey = earlierDraftId(questionId, language);
  const [draft, put, loaded] = useRecord(drafts, key);
  const [earlier] = useRecord(drafts, earlierKey);
  const source = draft?.source ?? starter;

  const record = useCallback(
    (text: string, id = key): Draft => ({ id, questionId, language, source: text, at: Date.now() }),
    [key, questionId, language],
  );
  /** Both drafts as one change. */
  const together = (work: () => void) =>
    void once(
      [key, earlierKey].map((id) => ({ table: 'drafts', id })),
      work,
    );
  return {
    source,
    loaded,
    setSource: useCallback((text: string) => put(record(text)), [put, record]),
    putElsewhere: (other, text) =>
      drafts.put({ ...record(text, draftId(questionId, other)), language: other }),
    freshSince: earlier?.at,
    startFreshAttempt: () =>
      together(() => {
        void drafts.put(record(source, earlierKey));
        void drafts.put(record(starter));
      }),
    endFreshAttempt: () =>
      together(() => {
        const before = drafts.peek(earlierKey);
        if (!before) return;
        void drafts.put(record(before.source));
        void drafts.remove(earlierKey);
      }),
  };
}
