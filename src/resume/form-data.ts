import { z } from 'zod/mini';
import { createItem, createSection, emptyContent, emptyPersonalInfo } from './create.ts';
import type { Design } from './design.ts';
import { KINDS } from './kinds.ts';
import {
  type Item,
  personalInfoSchema,
  type ResumeContent,
  resumeContentSchema,
  type SectionKind,
} from './model.ts';
import { DEFAULT_TEMPLATE } from './templates/templates.ts';

const text = z.catch(z.string(), '');
const position = z.object({
  companyName: text,
  jobTitle: text,
  description: text,
  startYear: text,
  endYear: text,
});
const school = z.object({ college: text, degree: text, startYear: text, endYear: text });
const project = z.object({ title: text, description: text });
const skill = z.object({ title: text, keywords: text });
const list = <T extends z.ZodMiniType>(entry: T) => z.catch(z.array(entry), []);

/** The lists that a text file is read into, in the specification's shape. */
export const parsedListsSchema = z.object({
  workExperience: list(position),
  education: list(school),
  projects: list(project),
  skills: list(skill),
});
export type ParsedLists = z.infer<typeof parsedListsSchema>;

/** The shape of `resume.json`. `headline`, `photo`, `design` and `sections` are there only when a resume says more than the shape can hold. */
const formDataSchema = z.object({
  template: z.catch(resumeContentSchema.shape.template, DEFAULT_TEMPLATE),
  jobInfo: z.catch(z.object({ link: text, description: text }), { link: '', description: '' }),
  resumeFile: z.catch(resumeContentSchema.shape.resumeFile, null),
  personalInfo: z.catch(
    z.pipe(
      z.transform((found) => ({ ...emptyPersonalInfo(), ...(found as object) })),
      personalInfoSchema,
    ),
    emptyPersonalInfo(),
  ),
  ...parsedListsSchema.shape,
  headline: z.catch(z.optional(resumeContentSchema.shape.headline), undefined),
  photo: resumeContentSchema.shape.photo,
  design: z.catch(z.optional(resumeContentSchema.shape.design), undefined),
  sections: z.optional(resumeContentSchema.shape.sections),
  extra: resumeContentSchema.shape.extra,
});
export type ResumeFormData = z.infer<typeof formDataSchema>;

const itemsOf = (content: ResumeContent, kind: SectionKind): Item[] =>
  content.sections.filter((section) => section.kind === kind).flatMap((section) => section.items);

/** Whether the specified lists leave out something: another kind of section, a further field, an own heading or order. */
function saysMore({ sections, design }: ResumeContent): boolean {
  // What is hidden is known by its id.
  if (design?.hidden?.length) return true;
  const standard = emptyContent().sections.map(({ kind }) => kind);
  const filled = sections.filter(({ items }) => items.length > 0);
  const order = filled.map(({ kind }) => standard.indexOf(kind));
  const known = order.every((at, index) => at >= 0 && (index === 0 || at > (order[index - 1] ?? -1)));
  return (
    !known ||
    filled.some(
      (section) =>
        section.title !== KINDS[section.kind].title ||
        section.items.some(
          (item) =>
            item.location !== '' ||
            item.extra !== undefined ||
            (section.kind === 'education' && item.text !== '') ||
            (section.kind === 'projects' && `${item.subtitle}${item.start}${item.end}` !== ''),
        ),
    )
  );
}

/** Whether a design says more than the one that a new resume begins with. */
const isOwn = (design: Design = {}, usual: Design): boolean =>
  Object.entries(design).some(
    ([name, value]) => value !== undefined && value !== usual[name as keyof Design],
  );

/**
 * What `resume.json` holds: the specified shape, and beside it `sections` when there is more to say.
 * @param usual the design that a new resume begins with where the user is
 */
export function toFormData(content: ResumeContent, usual: Design = {}): ResumeFormData {
  const { template, jobInfo, resumeFile, personalInfo } = content;
  return {
    template,
    jobInfo,
    resumeFile,
    personalInfo,
    workExperience: itemsOf(content, 'work').map((item) => ({
      companyName: item.title,
      jobTitle: item.subtitle,
      description: item.text,
      startYear: item.start,
      endYear: item.end,
    })),
    education: itemsOf(content, 'education').map((item) => ({
      college: item.title,
      degree: item.subtitle,
      startYear: item.start,
      endYear: item.end,
    })),
    projects: itemsOf(content, 'projects').map((item) => ({ title: item.title, description: item.text })),
    skills: itemsOf(content, 'skills').map((item) => ({ title: item.title, keywords: item.text })),
    ...(content.headline ? { headline: content.headline } : {}),
    ...(content.photo ? { photo: content.photo } : {}),
    ...(isOwn(content.design, usual) ? { design: content.design } : {}),
    ...(saysMore(content) ? { sections: content.sections } : {}),
    ...(content.extra ? { extra: content.extra } : {}),
  };
}

/** Items of the specification's lists, by the kind of their section. */
export function itemsFrom(lists: ParsedLists): Record<'work' | 'education' | 'projects' | 'skills', Item[]> {
  return {
    work: lists.workExperience.map((entry) =>
      createItem({
        title: entry.companyName,
        subtitle: entry.jobTitle,
        text: entry.description,
        start: entry.startYear,
        end: entry.endYear,
      }),
    ),
    education: lists.education.map((entry) =>
      createItem({
        title: entry.college,
        subtitle: entry.degree,
        start: entry.startYear,
        end: entry.endYear,
      }),
    ),
    projects: lists.projects.map((entry) => createItem({ title: entry.title, text: entry.description })),
    skills: lists.skills.map((entry) => createItem({ title: entry.title, text: entry.keywords })),
  };
}

/** A resume from the specified shape. What is missing or of another type is empty. @throws when it is no object */
export function fromFormData(found: unknown): ResumeContent {
  const { sections, workExperience, education, projects, skills, ...rest } = z.parse(formDataSchema, found);
  if (sections) return { ...rest, sections };
  const items = itemsFrom({ workExperience, education, projects, skills });
  return {
    ...rest,
    sections: (['work', 'education', 'projects', 'skills'] as const).map((kind) =>
      createSection(kind, items[kind]),
    ),
  };
}
