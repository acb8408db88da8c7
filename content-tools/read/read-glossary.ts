import { ContentError } from './content-error.ts';
import { readText } from './read-file.ts';
import { splitAt } from './split-markdown.ts';

const FILE = 'docs/glossary.md';

/** What we do not say for a term. `searched`: safe to look for, so the check of words fails where it finds it. */
export interface Avoided {
  phrase: string;
  searched: boolean;
}

export interface GlossaryTerm {
  term: string;
  meaning: string;
  avoided: Avoided[];
}

export interface GlossarySection {
  /** The area the terms belong to: "System design". */
  title: string;
  terms: GlossaryTerm[];
}

function readAvoided(cell: string): Avoided[] {
  const phrases = cell.split(';').map((phrase) => phrase.trim());
  return phrases.filter(Boolean).map((phrase) => {
    const searched = /^`[^`]+`$/.test(phrase);
    return { phrase: searched ? phrase.slice(1, -1) : phrase, searched };
  });
}

function readRow(title: string, row: string): GlossaryTerm {
  const cells = /^\|(?<term>[^|]+)\|(?<meaning>[^|]+)\|(?<avoided>[^|]*)\|$/.exec(row)?.groups;
  if (!cells) throw new ContentError(FILE, title, `write "${row}" as | term | meaning | not |`);
  const [term, meaning] = [cells.term?.trim() ?? '', cells.meaning?.trim() ?? ''];
  if (!term || !meaning) throw new ContentError(FILE, title, `"${row}" needs a term and a meaning`);
  return { term, meaning, avoided: readAvoided(cells.avoided ?? '') };
}

/**
 * The glossary, section by section: each holds one table of three columns, whose first two rows are its head.
 * @throws {ContentError} for a row that is no term, and for a term that its section has twice
 */
export function readGlossary(markdown = readText(FILE)): GlossarySection[] {
  return splitAt(2, markdown).sections.map(({ title, text }) => {
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    const terms = rows.slice(2).map((row) => readRow(title, row));
    const names = terms.map(({ term }) => term);
    const twice = names.find((term, index) => names.indexOf(term) !== index);
    if (twice) throw new ContentError(FILE, title, `has "${twice}" twice; keep one`);
    if (terms.length === 0) throw new ContentError(FILE, title, 'has no terms; add a table');
    return { title, terms };
  });
}
