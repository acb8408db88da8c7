import counts from 'virtual:dataset/counts';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CanvasDemo } from './canvas-demo.tsx';
import { ChatMockup } from './chat-mockup.tsx';
import { JudgeDemo } from './judge-demo.tsx';

const TourOffer = lazyPart(() => import('./tour-offer.tsx'));

const TITLE = 'Master system design, behavior and data interviews';

function Actions({ size }: { size: 'sm' | 'lg' }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <Link
        to={paths.dsa}
        className={buttonClass({ variant: size === 'lg' ? 'primary' : 'secondary', size })}
      >
        Get Started
      </Link>
      <Link to={paths.question('dsa/arrays/two-sum')} className={buttonClass({ size })}>
        Try a Question
      </Link>
    </div>
  );
}

/** For those who come back: what they have read before takes one line. */
export function ShortHero() {
  return (
    <section className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-xl font-semibold">{TITLE}</h1>
      <Actions size="sm" />
    </section>
  );
}

const number = (value: number) => value.toLocaleString('en');

/** How much there is, counted from the content. */
const FACTS = [
  { count: counts.coding, label: 'coding questions' },
  { count: counts.tests, label: 'hidden tests' },
  { count: counts.designs, label: 'designs to draw' },
  { count: counts.stories, label: 'behavioral questions' },
  { count: counts.lessons, label: 'lessons' },
];

function Facts() {
  return (
    <ul className="mt-7 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
      {FACTS.map(({ count, label }) => (
        <li key={label}>
          <span className="font-semibold text-text tabular-nums">{number(count)}</span> {label}
        </li>
      ))}
    </ul>
  );
}

/** For a newcomer: what it is, the one first step, and the real thing in small: the judge, the conversation, the canvas. */
export function Hero() {
  return (
    <section className="py-4 lg:py-8">
      <div className="grid items-center gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
        <div>
          <h1 className="text-3xl leading-[1.12] font-semibold tracking-[-0.025em]">{TITLE}</h1>
          <p className="mt-5 max-w-md text-lg text-muted">
            Rehearse the interview before the interview: code judged against real tests, designs you draw,
            stories you tell out loud. It all runs on your own machine and stays there.
          </p>
          <div className="mt-8">
            <Actions size="lg" />
          </div>
          {/* Its room is there from the start, so that nothing moves when it comes. */}
          <div className="mt-4 h-8">
            {/* Only an offer: where it cannot come nobody misses it. */}
            {useHydrated() && <TourOffer failed={() => null} />}
          </div>
          <Facts />
        </div>
        <JudgeDemo />
      </div>
      <div className="mt-6 grid gap-3 lg:mt-10 lg:grid-cols-2">
        <ChatMockup />
        <CanvasDemo />
      </div>
    </section>
  );
}
