import { declaredNames } from '#related/code-names.ts';
import type { Nearest, NearestIndex } from '#related/find-related.ts';

export interface Answer {
  questions: Nearest[];
  reading: Nearest[];
  /** How many coding questions were looked through. */
  searched: number;
}

interface Searcher {
  index: NearestIndex;
  find: (index: NearestIndex, text: string) => Pick<Answer, 'questions' | 'reading'>;
  searched: number;
}

let loading: Promise<Searcher> | undefined;

/** Loads the index the first time something is asked; a failed load is tried again the next time. */
function load(): Promise<Searcher> {
  loading ??= Promise.all([import('#related/find-related.ts'), import('virtual:dataset/nearest')]).then(
    ([{ findNearest, loadNearestIndex }, { default: data }]) => ({
      index: loadNearestIndex(data.index),
      find: findNearest,
      searched: data.questions,
    }),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** What of the bundled dataset is nearest to a question; what the code declares counts as asked too. */
export async function askNearest(question: string, code: string): Promise<Answer> {
  const { index, find, searched } = await load();
  return { ...find(index, [question, ...declaredNames(code)].join(' ')), searched };
}
