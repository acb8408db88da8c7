import answerRows from 'virtual:dataset/answer-rows';
import glossary from 'virtual:dataset/glossary';
import lessonWords from 'virtual:dataset/lesson-words';
import lessons from 'virtual:dataset/lessons';
import patterns from 'virtual:dataset/patterns';
import reading from 'virtual:dataset/reading';
import rows from 'virtual:dataset/rows';
import { type Area, areaOf } from '#areas.ts';
import { amount } from '#base/amount.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import type { ListRow } from '#dataset/schema.ts';
import { paths } from '#paths.ts';
import { filterOptions } from '#ui/question-table/filter.ts';
import { questionLink } from '#ui/question-table/question-link.ts';
import { COMMANDS } from './commands.ts';
import type { PaletteEntry } from './entry.ts';
import { PAGE_ENTRIES } from './page-entries.ts';

const question = (row: ListRow, { id, top }: Area): PaletteEntry => ({
  id: questionLink(top, row),
  group: id,
  title: row.title,
  detail: row.category,
  words: [...row.topics, ...row.aliases].join(' '),
  topics: row.topics,
  difficulty: row.difficulty,
  databaseId: row.databaseId ?? undefined,
});

function questions(): PaletteEntry[] {
  const written = [...rows, ...answerRows].filter((row) => row.written);
  return written.flatMap((row) => {
    const area = areaOf(row.databaseId ?? '');
    return area ? [question(row, area)] : [];
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
  ...questions(),
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
  ...reading.map(
    ({ title, to, detail, words }): PaletteEntry => ({
      id: to,
      group: 'reading',
      title,
      detail,
      words,
      // Whoever types "transformer" wants its lesson first.
      weight: 0.02,
    }),
  ),
  ...filterOptions(rows).company.map(
    ({ value, count }): PaletteEntry => ({
      id: paths.askedBy(value),
      group: 'company',
      title: value,
      detail: amount(count, 'coding question'),
      words: '',
    }),
  ),
  ...PAGE_ENTRIES,
  ...glossary.map(
    ({ term, to }): PaletteEntry => ({
      id: to,
      group: 'term',
      title: term,
      detail: 'Glossary',
      words: '',
      // Whoever types "trie" wants to practice one first.
      weight: 0.15,
    }),
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
