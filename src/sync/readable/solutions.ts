/** One submission, as far as its file says. */
export interface Solved {
  questionId: string;
  language: string;
  source: string;
  verdict: string;
  passed: number;
  total: number;
  ms: number;
  at: number;
}

/** How a language writes its files. */
export interface Syntax {
  extension: string;
  lineComment: string;
}

const ACCEPTED = 'Accepted';

/** Of two submissions of one question the one that is shown: accepted before not, later before earlier. */
const better = (a: Solved, b: Solved) =>
  (a.verdict === ACCEPTED) === (b.verdict === ACCEPTED) ? a.at > b.at : a.verdict === ACCEPTED;

/** A part of an id as a name that every file system takes. */
export const safeName = (text: string): string =>
  text.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'untitled';

/** The day of a time, the user's own. */
export function dayOf(time: number): string {
  const day = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/**
 * The best submission of every question in every language as source files, by path: `solutions/<group>/<question>.<ext>`.
 * @param titleOf a question's title by its id
 */
export function solutionFiles(
  submissions: Iterable<Solved>,
  syntaxOf: (language: string) => Syntax | undefined,
  titleOf: (questionId: string) => string | undefined,
): Map<string, string> {
  const best = new Map<string, Solved>();
  for (const each of submissions) {
    const key = `${each.questionId}#${each.language}`;
    const known = best.get(key);
    if (!known || better(each, known)) best.set(key, each);
  }
  const files = new Map<string, string>();
  for (const each of best.values()) {
    const syntax = syntaxOf(each.language);
    if (!syntax) continue;
    const [group = 'other', question = 'untitled'] = each.questionId.split('/').slice(-2).map(safeName);
    const heading = titleOf(each.questionId)?.replace(/\s+/g, ' ') ?? question;
    const result = `${each.verdict.replace(/\s+/g, ' ')}, ${each.passed} of ${each.total} tests, ${Math.round(each.ms)} ms, ${dayOf(each.at)}`;
    const comment = [heading, result].map((line) => `${syntax.lineComment} ${line}\n`).join('');
    files.set(`solutions/${group}/${question}.${syntax.extension}`, `${comment}\n${each.source.trimEnd()}\n`);
  }
  return files;
}
