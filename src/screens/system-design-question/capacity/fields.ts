import type { Load } from './estimate.ts';

interface Field {
  id: keyof Load;
  label: string;
  unit?: string;
  /** What a new calculation starts with. */
  initial: string;
  most: number;
}

const FAR = 1e15;

/** What the calculator asks for, in the order of an estimate on paper. */
export const FIELDS: readonly Field[] = [
  { id: 'usersPerDay', label: 'Daily active users', initial: '1000000', most: FAR },
  { id: 'requestsPerUser', label: 'Requests per user per day', initial: '10', most: FAR },
  { id: 'writeShare', label: 'Share of writes', unit: '%', initial: '10', most: 100 },
  { id: 'kilobytesWritten', label: 'Stored per write', unit: 'kB', initial: '1', most: FAR },
  { id: 'kilobytesRead', label: 'Sent per read', unit: 'kB', initial: '2', most: FAR },
  { id: 'peakFactor', label: 'Peak to average', unit: '×', initial: '3', most: 1000 },
  { id: 'yearsKept', label: 'Retention', unit: 'years', initial: '5', most: 1000 },
  { id: 'copies', label: 'Replicas', initial: '3', most: 1000 },
];

/** A number as people type it, with thousands separated or not; undefined for anything else. */
export function readNumber(text: string, most: number): number | undefined {
  const plain = text.replace(/[\s,_]/g, '');
  const value = Number(plain);
  return plain !== '' && Number.isFinite(value) && value >= 0 && value <= most ? value : undefined;
}

/** The load that was typed; undefined while a field is not a number. */
export function readLoad(typed: Record<string, string>): Load | undefined {
  const entries = FIELDS.map(
    ({ id, initial, most }) => [id, readNumber(typed[id] ?? initial, most)] as const,
  );
  return entries.some(([, value]) => value === undefined)
    ? undefined
    : (Object.fromEntries(entries) as unknown as Load);
}
