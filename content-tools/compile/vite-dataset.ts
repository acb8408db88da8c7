import type { Plugin } from 'vite';
import { makeDataSet, makeInputs } from '../exercises/make-data.ts';
import { dataSetIds } from '../read/read-exercise.ts';
import { isWritten, readDsaIndex } from '../read/read-index.ts';
import { readRagSamples } from '../read/read-papers.ts';
import { readQuestion } from '../read/read-question.ts';
import { buildAnswerRows } from './compile-answer-question.ts';
import { buildCounts } from './compile-counts.ts';
import { buildCourseTerms, buildGlossaryIndex } from './compile-glossary.ts';
import { buildLists, buildRows, buildTrackCards, buildTracks } from './compile-index.ts';
import { buildKeyIdeas } from './compile-key-ideas.ts';
import { buildLessonIndex, buildLessonWords } from './compile-lesson.ts';
import { buildPatternIndex } from './compile-pattern.ts';
import { buildReading } from './compile-reading.ts';
import { buildNearest } from './compile-related.ts';
import { packedRow, UNPACK_ROWS } from './packed-rows.ts';
import { testsFile } from './tests-file.ts';

/** Modules whose text is made from `content/` when they are first imported. */
const MODULES: Record<string, () => unknown> = {
  'virtual:dataset/rows': () => buildRows(Number(process.env.DRYRUN_SYNTHETIC_ROWS ?? 0)),
  'virtual:dataset/lists': buildLists,
  'virtual:dataset/tracks': buildTracks,
  'virtual:dataset/track-cards': buildTrackCards,
  'virtual:dataset/counts': buildCounts,
  'virtual:dataset/order': () =>
    buildRows().flatMap(({ title, databaseId, written }) =>
      written && databaseId ? [{ title, databaseId }] : [],
    ),
  'virtual:dataset/answer-rows': () => buildAnswerRows().map(packedRow),
  'virtual:dataset/lessons': buildLessonIndex,
  'virtual:dataset/lesson-words': buildLessonWords,
  'virtual:dataset/patterns': () =>
    buildPatternIndex().map(({ id, group, title, to }) => ({ id, group, title, to })),
  'virtual:dataset/glossary': buildGlossaryIndex,
  'virtual:dataset/course-terms': buildCourseTerms,
  'virtual:dataset/reading': buildReading,
  'virtual:dataset/key-ideas': buildKeyIdeas,
  'virtual:dataset/rag-samples': readRagSamples,
  'virtual:dataset/nearest': buildNearest,
  'virtual:dataset/exercise-inputs': makeInputs,
  ...Object.fromEntries(dataSetIds().map((id) => [`virtual:dataset/data-sets/${id}`, () => makeDataSet(id)])),
};

/** What is made of a module's data where it is loaded. */
const REVIVED: Readonly<Record<string, string>> = {
  // The id of a row is the end of its address, which pages need not load twice.
  'virtual:dataset/order': '.map((row) => ({ id: row.databaseId.split("/").at(-1), ...row, written: true }))',
  'virtual:dataset/answer-rows': UNPACK_ROWS,
};

/**
 * Gives the application its dataset: the light index as virtual modules, and each question's hidden tests as
 * a file of their own, fetched on Submit. A broken content file stops the build with its name and field.
 */
export function dataset(): Plugin {
  const written = () => readDsaIndex().filter((facts) => isWritten(facts.databaseId));
  return {
    name: 'dryrun-dataset',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const name = id.slice(1);
      const build = MODULES[name];
      if (!build) return undefined;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(build()))})${REVIVED[name] ?? ''}`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { databaseId } of written()) {
        const { path, text } = testsFile(databaseId, readQuestion(databaseId).hidden);
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: text });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const match = /^\/tests\/(dsa\/[^.]+)\.[0-9a-f]+\.json$/.exec(request.url ?? '');
        const databaseId = match?.[1];
        if (!databaseId || !isWritten(databaseId)) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(testsFile(databaseId, readQuestion(databaseId).hidden).text);
      });
    },
  };
}
