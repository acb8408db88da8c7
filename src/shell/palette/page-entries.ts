import tracks from 'virtual:dataset/track-cards';
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
  ...tracks.map(({ id, title }) => entry(title, paths.track(id), 'track curated list')),
];
