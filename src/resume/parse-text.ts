import { createSection } from './create.ts';
import { itemsFrom, type ParsedLists } from './form-data.ts';
import type { Found } from './merge.ts';
import type { PersonalInfo } from './model.ts';

/** What the specification's rules find in a text file. */
export interface ParsedResume extends ParsedLists {
  personalInfo: Pick<PersonalInfo, 'email' | 'linkedin' | 'github'>;
}

export const emptyParsed = (): ParsedResume => ({
  personalInfo: { email: '', linkedin: '', github: '' },
  workExperience: [],
  education: [],
  projects: [],
  skills: [],
});

const HEADINGS = ['contact', 'experience', 'education', 'projects', 'skills'] as const;
type Heading = (typeof HEADINGS)[number];

const CONTACT_LINES = 4;
/** Lines 3 to 8 of an experience section describe it. */
const WORK_TEXT = [2, 8] as const;
const PROJECT_TEXT_LINES = 4;

const EMAIL = /[^\s@<>()|,;]+@[^\s@<>()|,;]+\.[^\s@<>()|,;]+/;
const profile = (host: string) => new RegExp(`(?:https?://)?(?:www\\.)?${host}/[^\\s|,;)]+`, 'i');
const LINKEDIN = profile('linkedin\\.com');
const GITHUB = profile('github\\.com');
const YEARS = /\b((?:19|20)\d\d)\b(?:\s*(?:-|–|—|to)\s*((?:19|20)\d\d|present|now|current))?/i;

/** A heading is a line that starts with the section's name, apart from marks such as `#` or `**` before it. */
function headingOf(line: string): Heading | undefined {
  const words = line
    .replace(/^[^\p{L}]+/u, '')
    .toLowerCase()
    .trim();
  return HEADINGS.find((heading) => words.startsWith(heading));
}

function splitSections(text: string): Map<Heading, string[]> {
  const sections = new Map<Heading, string[]>();
  let current: string[] | undefined;
  for (const line of text.split(/\r\n|\r|\n/).map((raw) => raw.trim())) {
    const heading = headingOf(line);
    // A later heading of the same name is a line like any other: the first one counts.
    if (heading && !sections.has(heading)) {
      current = [];
      sections.set(heading, current);
    } else if (line) current?.push(line);
  }
  return sections;
}

const first = (pattern: RegExp, text: string): string => pattern.exec(text)?.[0] ?? '';

function years(lines: readonly string[]): { startYear: string; endYear: string } {
  for (const line of lines) {
    const [, startYear = '', endYear = ''] = YEARS.exec(line) ?? [];
    if (startYear) return { startYear, endYear };
  }
  return { startYear: '', endYear: '' };
}

/** The line without the years in it and the marks around them. */
const withoutYears = (line: string): string =>
  line
    .replace(YEARS, '')
    .replace(/[\s(|,–—-]+\)?$/, '')
    .trim();

/**
 * The specification's rules for a text file: the sections contact, experience, education, projects and skills;
 * an e-mail address and profile links in the four lines after contact; an experience described by its lines 3 to
 * 8, a project by the four after its title. Skills are one group of comma-joined keywords.
 */
function parse(text: string): ParsedResume {
  const sections = splitSections(text);
  const lines = (heading: Heading) => sections.get(heading) ?? [];
  const contact = lines('contact').slice(0, CONTACT_LINES).join('\n');
  const work = lines('experience');
  const school = lines('education');
  const project = lines('projects');
  const skills = lines('skills');
  return {
    personalInfo: {
      email: first(EMAIL, contact),
      linkedin: first(LINKEDIN, contact),
      github: first(GITHUB, contact),
    },
    workExperience:
      work.length === 0
        ? []
        : [
            {
              companyName: withoutYears(work[0] ?? ''),
              jobTitle: withoutYears(work[1] ?? ''),
              description: work.slice(...WORK_TEXT).join('\n'),
              ...years(work.slice(0, 2)),
            },
          ],
    education:
      school.length === 0
        ? []
        : [
            {
              college: withoutYears(school[0] ?? ''),
              degree: withoutYears(school[1] ?? ''),
              ...years(school),
            },
          ],
    projects:
      project.length === 0
        ? []
        : [{ title: project[0] ?? '', description: project.slice(1, 1 + PROJECT_TEXT_LINES).join('\n') }],
    skills: skills.length === 0 ? [] : [{ title: 'Skills', keywords: joinKeywords(skills) }],
  };
}

const joinKeywords = (lines: readonly string[]): string =>
  lines
    .flatMap((line) => line.split(','))
    .map((word) => word.replace(/^[-*•\s]+/, '').trim())
    .filter(Boolean)
    .join(', ');

/** Reads a text file by the specification's rules. A failure is swallowed: the result is then empty. */
export function parseText(text: unknown): ParsedResume {
  try {
    return parse(text as string);
  } catch {
    return emptyParsed();
  }
}

/** What the rules found, ready to go into a resume. */
export function foundByRules({ personalInfo, ...lists }: ParsedResume): Found {
  const items = itemsFrom(lists);
  const kinds = ['work', 'education', 'projects', 'skills'] as const;
  return { personalInfo, sections: kinds.map((kind) => createSection(kind, items[kind])) };
}
