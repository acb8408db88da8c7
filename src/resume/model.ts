import { z } from 'zod/mini';
import { designSchema } from './design.ts';
import { photoSchema } from './photo.ts';
import { SECTION_KINDS } from './section-kinds.ts';
import { TEMPLATE_IDS } from './templates/templates.ts';

const text = z.string();
const time = z.number().check(z.nonnegative());

export const personalInfoSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  mobile: text,
  location: text,
  github: text,
  linkedin: text,
  website: text,
  summary: text,
});
export type PersonalInfo = z.infer<typeof personalInfoSchema>;

/** An object of a file that was imported. */
const raw = z.record(text, z.unknown());

/** One position, school, project, … What a field is called in each kind of section stands in `kinds.ts`. */
const itemSchema = z.object({
  id: text,
  title: text,
  subtitle: text,
  location: text,
  start: text,
  end: text,
  /** One line a bullet. */
  text,
  /** The entry of a JSON Resume file that it came from, with what no field holds: it is exported again. */
  extra: z.optional(z.object({ list: text, entry: raw })),
});
export type Item = z.infer<typeof itemSchema>;
export type ItemField = Exclude<keyof Item, 'id' | 'extra'>;

export { SECTION_KINDS, type SectionKind } from './section-kinds.ts';

const sectionSchema = z.object({
  id: text,
  kind: z.enum(SECTION_KINDS),
  /** The heading as printed. */
  title: text,
  items: z.array(itemSchema),
});
export type Section = z.infer<typeof sectionSchema>;

const resumeFileSchema = z.object({ name: text, type: text, size: z.number() });
export type ResumeFile = z.infer<typeof resumeFileSchema>;

export const resumeContentSchema = z.object({
  template: z.enum(TEMPLATE_IDS),
  /** What the user changed of the template. */
  design: z.optional(designSchema),
  /** The line below the name: a job title, a specialty. */
  headline: z.optional(text),
  /** One that cannot be printed is left out; the rest of the resume stays. */
  photo: z.catch(z.optional(photoSchema), undefined),
  jobInfo: z.object({ link: text, description: text }),
  resumeFile: z.nullable(resumeFileSchema),
  personalInfo: personalInfoSchema,
  /** In the order in which they are printed. */
  sections: z.array(sectionSchema),
  /** What a JSON Resume file says beside its lists, to be exported again. */
  extra: z.optional(z.object({ basics: raw, rest: raw })),
});
/** What a resume says: everything that undo and versions cover. */
export type ResumeContent = z.infer<typeof resumeContentSchema>;

/** What the list shows of every document. */
const head = {
  id: text,
  version: z.literal(1),
  title: text,
  owner: text,
  lastModified: time,
  tags: z.array(text),
  archived: z.boolean(),
};

export const resumeProjectSchema = z.object({
  ...head,
  kind: z.literal('resume'),
  content: resumeContentSchema,
  /** The resume it was copied from, to be compared with it. */
  copiedFrom: z.optional(text),
  /** Ids of suggestions the user does not want to see again. */
  dismissed: z.array(text),
});
export type ResumeProject = z.infer<typeof resumeProjectSchema>;

export const letterContentSchema = z.object({
  template: z.enum(TEMPLATE_IDS),
  design: z.optional(designSchema),
  name: text,
  contact: text,
  date: text,
  recipient: text,
  subject: text,
  greeting: text,
  /** Paragraphs, parted by empty lines. */
  body: text,
  closing: text,
});
export type LetterContent = z.infer<typeof letterContentSchema>;

export const letterProjectSchema = z.object({
  ...head,
  kind: z.literal('letter'),
  content: letterContentSchema,
});
export type LetterProject = z.infer<typeof letterProjectSchema>;

/** One row of the list: a resume or a cover letter. */
export type Project = ResumeProject | LetterProject;

/** A resume as it stood at a time, to go back to. */
export const resumeVersionSchema = z.object({
  id: text,
  projectId: text,
  at: time,
  /** What was about to happen. */
  reason: text,
  content: resumeContentSchema,
});
export type ResumeVersion = z.infer<typeof resumeVersionSchema>;
