import type {
  Lesson,
  LessonCollection,
  LessonFrontMatter,
  LessonIndexEntry,
  LessonPageData,
  LessonSummary,
} from '#dataset/lesson.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { THINGS } from '#dataset/things.ts';
import { wordsOf } from '#search/words.ts';
import { renderInline } from '../read/markdown.ts';
import { exercisesOf } from '../read/read-exercise.ts';
import { readFrontMatter, readWholeLesson, writtenLessons } from '../read/read-lesson.ts';
import { compileExercises } from './compile-exercise.ts';

const key = (collection: LessonCollection, id: string) => `${collection}/${id}`;

/** The cards of a collection, in reading order. */
export function lessonSummaries(collection: LessonCollection): LessonSummary[] {
  return writtenLessons(collection).map((id) => {
    const { title, description, difficulty, duration, topics, module } = readFrontMatter(collection, id);
    const to = lessonCollections[collection].lesson(id);
    const exercises = exercisesOf(key(collection, id)).length;
    return {
      id: key(collection, id),
      title,
      to,
      description,
      difficulty,
      duration,
      topics,
      module,
      exercises,
    };
  });
}

/** Names, addresses and times of all lessons. */
export function buildLessonIndex(): LessonIndexEntry[] {
  return (Object.keys(lessonCollections) as LessonCollection[]).flatMap((collection) =>
    lessonSummaries(collection).map(({ id, title, to, duration }) => ({
      id,
      collection,
      title,
      to,
      minutes: Number.parseInt(duration, 10),
    })),
  );
}

/** Shorter words are found in the title or not at all. */
const SHORTEST = 3;
/** A word in more than this share of all lessons is of their common frame and tells none apart. */
const COMMON = 1 / 3;

/** What a lesson is about: its topics, sections and sources, and the terms that it sets in bold. */
function termsOf({ title, topics, sections, sources, html }: Lesson): Set<string> {
  const bold = [...html.matchAll(/<strong>(.*?)<\/strong>/gs)].map(([, term = '']) =>
    term.replace(/<[^>]*>|&#?\w+;/g, ' '),
  );
  const titles = [...sections, ...sources].map((one) => one.title);
  const words = wordsOf([...topics, ...titles, ...bold].join(' '));
  return new Set(words).difference(new Set(wordsOf(title)));
}

/** The words by which search finds a lesson beside its title; by address. */
export function buildLessonWords(): Record<string, string> {
  const lessons = buildLessonIndex().map(({ id, collection, to }) => ({
    to,
    terms: termsOf(readWholeLesson(collection, id.slice(collection.length + 1))),
  }));
  const isTelling = (word: string) =>
    word.length >= SHORTEST &&
    lessons.filter(({ terms }) => terms.has(word)).length <= lessons.length * COMMON;
  return Object.fromEntries(lessons.map(({ to, terms }) => [to, [...terms].filter(isTelling).join(' ')]));
}

/** A check-yourself question with its inline Markdown as HTML. */
export const renderCheck = (
  check: LessonFrontMatter['check'][number],
): LessonFrontMatter['check'][number] => ({
  question: renderInline(check.question),
  options: check.options.map(renderInline),
  answer: check.answer,
  explanation: renderInline(check.explanation),
});

/** Terms with their inline Markdown as HTML. */
export const renderTerms = (terms: LessonFrontMatter['terms']): LessonFrontMatter['terms'] =>
  terms.map(({ term, meaning }) => ({ term, meaning: renderInline(meaning) }));

/** A lesson as its page loads it. */
export function compileLesson(collection: LessonCollection, id: string): LessonPageData {
  const { tryIt, ...lesson } = readWholeLesson(collection, id);
  const siblings = lessonSummaries(collection);
  const at = siblings.findIndex((sibling) => sibling.id === key(collection, id));
  const link = (index: number) => {
    const sibling = siblings[index];
    return sibling && { id: sibling.id, collection, title: sibling.title, to: sibling.to };
  };
  return {
    ...lesson,
    id: key(collection, id),
    number: at + 1,
    siblings: siblings.map((sibling) => sibling.id),
    previous: at > 0 ? link(at - 1) : undefined,
    next: link(at + 1),
    numbers: lesson.numbers.map(({ label, value, note }) => ({
      label,
      value: renderInline(value),
      note: renderInline(note),
    })),
    remember: lesson.remember.map(renderInline),
    terms: renderTerms(lesson.terms),
    check: lesson.check.map(renderCheck),
    things: tryIt.map((thing) => ({ id: thing, ...THINGS[thing] })),
    exercises: compileExercises(key(collection, id)),
  };
}
