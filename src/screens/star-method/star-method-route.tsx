import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { StarMethod } from './star-method.tsx';

export const meta = () =>
  pageMeta(
    PAGES.starMethod.title,
    'Situation, Task, Action, Result: how to tell your story, with a full example.',
  );

export default function StarMethodRoute() {
  return <StarMethod back={{ to: paths.behavioral, label: 'Behavioral' }} />;
}
