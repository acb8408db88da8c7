import { amount } from '#base/amount.ts';
import type { ResumeContent } from '../model.ts';
import { linesOf, outlineOf } from '../outline.ts';
import { type JobWord, jobWords } from './job-words.ts';

/** One part of a score: what it counts, and how much of it there is. */
export interface ScorePart {
  label: string;
  points: number;
  outOf: number;
  /** What was counted, in words. */
  detail: string;
}

export interface MatchScore {
  /** Out of 100. */
  points: number;
  parts: ScorePart[];
}

const SKILLS = 60;
const REPEATED = 20;
const BASICS = 20;

/** What a reader looks for in every resume, whatever the job. */
function basicsOf(content: ResumeContent): [label: string, met: boolean][] {
  const { email, mobile, summary } = content.personalInfo;
  const { sections, headline } = outlineOf(content);
  const jobs = sections.filter(({ kind }) => kind === 'work').flatMap(({ entries }) => entries);
  const lines = content.sections
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ items }) => items.flatMap(({ text }) => linesOf(text)));
  return [
    ['email and phone', email.trim() !== '' && mobile.trim() !== ''],
    ['headline or summary', headline !== '' || summary.trim() !== ''],
    [
      'title, company and dates of every job',
      jobs.length > 0 && jobs.every(({ title, subtitle, dates }) => title && subtitle && dates),
    ],
    ['a bullet with a number', lines.some((line) => /\d/.test(line))],
  ];
}

function wordPart(label: string, words: readonly JobWord[], outOf: number): ScorePart {
  const found = words.filter(({ inResume }) => inResume).length;
  return {
    label,
    points: Math.round((outOf * found) / words.length),
    outOf,
    detail: `${found} of ${words.length} found`,
  };
}

function basicsPart(content: ResumeContent): ScorePart {
  const basics = basicsOf(content);
  const missing = basics.filter(([, met]) => !met).map(([label]) => label);
  return {
    label: 'Basics',
    points: (BASICS * (basics.length - missing.length)) / basics.length,
    outOf: BASICS,
    detail:
      missing.length === 0 ? `${amount(basics.length, 'check')} passed` : `Missing: ${missing.join('; ')}`,
  };
}

/**
 * How well a resume answers its job description, out of 100, and what that is made of. Undefined without a job description
 * that has keywords. It counts; it does not know how an employer decides.
 */
export function matchScore(
  content: ResumeContent,
  words: readonly JobWord[] = jobWords(content),
): MatchScore | undefined {
  const skills = words.filter(({ kind }) => kind === 'skill');
  const repeated = words.filter(({ kind }) => kind === 'repeated');
  if (words.length === 0) return undefined;
  // What a job description does not have, the other part makes up for.
  const forSkills = skills.length === 0 ? 0 : repeated.length === 0 ? SKILLS + REPEATED : SKILLS;
  const parts = [
    ...(skills.length > 0 ? [wordPart('Skills', skills, forSkills)] : []),
    ...(repeated.length > 0 ? [wordPart('Repeated words', repeated, SKILLS + REPEATED - forSkills)] : []),
    basicsPart(content),
  ];
  return { points: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
