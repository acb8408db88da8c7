import { paths } from '#paths.ts';
import { HeaderCard } from '#ui/header-card.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Featured } from './featured.tsx';
import { Hero } from './hero.tsx';

// Only for those who have been here before, and not before the page stands.
const Returning = lazyPart(() => import('./returning.tsx'));

export const meta = () =>
  pageMeta(
    'Dryrun',
    'Practise coding, system design and behavioral interviews in your browser. Free, private, offline.',
  );

export default function HomeRoute() {
  return (
    <>
      <Hero />
      <Featured />
      <div className="mt-3">
        <HeaderCard
          to={paths.mockInterview}
          title="Mock Interview"
          text="Half an hour to an hour against the clock, question after question, then you mark your own answers."
        />
      </div>
      {useHydrated() && <Returning />}
    </>
  );
}
