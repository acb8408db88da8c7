import { expect, it } from 'vitest';
import type { ListRow } from '#dataset/schema.ts';
import { topicProgress } from './topic-progress.ts';

const row = (databaseId: string, written = true): ListRow => ({
  id: databaseId.split('/').at(-1) ?? '',
  title: databaseId,
  category: '',
  solutions: 1,
  difficulty: 'Easy',
  companies: '',
  frequency: 0,
  databaseId,
  topics: [],
  aliases: [],
  written,
});

const coding = [row('dsa/arrays/a'), row('dsa/arrays/b'), row('dsa/arrays/c', false), row('dsa/trees/t')];
const others = [row('system-design/hld/url'), row('behavioral/teamwork/x'), row('behavioral/teamwork/y')];
const topics = [
  { name: 'Arrays', questions: ['a', 'b', 'c'] },
  { name: 'Trees', questions: ['t'] },
];

it('counts coding by topic and every other area as a whole; what is not written does not count', () => {
  const solved = new Set(['dsa/arrays/a', 'behavioral/teamwork/x']);
  const rows = topicProgress(topics, coding, others, (id) => solved.has(id));
  expect(rows.map(({ name, solved, total }) => `${name} ${solved}/${total}`)).toEqual([
    'Arrays 1/2',
    'Trees 0/1',
    'System Design 0/1',
    'Behavioral 1/2',
  ]);
});

it('leaves out what has no question', () => {
  expect(topicProgress([{ name: 'None', questions: ['c'] }], coding, [], () => true)).toEqual([]);
});
