import MiniSearch from 'minisearch';
import { wordsOf } from './words.ts';

/** Something that can be found. */
export interface SearchEntry {
  id: string;
  title: string;
  /** Shown beside the title. */
  detail: string;
  /** Further words it is found by; shown nowhere. */
  words: string;
  /** How much it counts against others that fit alike; 1 where nothing is said. */
  weight?: number;
}

export interface Hit<E extends SearchEntry> {
  entry: E;
  score: number;
  /** Words of the entry that what was typed stands for. */
  matched: string[];
}

/** Words of at least this many letters are also found with a letter or two wrong. */
const FUZZY_FROM = 4;
/** What something is called outweighs what it is about: many are about two pointers, few are called Two Sum. */
const BOOST = { title: 4, detail: 0.2, words: 0.1 };
/** Of a whole word: what an unfinished one counts, and a misspelled one, which is the last thing that is meant. */
const WEIGHTS = { prefix: 0.7, fuzzy: 0.02 };
/** How much more an entry counts whose title begins with what was typed. */
const TITLE_START = 2;

/**
 * A search over `entries`, best first; of those that fit alike, the one with the shorter title. The last words of
 * a text may be unfinished, every word may be misspelled a little; where nothing has all of them, what has some is
 * found.
 */
export function createSearch<E extends SearchEntry>(entries: readonly E[]): (text: string) => Hit<E>[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<E>({ fields: ['title', 'detail', 'words'], tokenize: wordsOf });
  index.addAll([...byId.values()]);
  return (text) => {
    const words = wordsOf(text);
    const start = words.join(' ');
    const options = {
      boost: BOOST,
      prefix: true,
      fuzzy: (word: string) => (word.length >= FUZZY_FROM ? 0.25 : false),
      weights: WEIGHTS,
      boostDocument: (id: string) => {
        const { title = '', weight = 1 } = byId.get(id) ?? {};
        return weight * (wordsOf(title).join(' ').startsWith(start) ? TITLE_START : 1);
      },
    };
    const all = index.search(start, { ...options, combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(start, { ...options, combineWith: 'OR' });
    return found
      .flatMap(({ id, score, terms }) => {
        const entry = byId.get(id);
        return entry ? [{ entry, score, matched: terms }] : [];
      })
      .sort((a, b) => b.score - a.score || a.entry.title.length - b.entry.title.length);
  };
}
