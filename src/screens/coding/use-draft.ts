import { useCallback, useEffect, useRef, useState } from 'react';
import { latestOnly } from '#storage/latest-only.ts';
import { type Draft, draftId, drafts, earlierDraftId } from '#storage/records.ts';
import { TAB } from '#storage/tab.ts';

const save = latestOnly((draft: Draft) => drafts.put(draft));

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

interface Kept {
  key: string;
  source: string;
  freshSince?: number;
}

/**
 * The code of one question in one language: kept as one types, `starter` while there is none, and replaced
 * when another tab has a newer one.
 */
export function useDraft(questionId: string, language: string, starter: string): DraftModel {
  const key = draftId(questionId, language);
  const earlierKey = earlierDraftId(questionId, language);
  const [kept, setKept] = useState<Kept>();
  const editedAt = useRef(0);

  useEffect(() => {
    editedAt.current = 0;
    return drafts.watch(
      (source) => Promise.all([source.get(key), source.get(earlierKey)]),
      ([draft, earlier]) => {
        setKept((current) => {
          const first = current?.key !== key;
          const foreign = draft !== undefined && draft.by !== TAB && draft.at > editedAt.current;
          const source = first || foreign ? (draft?.source ?? starter) : current.source;
          return { key, source, freshSince: earlier?.at };
        });
      },
    );
  }, [key, earlierKey, starter]);

  const loaded = kept?.key === key;
  const source = loaded ? kept.source : starter;

  const record = useCallback(
    (text: string, id = key): Draft => ({ id, questionId, language, source: text, at: Date.now(), by: TAB }),
    [key, questionId, language],
  );

  const setSource = useCallback(
    (text: string) => {
      editedAt.current = Date.now();
      setKept((current) => ({ ...current, key, source: text }));
      void save(record(text));
    },
    [key, record],
  );

  const putElsewhere = (other: string, text: string) =>
    drafts.put({ ...record(text, draftId(questionId, other)), language: other });

  const startFreshAttempt = () => {
    void drafts.put(record(source, earlierKey));
    setSource(starter);
  };
  const endFreshAttempt = () => {
    void drafts.get(earlierKey).then(async (earlier) => {
      if (!earlier) return;
      setSource(earlier.source);
      await drafts.remove(earlierKey);
    });
  };
  return {
    source,
    loaded,
    setSource,
    putElsewhere,
    freshSince: kept?.freshSince,
    startFreshAttempt,
    endFreshAttempt,
  };
}
