import { useMemo } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { newestFirst } from '#storage/newest-first.ts';
import { submissions } from '#storage/records.ts';
import { useRecords } from '#storage/use-records.ts';
import type { OtherProgram } from './use-comparison.ts';

const MOST = 5;
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Programs in a language that are known to be right: one's own accepted ones, newest first, and the reference solution. */
export function useOtherPrograms(question: DsaQuestion, language: string, source: string): OtherProgram[] {
  const { databaseId, solutions } = question;
  const list = useRecords(submissions, newestFirst, { field: 'questionId', equals: databaseId });
  return useMemo(() => {
    const accepted = (list ?? [])
      .filter((each) => each.language === language && each.verdict === 'Accepted' && each.source !== source)
      .slice(0, MOST)
      .map(({ id, at, source }) => ({ id, source, label: `Your accepted code, ${dateFormat.format(at)}` }));
    const reference = solutions[language]?.source;
    return reference === undefined || reference === source
      ? accepted
      : [...accepted, { id: 'reference', source: reference, label: 'The reference solution' }];
  }, [list, language, source, solutions]);
}
