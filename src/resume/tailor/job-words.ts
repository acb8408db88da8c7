import type { ResumeContent } from '../model.ts';
import { linesOf } from '../outline.ts';
import { withoutMarks } from '../rich-text.ts';
import { isTechnology, type Token, tokensOf } from './tokens.ts';
import { type Vocabulary, vocabularyWith } from './vocabulary.ts';

export interface JobWord {
  /** A word or a phrase. */
  word: string;
  /** How often the job description says it. */
  count: number;
  inResume: boolean;
  /** Known as a skill, or noticed since the job description repeats it. */
  kind: 'skill' | 'repeated';
}

/** Words of job descriptions that name nothing one could have or do. */
const COMMON = new Set(
  `a about above across after all also am an and any are as at be because been before being below between both but by
can could did do does doing down during each etc even every few for from further had has have having he her here hers
him his how i if in into is it its itself just like ll looking make many may me more most much must my need nice no nor
not now of off on once one only or other our ours out over own per please plus same she should so some such than that
the their them then there these they this those through to together too two under until up us use used using very via
want was we well were what when where which while who why will with within without work working works would year years
you your yours able ability strong good great excellent experience experienced required requirement requirements
preferred responsibility responsibilities responsible role team teams join company candidate candidates job position
skill skills knowledge understanding familiarity familiar minimum least new help build building part taking take
include includes including e.g i.e across day days ideal apply opportunity opportunities benefit benefits salary office
hybrid remote full-time part-time full time equal employer design write written own run re ve don’t don't it’s it's
you’ll you'll we’re we're you’re you're`
    .split(/\s+/)
    .flatMap((word) => tokensOf(word).map(({ stem }) => stem)),
);

const MOST_OWN_WORDS = 4;

/** What a resume lists as skills, one by one. */
const ownSkills = ({ sections }: ResumeContent): string[] =>
  sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ items }) => items.flatMap(({ text }) => text.split(/[,;•|\n]/)))
    .map((skill) => skill.replace(/\([^)]*\)/g, '').trim())
    .filter((skill) => skill.length > 1 && skill.split(/\s+/).length <= MOST_OWN_WORDS);

/** All that a resume says, a line each, without the contact details. */
export const resumeText = ({ headline = '', personalInfo, sections }: ResumeContent): string =>
  [
    headline,
    personalInfo.summary,
    ...sections.flatMap(({ items }) =>
      items.flatMap((item) => [item.title, item.subtitle, ...linesOf(item.text).map(withoutMarks)]),
    ),
  ].join('\n');

/** The telling words of a resume's own job description and whether the resume has them. */
export const jobWords = (content: ResumeContent, limit?: number): JobWord[] =>
  compareWords(resumeText(content), content.jobInfo.description, limit, ownSkills(content));

/** Every skill that a text names, also one within another. */
function skillsIn(tokens: readonly Token[], vocabulary: Vocabulary): Set<string> {
  return new Set(tokens.flatMap((_, index) => vocabulary.at(tokens, index).map(({ shown }) => shown)));
}

/** The skills of a text with their counts, longest first at each place; `used` are the words they took. */
function countSkills(tokens: readonly Token[], vocabulary: Vocabulary) {
  const counts = new Map<string, number>();
  const used = new Set<number>();
  for (let index = 0; index < tokens.length; ) {
    const [longest] = vocabulary.at(tokens, index);
    if (longest) {
      counts.set(longest.shown, (counts.get(longest.shown) ?? 0) + 1);
      for (let each = longest.from; each < longest.to; each += 1) used.add(each);
    }
    index = longest?.to ?? index + 1;
  }
  return { counts, used };
}

const isTelling = ({ stem, written }: Token): boolean =>
  !COMMON.has(stem) && (stem.length > 1 || isTechnology(written)) && !/^[\d.,+%]+$/.test(stem);

interface Repeated {
  written: string;
  stems: string[];
  places: number[];
}

/** Runs of so many telling words that no skill has taken, by what they say. */
function runsOf(tokens: readonly Token[], size: number, used: ReadonlySet<number>): Repeated[] {
  const runs = new Map<string, Repeated>();
  for (let from = 0; from + size <= tokens.length; from += 1) {
    const run = tokens.slice(from, from + size);
    const whole = run.every(
      (token, index) => isTelling(token) && !used.has(from + index) && (index === 0 || !token.first),
    );
    if (!whole) continue;
    const stems = run.map(({ stem }) => stem);
    const known = runs.get(stems.join(' '));
    // Two that overlap are one.
    if (known && from - (known.places.at(-1) ?? 0) < size) continue;
    if (known) known.places.push(from);
    else
      runs.set(stems.join(' '), {
        stems,
        written: run.map(({ written }) => written).join(' '),
        places: [from],
      });
  }
  return [...runs.values()];
}

const isName = (written: string): boolean => /[A-Z].*[A-Z+#/]|^[A-Z]{2,}$/.test(written);

/** What a job description says more than once, phrases before their words, and names that it says once. */
function repeatedIn(tokens: readonly Token[], used: Set<number>): Repeated[] {
  const found: Repeated[] = [];
  for (const size of [3, 2, 1]) {
    for (const run of runsOf(tokens, size, used)) {
      if (run.places.length < 2 && !(size === 1 && isName(run.written))) continue;
      if (run.places.some((place) => run.stems.some((_, index) => used.has(place + index)))) continue;
      found.push(run);
      for (const place of run.places) for (let index = 0; index < size; index += 1) used.add(place + index);
    }
  }
  return found;
}

/** Whether a text has these words in a row. */
const says = (tokens: readonly Token[], stems: readonly string[]): boolean =>
  tokens.some((_, from) => stems.every((stem, index) => tokens[from + index]?.stem === stem));

/**
 * The telling words and phrases of a job description and whether the resume has them: skills that are known or that the
 * resume lists, and whatever is said more than once. What is missing comes first, then the most frequent.
 * @param limit how many at most
 * @param own what the resume lists as skills
 */
export function compareWords(
  resume: string,
  description: string,
  limit = 40,
  own: readonly string[] = [],
): JobWord[] {
  const vocabulary = vocabularyWith(own);
  const resumeTokens = tokensOf(resume);
  const jobTokens = tokensOf(description);
  const inResume = skillsIn(resumeTokens, vocabulary);
  const { counts, used } = countSkills(jobTokens, vocabulary);
  const skills = [...counts].map(
    ([word, count]): JobWord => ({ word, count, inResume: inResume.has(word), kind: 'skill' }),
  );
  const repeated = repeatedIn(jobTokens, used).map(
    ({ written, stems, places }): JobWord => ({
      word: written,
      count: places.length,
      inResume: says(resumeTokens, stems),
      kind: 'repeated',
    }),
  );
  return [...skills, ...repeated]
    .sort(
      (a, b) => Number(a.inResume) - Number(b.inResume) || b.count - a.count || a.word.localeCompare(b.word),
    )
    .slice(0, limit);
}
