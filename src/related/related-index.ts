import MiniSearch, { type Options } from 'minisearch';
import { tokenize, toTerm } from './terms.ts';

/** Something a question may be about. */
export interface NearestEntry {
  /** Address of its page. */
  id: string;
  kind: 'coding' | 'lesson' | 'pattern';
  title: string;
  topics: string[];
}

/** An entry with the words it is found by; those are in the index only. */
export interface NearestDocument extends NearestEntry {
  text: string;
  /** On how many company lists it is. */
  asked?: number;
}

export const nearestOptions: Options<NearestDocument> = {
  fields: ['title', 'topics', 'text'],
  storeFields: ['kind', 'title', 'topics', 'asked'],
  extractField: (document, field) => {
    const value = document[field as keyof NearestDocument];
    return Array.isArray(value) ? value.join(' ') : value;
  },
  tokenize,
  processTerm: toTerm,
};

/** The index as text, made at build time and loaded by `findNearest`. */
export function buildNearestIndex(documents: readonly NearestDocument[]): string {
  const index = new MiniSearch(nearestOptions);
  index.addAll(documents);
  return JSON.stringify(index);
}
