import MiniSearch, { type SearchResult } from 'minisearch';
import { type NearestEntry, nearestOptions } from './related-index.ts';
import { rephrase, tokenize, toTerm } from './terms.ts';

export interface Nearest extends NearestEntry {
  /** The words asked with that the entry has, as they were typed. */
  words: string[];
  /** Too few of the words asked with are in the entry to say that it is what was meant. */
  weak: boolean;
}

/** Part of the words that say something which a match must have to be no weak one. */
const ENOUGH = 0.7;

/** What fits almost alike is rather the question that everybody knows: on so many lists one counts twice. */
const WELL_KNOWN = 200;

/** A question of more different words is found by its first ones. */
const MOST_WORDS = 300;
const QUESTIONS = 3;
const READING = 4;
/** An entry this much weaker than the best one of its kind shares a word by chance. */
const WEAK = 0.3;
/** The same, measured against the best one of either kind. */
const WEAK_OF_ALL = 0.25;

export type NearestIndex = MiniSearch;

export const loadNearestIndex = (text: string): NearestIndex => MiniSearch.loadJSON(text, nearestOptions);

/**
 * What is nearest to `text` by the words they share (BM25), best first: up to three coding questions and up
 * to four pages to read.
 */
export function findNearest(index: NearestIndex, text: string): { questions: Nearest[]; reading: Nearest[] } {
  const words = [...new Set(tokenize(rephrase(text)))].slice(0, MOST_WORDS);
  const terms = new Set(words.flatMap((word) => toTerm(word) ?? []));
  const hits = index.search(words.join(' '), {
    combineWith: 'OR',
    boost: { title: 4, topics: 2 },
    // A misspelled long word still counts, for less.
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    weights: { fuzzy: 0.3, prefix: 0.3 },
    prefix: (term) => term.length > 3,
  });
  // What has all the words that were asked with comes before what has one of them in its title.
  const found = hits
    .map((hit): SearchResult & { covered: number } => {
      const covered = hit.queryTerms.length / Math.max(terms.size, 1);
      const known = 1 + (hit.asked ?? 0) / WELL_KNOWN;
      return { ...hit, covered, score: hit.score * covered * known };
    })
    .sort((a, b) => b.score - a.score);
  const typed = new Map(words.map((word) => [toTerm(word), word]));
  const pick = (coding: boolean, most: number): Nearest[] => {
    const fitting = found.filter(({ kind }) => (kind === 'coding') === coding);
    const enough = Math.max((fitting[0]?.score ?? 0) * WEAK, (found[0]?.score ?? 0) * WEAK_OF_ALL);
    return fitting
      .filter(({ score }) => score >= enough)
      .slice(0, most)
      .map(({ id, kind, title, topics, queryTerms, covered, match }) => ({
        id,
        kind,
        title,
        topics,
        words: queryTerms.map((term) => typed.get(term) ?? term),
        weak: covered < ENOUGH || !Object.values(match).some((fields) => fields.includes('title')),
      }));
  };
  return { questions: pick(true, QUESTIONS), reading: pick(false, READING) };
}
