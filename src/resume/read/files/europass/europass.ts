import type { ReadResume } from '../../result.ts';
import { parseXml } from '../xml.ts';
import { fromCandidate, isCandidate } from './candidate.ts';
import { fromSkillsPassport } from './skills-passport.ts';

/** A CV of Europass in either of its XML formats; undefined for other XML. */
export function readEuropass(source: string): ReadResume | undefined {
  const root = parseXml(source);
  if (root.name === 'SkillsPassport') return fromSkillsPassport(root);
  return isCandidate(root) ? fromCandidate(root) : undefined;
}
