import { areaOf } from '#areas.ts';

/**
 * Address of the table that lists a question, filtered by one of its facts.
 * @param fact name of the filter in the address
 */
export function listLink(databaseId: string, fact: 'topic' | 'company', value: string): string {
  const area = areaOf(databaseId);
  const params = new URLSearchParams();
  // System design questions are in tabs by group.
  if (area?.form === 'diagram') params.set('tab', databaseId.split('/')[1] ?? '');
  params.set(fact, value);
  return `${area?.path ?? '/'}?${params}`;
}
