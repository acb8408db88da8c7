import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { PROGRAM_LANGUAGES, type ProgramLanguage } from '#dataset/programs.ts';
import { settings } from './records.ts';

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

/** Columns of the question table shown beside Title and Category. */
export const tableColumns: Preference<string[]> = {
  id: 'table-columns',
  schema: z.array(z.string()),
  fallback: [],
};

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

const known = new Map<string, { value: unknown; writes: number }>();
const listeners = new Set<() => void>();

function publish(id: string, value: unknown, writes: number): void {
  known.set(id, { value, writes });
  for (const listener of listeners) listener();
}

/** Shows the new value at once, in every component that reads it, and keeps it. */
async function write(id: string, value: unknown): Promise<void> {
  publish(id, value, (known.get(id)?.writes ?? 0) + 1);
  await settings.put({ id, value: value as z.core.util.JSONType });
  publish(id, known.get(id)?.value, (known.get(id)?.writes ?? 1) - 1);
}

/** Turns a preference over, also where no component reads it, and says what it is now. */
export async function togglePreference(preference: Preference<boolean>): Promise<boolean> {
  const parsed = z.safeParse(preference.schema, (await settings.get(preference.id))?.value);
  const next = !(parsed.success ? parsed.data : preference.fallback);
  await write(preference.id, next);
  return next;
}

function subscribe(preference: { id: string }, listener: () => void): () => void {
  listeners.add(listener);
  const stop = settings.watch(
    (source) => source.get(preference.id),
    (stored) => {
      // What is being written is newer than anything read.
      if (!known.get(preference.id)?.writes) publish(preference.id, stored?.value, 0);
    },
  );
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The preference's value (its fallback until it is read, or where it is unreadable), how to change it, and whether it has been read. */
export function usePreference<T>(
  preference: Preference<T>,
): [value: T, set: (value: T) => void, loaded: boolean] {
  const entry = useSyncExternalStore(
    useCallback((listener: () => void) => subscribe(preference, listener), [preference]),
    () => known.get(preference.id),
    () => undefined,
  );
  const parsed = useMemo(() => z.safeParse(preference.schema, entry?.value), [preference, entry]);
  const set = useCallback((value: T) => void write(preference.id, value), [preference]);
  return [parsed.success ? parsed.data : preference.fallback, set, entry !== undefined];
}
