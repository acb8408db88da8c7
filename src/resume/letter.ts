import { newId, OWNER } from './create.ts';
import type { Design } from './design.ts';
import { fileTitle, UNTITLED_LETTER } from './file-name.ts';
import type { LetterProject, ResumeContent } from './model.ts';
import { linesOf, outlineOf } from './outline.ts';
import { DEFAULT_TEMPLATE } from './templates/templates.ts';

/** Bullets of the resume that carry a figure: what a letter can lean on. */
function strongest({ sections }: ResumeContent): string[] {
  return sections
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ items }) => items.flatMap(({ text }) => linesOf(text)))
    .filter((line) => /\d/.test(line))
    .slice(0, 2);
}

/** The job that a letter is for. */
export interface LetterJob {
  company: string;
  role: string;
}

const bodyFrom = (content: ResumeContent | undefined, { company, role }: LetterJob): string => {
  const bullets = content ? strongest(content) : [];
  const proof =
    bullets.length > 0
      ? `What I would bring, in two examples:\n${bullets.map((line) => `• ${line}`).join('\n')}`
      : '[What you did that this job asks for, with a figure.]';
  return [
    `I am applying for the position of ${role || '[position]'} at ${company || '[company]'}.`,
    proof,
    '[Why this company, in your own words.]',
    'I look forward to talking with you.',
  ].join('\n\n');
};

interface NewLetter {
  /** Whose name, contacts and bullets it starts with. */
  resume?: { title: string; content: ResumeContent };
  job?: LetterJob;
  now: Date;
  /** Of a letter without a resume. */
  design?: Design;
}

const NO_JOB: LetterJob = { company: '', role: '' };

function titleOf(resume: NewLetter['resume'], { company }: LetterJob): string {
  if (!resume) return company ? `Cover letter, ${company}` : UNTITLED_LETTER;
  const title = `Cover letter, ${fileTitle(resume)}`;
  return title.includes(company) ? title : `${title}, ${company}`;
}

/** A cover letter to start from; marks in brackets wait for the user's words. */
export function createLetter({ resume, job = NO_JOB, now, design }: NewLetter): LetterProject {
  const outline = resume && outlineOf(resume.content);
  return {
    id: newId(),
    kind: 'letter',
    version: 1,
    title: titleOf(resume, job),
    owner: OWNER,
    lastModified: now.getTime(),
    tags: [],
    archived: false,
    content: {
      template: resume?.content.template ?? DEFAULT_TEMPLATE,
      ...(resume ? resume.content.design && { design: resume.content.design } : design && { design }),
      name: outline ? `${outline.firstName} ${outline.lastName}`.trim() : '',
      contact: outline?.contacts.map(({ text }) => text).join('  |  ') ?? '',
      date: now.toLocaleDateString('en-GB', { dateStyle: 'long' }),
      recipient: job.company,
      subject: job.role && `Application for ${job.role}`,
      greeting: 'Dear Hiring Team,',
      body: bodyFrom(resume?.content, job),
      closing: 'Kind regards,',
    },
  };
}

/** Paragraphs of a letter, each with its own line breaks. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
