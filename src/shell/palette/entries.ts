import answerRows from 'virtual:dataset/answer-rows';
import lessonWords from 'virtual:dataset/lesson-words';
import lessons from 'virtual:dataset/lessons';
import patterns from 'virtual:dataset/patterns';
import rows from 'virtual:dataset/rows';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import type { ListRow } from '#dataset/schema.ts';
import { type PageCategory, questionLink } from '#ui/question-table/question-link.ts';
import { COMMANDS } from './commands.ts';
import type { GroupId, PaletteEntry } from './entry.ts';
import { PAGES } from './pages.ts';

const question = (row: ListRow, group: GroupId, page: PageCategory): PaletteEntry => ({
  id: questionLink(page, row),
  group,
  title: row.title,
  detail: row.category,
  words: row.topics.join(' '),
  topics: row.topics,
  difficulty: row.difficulty,
  databaseId: row.databaseId ?? undefined,
});

const AREAS = ['system-design', 'machine-learning', 'behavioral'] as const;

function answerQuestions(): PaletteEntry[] {
  return answerRows.flatMap((row) => {
    const area = AREAS.find((name) => row.databaseId?.startsWith(`${name}/`));
    return area ? [question(row, area, area)] : [];
  });
}

const PATTERN_KINDS = {
  creational: 'Creational pattern',
  structural: 'Structural pattern',
  behavioral: 'Behavioral pattern',
  solid: 'SOLID principle',
};

/** Everything that comes with the product; a question without a page yet is left out. */
export const BUNDLED: readonly PaletteEntry[] = [
  ...rows.filter(({ written }) => written).map((row) => question(row, 'coding', 'dsa')),
  ...answerQuestions(),
  ...lessons.map(
    ({ title, to, collection }): PaletteEntry => ({
      id: to,
      group: 'lesson',
      title,
      detail: lessonCollections[collection].title,
      words: lessonWords[to] ?? '',
    }),
  ),
  ...patterns.map(
    ({ title, to, group, id }): PaletteEntry => ({
      id: to,
      group: 'pattern',
      title,
      detail: PATTERN_KINDS[group],
      words: id,
    }),
  ),
  ...PAGES.map(
    ({ title, to, words = '' }): PaletteEntry => ({ id: to, group: 'page', title, detail: '', words }),
  ),
  ...COMMANDS.map(
    (command): PaletteEntry => ({
      id: `command:${command.id}`,
      group: 'command',
      title: command.label,
      detail: '',
      words: command.words,
      command,
    }),
  ),
];
