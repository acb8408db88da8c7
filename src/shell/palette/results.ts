import { createSearch, type Hit } from '#search/search.ts';
import { wordsOf } from '#search/words.ts';
import { GROUPS, type GroupId, type PaletteEntry } from './entry.ts';

/** More than this of one kind is a reason to type another letter. */
const MOST_OF_A_GROUP = 7;
/** What an empty palette suggests of the pages. */
const SUGGESTED_PAGES = 6;

export interface Option {
  entry: PaletteEntry;
  /** Words of the entry that what was typed stands for. */
  matched: readonly string[];
  /** The topic that it was found by, where nothing else that is shown says why. */
  topic?: string;
}

export interface ResultGroup {
  id: string;
  title: string;
  options: Option[];
}

/** Whether a text has one of these words. */
const has = (text: string, matched: readonly string[]) =>
  wordsOf(text).some((word) => matched.includes(word));

function option({ entry, matched }: Hit<PaletteEntry>): Option {
  const said = has(`${entry.title} ${entry.detail}`, matched);
  return { entry, matched, topic: said ? undefined : entry.topics?.find((topic) => has(topic, matched)) };
}

const plain = (entry: PaletteEntry): Option => ({ entry, matched: [] });

/** What is found, group by group, the group of the best find first. */
function grouped(hits: readonly Hit<PaletteEntry>[]): ResultGroup[] {
  const groups = Map.groupBy(hits, ({ entry }) => entry.group);
  return [...groups].map(([id, found]) => ({
    id,
    title: GROUPS[id],
    options: found.slice(0, MOST_OF_A_GROUP).map(option),
  }));
}

/** What an empty palette shows: what was chosen last, then where people go and what can be done. */
function suggested(entries: readonly PaletteEntry[], recent: readonly string[]): ResultGroup[] {
  const chosen = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const of = (group: GroupId) =>
    entries.filter((entry) => entry.group === group && !recent.includes(entry.id)).map(plain);
  return [
    { id: 'recent', title: 'Recent', options: chosen.map(plain) },
    { id: 'page', title: GROUPS.page, options: of('page').slice(0, SUGGESTED_PAGES) },
    { id: 'command', title: GROUPS.command, options: of('command') },
  ].filter(({ options }) => options.length > 0);
}

/**
 * A search over `entries` as the palette shows its results.
 * @returns takes what was typed and ids of earlier choices, newest first
 */
export function createFinder(
  entries: readonly PaletteEntry[],
): (text: string, recent: readonly string[]) => ResultGroup[] {
  const search = createSearch(entries);
  return (text, recent) => (text.trim() ? grouped(search(text)) : suggested(entries, recent));
}
