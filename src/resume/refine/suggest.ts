import { setItem, setPersonal } from '../commands.ts';
import type { ItemField, ResumeContent } from '../model.ts';
import { type Line, RULES } from './rules.ts';

/** A proposed edit of one line, with the reason for it. */
export interface Suggestion {
  id: string;
  rule: string;
  label: string;
  reason: string;
  before: string;
  after: string[];
  /** Where the line stands, in words. */
  place: string;
  /** The item and field it is in; without them it is in the summary. */
  at?: { sectionId: string; itemId: string; field: ItemField };
}

interface Place extends Line {
  place: string;
  at?: Suggestion['at'];
}

const isOngoing = (end: string): boolean => /^(present|now|current|today|ongoing|heute|)$/i.test(end.trim());

const textLines = (text: string): string[] => text.split('\n').filter((line) => line.trim());

function* linesIn({ personalInfo, sections }: ResumeContent): Generator<Place> {
  for (const text of textLines(personalInfo.summary))
    yield { text, inWork: false, past: false, place: 'Summary' };
  for (const section of sections) {
    const inWork = section.kind === 'work' || section.kind === 'projects';
    for (const item of section.items) {
      const place = [section.title, item.title || item.subtitle].filter(Boolean).join(', ');
      const at = { sectionId: section.id, itemId: item.id, field: 'text' as const };
      const past = section.kind === 'work' && !isOngoing(item.end);
      for (const text of textLines(item.text)) yield { text, inWork, past, place, at };
    }
  }
}

/** Every suggestion for a resume but those dismissed; at most one a rule for a line. */
export function suggest(content: ResumeContent, dismissed: readonly string[] = []): Suggestion[] {
  const refused = new Set(dismissed);
  const found: Suggestion[] = [];
  for (const { place, at, ...line } of linesIn(content)) {
    const [, mark = '', text = ''] = /^(\s*(?:[-*•]\s+)?)(.*)$/s.exec(line.text) ?? [];
    for (const { id: rule, label, check } of RULES) {
      const advice = check({ ...line, text });
      if (!advice) continue;
      const id = [rule, at?.itemId ?? 'summary', text].join(':');
      if (refused.has(id)) continue;
      const after = advice.after.map((changed) => mark + changed);
      found.push({ id, rule, label, reason: advice.reason, before: line.text, after, place, at });
    }
  }
  return found;
}

/** The text with its first line `before` replaced; the same text where there is no such line. */
const replaceLine = (text: string, before: string, after: readonly string[]): string => {
  const lines = text.split('\n');
  const at = lines.indexOf(before);
  return at < 0 ? text : lines.toSpliced(at, 1, ...after).join('\n');
};

/** The resume with a suggestion taken. */
export function accept(content: ResumeContent, { before, after, at }: Suggestion): ResumeContent {
  if (!at) return setPersonal('summary', replaceLine(content.personalInfo.summary, before, after))(content);
  const item = content.sections
    .find(({ id }) => id === at.sectionId)
    ?.items.find(({ id }) => id === at.itemId);
  if (!item) return content;
  return setItem(at.sectionId, at.itemId, at.field, replaceLine(item[at.field], before, after))(content);
}
