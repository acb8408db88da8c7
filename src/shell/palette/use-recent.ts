import { z } from 'zod/mini';
import { type Preference, usePreference } from '#storage/settings.ts';

const MOST = 6;

/** Ids of what was chosen in the palette, newest first. */
const recentChoices: Preference<string[]> = {
  id: 'palette-recent',
  schema: z.array(z.string()),
  fallback: [],
};

/** Earlier choices, how to add one, and whether they have been read. */
export function useRecent(): [recent: readonly string[], add: (id: string) => void, loaded: boolean] {
  const [recent, setRecent, loaded] = usePreference(recentChoices);
  const add = (id: string) => setRecent([id, ...recent.filter((other) => other !== id)].slice(0, MOST));
  return [recent, add, loaded];
}
