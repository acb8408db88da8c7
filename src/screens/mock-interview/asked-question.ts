import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { type Area, areaOf } from '#areas.ts';
import type { BehavioralQuestion, DesignQuestion, MlQuestion } from '#dataset/answer-question.ts';
import type { DsaQuestion } from '#dataset/schema.ts';

/** A question with what its own page knows of it. */
export type AskedQuestion = { area: Area } & (
  | { form: 'code'; question: DsaQuestion }
  | { form: 'diagram'; question: DesignQuestion }
  | { form: 'pipeline'; question: MlQuestion }
  | { form: 'star'; question: BehavioralQuestion }
);

/** Address of a question's own page. */
export const questionAddress = (databaseId: string): string => areaOf(databaseId)?.question(databaseId) ?? '';

/** Questions that have been loaded: an interview goes back and forth between them. */
const known = new Map<string, AskedQuestion | null>();

/**
 * The question, from the data of its own page, which is kept offline; undefined until it is there and null
 * where there is none any more.
 */
export function useAskedQuestion(databaseId: string): AskedQuestion | null | undefined {
  const { data, load } = useFetcher();
  const needed = !known.has(databaseId);
  useEffect(() => {
    if (needed) void load(questionAddress(databaseId));
  }, [databaseId, needed, load]);
  const area = areaOf(databaseId);
  // The area says which page's data it is.
  if (needed && data !== undefined)
    known.set(databaseId, data && area ? { area, form: area.form, question: data } : null);
  return known.get(databaseId);
}
