import type { z } from 'zod/mini';
import { categoryLabel } from '#dataset/labels.ts';
import { type ListRow, listsSchema, type Track, type TrackCard, tracksSchema } from '#dataset/schema.ts';
import { ContentError } from '../read/content-error.ts';
import { check, readText } from '../read/read-file.ts';
import { isWritten, readDsaIndex } from '../read/read-index.ts';
import { type QuestionSource, readQuestion } from '../read/read-question.ts';

/** Names of techniques that people search for and topics do not have. Few, as every page loads the index. */
const NAMED =
  /bellman|bitmask|boyer|catalan|dijkstra|dutch|floyd|kadane|kahn|kernighan|knapsack|levenshtein|manacher|memoization|monotonic|patience|quickselect|sweep line|union-find/g;

function techniqueWords({ approaches }: QuestionSource): string[] {
  const words = approaches.flatMap(({ technique }) => technique.toLowerCase().match(NAMED) ?? []);
  return [...new Set(words)];
}

/**
 * The light index: one row a question, the written ones first.
 * @param atLeast rows to fill up to with synthetic ones; only the bench asks for any
 */
export function buildRows(atLeast = 0): ListRow[] {
  const rows = readDsaIndex().map((facts): ListRow => {
    const written = isWritten(facts.databaseId);
    const source = written ? readQuestion(facts.databaseId) : undefined;
    return {
      id: facts.id,
      title: facts.title,
      category: categoryLabel(facts.group),
      solutions: Object.keys(source?.solutions ?? {}).length,
      difficulty: facts.difficulty,
      companies: facts.companies.join(', '),
      frequency: facts.reportedBy,
      databaseId: facts.databaseId,
      topics: source?.topics ?? [],
      aliases: [...(source?.aliases ?? []), ...(source ? techniqueWords(source) : [])],
      written,
    };
  });
  rows.sort((a, b) => Number(b.written) - Number(a.written));
  for (let number = 1; rows.length < atLeast; number += 1) {
    const model = rows[number % rows.length];
    if (model)
      rows.push({ ...model, id: `synthetic-${number}`, title: `Synthetic ${number} ${model.title}` });
  }
  return rows;
}

/** Both curated lists; every id must be a row of the index and every total must be its count. */
export function buildLists(): z.infer<typeof listsSchema> {
  const file = 'content/lists/lists.json';
  const lists = check(listsSchema, JSON.parse(readText(file)), file);
  const known = new Set(readDsaIndex().map((facts) => facts.id));
  for (const [list, categories] of Object.entries(lists)) {
    for (const category of categories) {
      const field = `${list}.${category.name}`;
      if (category.questions.length !== category.totalQuestions) {
        throw new ContentError(
          file,
          field,
          `lists ${category.questions.length} of ${category.totalQuestions}`,
        );
      }
      const unknown = category.questions.find((id) => !known.has(id));
      if (unknown) throw new ContentError(file, field, `${unknown} is not in content/dsa/index.json`);
    }
  }
  return lists;
}

/** Both tracks of the home page: exactly the counts that the specification states. */
const TRACK_SHAPES = [
  { questions: 17, topics: 5 },
  { questions: 14, topics: 2 },
];

export function buildTracks(): Track[] {
  const file = 'content/lists/tracks.json';
  const tracks = check(tracksSchema, JSON.parse(readText(file)), file);
  const known = new Set(readDsaIndex().map((facts) => facts.id));
  if (tracks.length !== TRACK_SHAPES.length) {
    throw new ContentError(file, '', `holds ${tracks.length} tracks of ${TRACK_SHAPES.length}`);
  }
  for (const [index, track] of tracks.entries()) {
    const ids = track.topics.flatMap((topic) => topic.questions);
    const shape = TRACK_SHAPES[index];
    if (ids.length !== shape?.questions || track.topics.length !== shape.topics) {
      const wanted = `${shape?.questions} questions in ${shape?.topics} topics`;
      throw new ContentError(
        file,
        track.id,
        `has ${ids.length} in ${track.topics.length}; make it ${wanted}`,
      );
    }
    const unknown = ids.find((id) => !known.has(id));
    if (unknown) throw new ContentError(file, track.id, `${unknown} is not in content/dsa/index.json`);
    if (new Set(ids).size !== ids.length) throw new ContentError(file, track.id, 'lists a question twice');
  }
  return tracks;
}

/** The tracks with the addresses of their questions, and nothing else: the home page stays light. */
export function buildTrackCards(): TrackCard[] {
  const addresses = new Map(readDsaIndex().map((facts) => [facts.id, facts.databaseId]));
  return buildTracks().map(({ id, title, description, topics }) => ({
    id,
    title,
    description,
    topicCount: topics.length,
    questions: topics.flatMap((topic) =>
      topic.questions.map((question) => addresses.get(question) ?? question),
    ),
  }));
}
