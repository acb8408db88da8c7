import type { ResumeContent } from './model.ts';
import { linesOf } from './outline.ts';
import { TECHNOLOGIES } from './technologies.ts';

export interface JobWord {
  word: string;
  /** How often the job description says it. */
  count: number;
  inResume: boolean;
}

/** Words of job posts that name nothing one could have or do. */
const COMMON = new Set(
  `a about above across after all also am an and any are as at be because been before being below between both but by
can could did do does doing down during each etc even every few for from further had has have having he her here hers
him his how i if in into is it its itself just like ll looking make many may me more most much must my need nice no nor
not now of off on once one only or other our ours out over own per please plus same she should so some such than that
the their them then there these they this those through to together too two under until up us use used using very via
want was we well were what when where which while who why will with within without work working works would year years
you your yours able ability strong good great excellent experience experienced required requirements preferred
responsibilities responsible role team teams join company candidate candidates job position skills knowledge
understanding familiarity familiar minimum least new help build building part take including e.g i.e across day ideal
apply opportunity benefits salary office hybrid remote full-time part-time equal employer design write written own run`
    .split(/\s+/)
    .filter(Boolean),
);

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Words, with the marks that belong to names of technologies: C++, C#, .NET, Node.js, CI/CD. */
const tokens = (text: string): string[] =>
  fold(text).match(/\.?[\p{L}\p{N}][\p{L}\p{N}+#]*(?:[./&-][\p{L}\p{N}+#]+)*/gu) ?? [];

/** A word without the endings by which texts differ: services and service, testing and test. */
function stem(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<!s)s$/, '')
    .replace(/(?:ing|ed)$/, '')
    .replace(/e$/, '');
}

/** All that a resume says, a line each, without the contact details. */
export const resumeText = ({ personalInfo, sections }: ResumeContent): string =>
  [
    personalInfo.summary,
    ...sections.flatMap(({ items }) =>
      items.flatMap((item) => [item.title, item.subtitle, ...linesOf(item.text)]),
    ),
  ].join('\n');

/** How a technology is usually written, or the word itself. */
const shown = (word: string, as: string): string => TECHNOLOGIES.get(word) ?? as;

/** The telling words of a resume's own job description and whether the resume has them. */
export const jobWords = (content: ResumeContent, limit?: number): JobWord[] =>
  compareWords(resumeText(content), content.jobInfo.description, limit);

/**
 * The telling words of a job description and whether the resume has them. Technologies and words said more than
 * once count; what is missing stands first, then the most frequent.
 * @param limit how many words at most
 */
export function compareWords(resume: string, description: string, limit = 40): JobWord[] {
  const own = new Set(tokens(resume).flatMap((word) => [word, stem(word)]));
  const original = new Map<string, string>();
  for (const word of description.match(/[^\s,;()]+/g) ?? [])
    if (!original.has(fold(word))) original.set(fold(word), word);
  const counts = new Map<string, { word: string; count: number }>();
  for (const token of tokens(description)) {
    if (COMMON.has(token) || (token.length < 2 && !TECHNOLOGIES.has(token)) || /^[\d.]+$/.test(token))
      continue;
    const key = TECHNOLOGIES.has(token) ? token : stem(token);
    const known = counts.get(key);
    counts.set(key, { word: known?.word ?? token, count: (known?.count ?? 0) + 1 });
  }
  const telling = [...counts.values()].filter(
    ({ word, count }) =>
      count > 1 || TECHNOLOGIES.has(word) || /[A-Z].*[A-Z+#/]|^[A-Z]{2,}$/.test(original.get(word) ?? ''),
  );
  return telling
    .map(({ word, count }) => ({
      word: shown(word, original.get(word) ?? word),
      count,
      inResume: own.has(word) || own.has(stem(word)),
    }))
    .sort(
      (a, b) => Number(a.inResume) - Number(b.inResume) || b.count - a.count || a.word.localeCompare(b.word),
    )
    .slice(0, limit);
}
