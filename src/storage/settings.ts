import { useCallback, useMemo } from 'react';
import { z } from 'zod/mini';
import { PROGRAM_LANGUAGES, type ProgramLanguage } from '#dataset/programs.ts';
import { settings } from './records.ts';
import { useRecord } from './use-record.ts';

/** A preference: where it is kept, what it may be, and what it is at first. */
export interface Preference<T> {
  id: string;
  schema: z.ZodMiniType<T>;
  fallback: T;
}

export const hideDifficulty: Preference<boolean> = {
  id: 'hide-difficulty',
  schema: z.boolean(),
  fallback: false,
};

export const vimMode: Preference<boolean> = { id: 'vim-mode', schema: z.boolean(), fallback: false };

/** Id of the language last chosen; empty while nobody has chosen. */
export const lastLanguage: Preference<string> = { id: 'last-language', schema: z.string(), fallback: '' };

/** The language in which programs that are written in several are read. */
export const exampleLanguage: Preference<ProgramLanguage> = {
  id: 'example-language',
  schema: z.enum(PROGRAM_LANGUAGES),
  fallback: 'java',
};

const columnsOf = (table: string): Preference<string[]> => ({
  id: `table-columns/${table}`,
  schema: z.array(z.string()),
  fallback: [],
});

/** Columns of each table of questions shown beside Title and Category, by the area whose page it is on. */
export const tableColumns = {
  dsa: columnsOf('dsa'),
  'system-design': columnsOf('system-design'),
  'machine-learning': columnsOf('machine-learning'),
  behavioral: columnsOf('behavioral'),
} as const;

/** Whether runs are kept simulated although the language's runtime is installed. */
export const simulatedRuns: Preference<boolean> = {
  id: 'simulated-runs',
  schema: z.boolean(),
  fallback: false,
};

/** Whether the tour for newcomers has been taken or sent away. */
export const tourOver: Preference<boolean> = { id: 'tour-over', schema: z.boolean(), fallback: false };

/** Milliseconds that each language's calibration program took on this machine. */
export const machineTimes: Preference<Record<string, number>> = {
  id: 'machine-times',
  schema: z.record(z.string(), z.number().check(z.positive())),
  fallback: {},
};

const keep = (id: string, value: unknown) => ({ id, value: value as z.core.util.JSONType });

/** Turns a preference over, also where no component reads it, and says what it is now. */
export async function togglePreference(preference: Preference<boolean>): Promise<boolean> {
  let next = preference.fallback;
  await settings.update(preference.id, (kept) => {
    const parsed = z.safeParse(preference.schema, kept?.value);
    next = !(parsed.success ? parsed.data : preference.fallback);
    return keep(preference.id, next);
  });
  return next;
}

/** The preference's value (its fallback until it is read, or where it is unreadable), how to change it, and whether it has been read. */
export function usePreference<T>(
  preference: Preference<T>,
): [value: T, set: (value: T) => void, loaded: boolean] {
  const [kept, put, loaded] = useRecord(settings, preference.id);
  const parsed = useMemo(() => z.safeParse(preference.schema, kept?.value), [preference, kept]);
  const set = useCallback((value: T) => put(keep(preference.id, value)), [preference, put]);
  return [parsed.success ? parsed.data : preference.fallback, set, loaded];
}
