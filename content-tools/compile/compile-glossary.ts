import { areaOf } from '#areas.ts';
import { FULL_COURSES } from '#dataset/course-ids.ts';
import type { GlossaryArea, GlossaryEntry } from '#dataset/glossary.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';
import { renderInline } from '../read/markdown.ts';
import { answerFile, answerQuestionIds, readAnswerQuestion } from '../read/read-answer-question.ts';
import { readText } from '../read/read-file.ts';
import { type GlossaryTerm, readGlossary } from '../read/read-glossary.ts';
import { isWritten, readDsaIndex } from '../read/read-index.ts';
import { readFrontMatter, writtenLessons } from '../read/read-lesson.ts';
import { readQuestion } from '../read/read-question.ts';
import { renderTerms } from './compile-lesson.ts';

/** What the product teaches; the other sections are for those who write it. */
const TAUGHT = ['Coding', 'System design', 'Machine learning', 'Behavioral and mock interviews', 'Retrieval'];

interface Text {
  title: string;
  to: string;
  text: string;
}

/** Every question with all its words, in lower case. */
function questionTexts(): Text[] {
  const coding = readDsaIndex()
    .filter(({ databaseId }) => isWritten(databaseId))
    .map(({ databaseId, title }) => {
      const { statement, editorial, hints } = readQuestion(databaseId);
      return { databaseId, title, text: [statement, editorial.text, ...hints].join('\n') };
    });
  const answers = answerQuestionIds().map((databaseId) => ({
    databaseId,
    title: readAnswerQuestion(databaseId).title,
    text: readText(answerFile(databaseId)),
  }));
  return [...coding, ...answers].flatMap(({ databaseId, title, text }) => {
    const to = areaOf(databaseId)?.question(databaseId);
    return to ? [{ title, to, text: text.toLowerCase() }] : [];
  });
}

/** "acknowledgment (ack)" and "cache hit, cache miss" are two names each. */
const namesOf = (term: string): string[] =>
  term
    .split(/[(),]/)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length > 1);

/** `heartbeat` for "heartbeats" too. */
function patternOf(names: readonly string[]): RegExp {
  const safe = names.map((name) => name.replace(/[.+*?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w-])(?:${safe.join('|')})(?:e?s)?(?![\\w-])`, 'g');
}

/** The page that uses a term most; undefined where none does. */
function mainUse(term: string, texts: readonly Text[]) {
  const names = namesOf(term);
  const pattern = patternOf(names);
  const [most] = texts
    // Looked for as plain text first, which is many times faster: a page has ten seconds to be prerendered.
    .filter(({ text }) => names.some((name) => text.includes(name)))
    .map(({ title, to, text }) => ({ title, to, count: text.match(pattern)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'en'));
  return most && { title: most.title, to: most.to };
}

/** `dead-letter-queue` for "dead-letter queue". */
export const glossaryId = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The glossary's taught areas, each term with the question that uses it most. */
export function compileGlossary(): GlossaryArea[] {
  const texts = questionTexts();
  const entry = ({ term, meaning }: GlossaryTerm) => ({
    id: glossaryId(term),
    term,
    meaning: renderInline(meaning),
    usedIn: mainUse(term, texts),
  });
  return readGlossary()
    .filter(({ title }) => TAUGHT.includes(title))
    .map(({ title, terms }) => ({ title, entries: terms.map(entry) }));
}

/** The terms of the courses, course by course, each with the lesson that explains it first. */
export const buildCourseTerms = (): GlossaryArea[] =>
  FULL_COURSES.map((course) => {
    const { title, lesson } = lessonCollections[course];
    const entries = new Map<string, GlossaryEntry>();
    for (const id of writtenLessons(course)) {
      const head = readFrontMatter(course, id);
      for (const { term, meaning } of renderTerms(head.terms)) {
        const anchor = `${course}-${glossaryId(term)}`;
        const usedIn = { title: head.title, to: lesson(id) };
        if (!entries.has(anchor)) entries.set(anchor, { id: anchor, term, meaning, usedIn });
      }
    }
    return { title, entries: [...entries.values()].sort((a, b) => a.term.localeCompare(b.term, 'en')) };
  });

/** What search needs to find a term: its name and where it is explained. */
export const buildGlossaryIndex = (): { term: string; to: string }[] =>
  readGlossary()
    .filter(({ title }) => TAUGHT.includes(title))
    .flatMap(({ terms }) => terms.map(({ term }) => ({ term, to: paths.glossaryTerm(glossaryId(term)) })));
