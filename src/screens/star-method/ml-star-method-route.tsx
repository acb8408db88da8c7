import { paths } from '#paths.ts';
import { StarMethod } from './star-method.tsx';

export { meta } from './star-method-route.tsx';

/** The same page, reached from machine learning. */
export default function MlStarMethodRoute() {
  return <StarMethod back={{ to: paths.machineLearning, label: 'Machine Learning' }} />;
}
