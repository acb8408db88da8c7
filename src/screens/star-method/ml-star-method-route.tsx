import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { StarMethod } from './star-method.tsx';

export const meta = () =>
  pageMeta(
    PAGES.mlStarMethod.title,
    'For the behavioral round of a machine learning interview: Situation, Task, Action, Result, with a full example.',
  );

/** The same page, reached from machine learning. */
export default function MlStarMethodRoute() {
  return <StarMethod back={{ to: paths.machineLearning, label: 'Machine Learning' }} />;
}
