import { readFileSync } from 'node:fs';
import type { Person } from './person.ts';

const read = (name: string): Person[] =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Person[];

/** The people of the files that are placed by hand or printed by Chromium. */
export const people = read('people.json');

/** The people of the files that typesetting programs made: longer careers, up to two pages. */
export const morePeople = read('more-people.json');
