import './home.css';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { useHomeToday } from '#shell/home-state.ts';
import { HeaderCard } from '#ui/header-card.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Featured } from './featured.tsx';
import { Hero, ShortHero } from './hero/hero.tsx';
import { TodayLoading } from './today/today-frame.tsx';

// Only for those who have been here before, and not before the page stands.
const Today = lazyPart(() => import('./today/today.tsx'));

/** Areas that the sidebar does not list. */
const MORE = [
  {
    to: paths.mockInterview,
    icon: 'timer',
    title: 'Mock Interview',
    text: '30 to 60 minutes against the clock, then grade yourself with a rubric.',
  },
  {
    to: paths.review,
    icon: 'repeat',
    title: 'Review',
    text: 'What you’ve solved comes back before you forget it.',
  },
  {
    to: paths.machineLearning,
    icon: 'pipeline',
    title: 'Machine Learning',
    text: 'Frame the problem, draw the pipeline, define how you would measure success.',
  },
  {
    to: paths.learningCourses,
    icon: 'course',
    title: 'Learning Courses',
    text: 'Lessons in order, from rate limiters to low-level design.',
  },
] as const;

export const meta = () =>
  pageMeta(
    PAGES.home.title,
    'Practice coding, system design and behavioral interviews in your browser. Free, private, offline.',
  );

export default function HomeRoute() {
  const hydrated = useHydrated();
  const today = useHomeToday();
  return (
    <Page>
      <div className="home-today">
        {hydrated && today ? <Today fallback={<TodayLoading />} /> : <TodayLoading />}
      </div>
      <div className="home-rest">
        {today ? <ShortHero /> : <Hero />}
        <Featured />
        <div className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {MORE.map((card) => (
            <HeaderCard key={card.to} {...card} />
          ))}
        </div>
      </div>
    </Page>
  );
}
