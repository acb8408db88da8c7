import type { DataSet } from '#dataset/exercise.ts';

/** The data sets of the exercises, each loaded when an exercise on it is opened. A new one gets a line here. */
const LOADERS: Record<string, () => Promise<{ default: DataSet }>> = {
  relay: () => import('virtual:dataset/data-sets/relay'),
  'example-fit': () => import('virtual:dataset/data-sets/example-fit'),
  larder: () => import('virtual:dataset/data-sets/larder'),
};

/** @throws Error where there is no such data set, or where it cannot be loaded */
export async function loadDataSet(id: string): Promise<DataSet> {
  const load = LOADERS[id];
  if (!load) throw new Error(`unknown data set: ${id}`);
  return (await load()).default;
}
