import tracks from 'virtual:dataset/track-cards';
import { COURSES } from '#dataset/course-ids.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { PAGE_LIST } from '#pages.ts';
import { paths } from '#paths.ts';
import type { PaletteEntry } from './entry.ts';

const entry = (title: string, id: string, words: string): PaletteEntry => ({
  id,
  group: 'page',
  title,
  detail: '',
  words,
});

/** What a course is found by, beside its name. */
const COURSE_WORDS: Record<(typeof COURSES)[number], string> = {
  'low-level-design': 'lld lessons',
  'resume-writing': 'lessons cv ats bullets',
  'behavioral-interview': 'lessons star stories',
  'ab-testing': 'lessons ab experiments statistics',
  'product-case': 'lessons metrics analytics data science sql',
  'ml-for-data': 'lessons models machine learning data science',
};

/** Each page under its own name, then what else is found by a name of its own, such as a tab. */
const [byName, byPart] = [0, 1].map((from) =>
  PAGE_LIST.flatMap(({ path, title: own = '', name = own, search = [] }) =>
    search
      .slice(from, from === 0 ? 1 : undefined)
      .map(({ title = name, to = path, words }) => entry(title, to, words)),
  ),
);

/** Pages that are not a question, lesson or pattern, the most used ones first. */
export const PAGE_ENTRIES: readonly PaletteEntry[] = [
  ...(byName ?? []),
  ...(byPart ?? []),
  ...COURSES.map((id) =>
    entry(`${lessonCollections[id].title} course`, lessonCollections[id].to, COURSE_WORDS[id]),
  ),
  ...tracks.map(({ id, title }) => entry(title, paths.track(id), 'track curated list')),
];
