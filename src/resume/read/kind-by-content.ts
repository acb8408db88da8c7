import { findDates } from '../dates.ts';
import { type Line, lineText } from './line.ts';
import { isDegree, isRole, isSchool } from './words.ts';

/** Whether a line has a range of dates. */
export const isRange = (line: Line): boolean => findDates(lineText(line))?.range === true;

/** What a part under a heading that nobody knows is about, by what its lines say. */
export function kindByContent(lines: readonly Line[]): 'work' | 'education' | 'custom' {
  const dated = lines.filter(isRange).length;
  if (dated === 0) return 'custom';
  const texts = lines.filter((line) => lineText(line).length < 100).map(lineText);
  const schools = texts.filter((text) => isSchool(text) || isDegree(text)).length;
  const jobs = texts.filter((text) => isRole(text) && !isSchool(text)).length;
  if (jobs >= dated && jobs > schools) return 'work';
  return schools >= dated ? 'education' : 'custom';
}
