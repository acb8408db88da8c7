import { KINDS } from './kinds.ts';
import type { Item, PersonalInfo, ResumeContent, ResumeProject, Section, SectionKind } from './model.ts';
import { DEFAULT_TEMPLATE } from './templates/templates.ts';

export const newId = (): string => crypto.randomUUID();

export const emptyPersonalInfo = (): PersonalInfo => ({
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  location: '',
  github: '',
  linkedin: '',
  website: '',
  summary: '',
});

/** An item with the given fields and the others empty. */
export const createItem = (fields: Partial<Item> = {}): Item => ({
  id: newId(),
  title: '',
  subtitle: '',
  location: '',
  start: '',
  end: '',
  text: '',
  ...fields,
});

export const createSection = (kind: SectionKind, items: Item[] = [], title = KINDS[kind].title): Section => ({
  id: newId(),
  kind,
  title,
  items,
});

/** The sections every new resume has; the specification's four lists. */
const FIRST_SECTIONS: SectionKind[] = ['work', 'education', 'projects', 'skills'];

/** A resume without a word. Its ids are fixed, so that the prerendered form is the one the browser makes. */
export const emptyContent = (): ResumeContent => ({
  template: DEFAULT_TEMPLATE,
  jobInfo: { link: '', description: '' },
  resumeFile: null,
  personalInfo: emptyPersonalInfo(),
  sections: FIRST_SECTIONS.map((kind) => ({ id: kind, kind, title: KINDS[kind].title, items: [] })),
});

interface NewProject {
  title: string;
  content: ResumeContent;
  now: number;
}

/** Whom a document belongs to that was made here. */
export const OWNER = 'You';

export const createProject = ({ title, content, now }: NewProject): ResumeProject => ({
  id: newId(),
  kind: 'resume',
  version: 1,
  title,
  owner: OWNER,
  lastModified: now,
  tags: [],
  archived: false,
  content,
  dismissed: [],
});
