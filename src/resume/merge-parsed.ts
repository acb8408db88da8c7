import { createSection } from './create.ts';
import { itemsFrom } from './form-data.ts';
import type { ResumeContent, Section } from './model.ts';
import type { ParsedResume } from './parse-text.ts';

const isFilled = ([, value]: [string, string]) => value !== '';

/**
 * The resume with what was read from a file: found personal fields overwrite, a list replaces the resume's own
 * only when it is not empty.
 */
export function mergeParsed(content: ResumeContent, parsed: ParsedResume): ResumeContent {
  const items = itemsFrom(parsed);
  const found = Object.fromEntries(Object.entries(parsed.personalInfo).filter(isFilled));
  let sections: Section[] = content.sections;
  for (const kind of ['work', 'education', 'projects', 'skills'] as const) {
    if (items[kind].length === 0) continue;
    const at = sections.findIndex((section) => section.kind === kind);
    const others = sections.filter((section, index) => section.kind !== kind || index === at);
    sections =
      at < 0
        ? [...sections, createSection(kind, items[kind])]
        : others.map((section) => (section.kind === kind ? { ...section, items: items[kind] } : section));
  }
  return { ...content, personalInfo: { ...content.personalInfo, ...found }, sections };
}
