import { AREAS, areaOf, type Hue } from '#areas.ts';
import type { ListRow } from '#dataset/schema.ts';

/** How much of one topic is solved. */
export interface TopicProgress {
  name: string;
  hue: Hue;
  solved: number;
  total: number;
}

interface Topic {
  name: string;
  /** `id`s of its questions in the index. */
  questions: readonly string[];
}

/**
 * Progress topic by topic: the coding questions by the topics of the long list, every other area as a whole. Nothing that is not
 * written counts.
 */
export function topicProgress(
  topics: readonly Topic[],
  codingRows: readonly ListRow[],
  otherRows: readonly ListRow[],
  isSolved: (databaseId: string) => boolean,
): TopicProgress[] {
  const count = (rows: readonly ListRow[]) => {
    const written = rows.filter((row) => row.written && row.databaseId);
    return {
      solved: written.filter(({ databaseId }) => isSolved(databaseId ?? '')).length,
      total: written.length,
    };
  };
  const byId = new Map(codingRows.map((row) => [row.id, row]));
  return AREAS.flatMap((area): TopicProgress[] => {
    const { hue, label } = area;
    if (area.form !== 'code')
      return [
        { name: label, hue, ...count(otherRows.filter((row) => areaOf(row.databaseId ?? '') === area)) },
      ];
    return topics.map(({ name, questions }) => ({
      name,
      hue,
      ...count(questions.flatMap((id) => byId.get(id) ?? [])),
    }));
  }).filter(({ total }) => total > 0);
}
